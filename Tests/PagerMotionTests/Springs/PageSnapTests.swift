import PagerMotion
import Testing

@Suite struct PageSnapTests {
  private static let times = [0, 1e-9, 0.001, 0.016, 0.05, 0.1, 0.2, 0.4, 0.8, 2, 10]

  @Test(arguments: 0..<200)
  func `a snap never passes its target`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (from, distance) = (random.number(-5000...5000), random.size(-9...4))
    let snap = PageSnap(from: from, to: from + distance, velocity: random.size(-3...5))
    let direction: Double = from + distance > from ? 1 : -1

    for time in Self.times {
      #expect((snap.target - snap.position(at: time)) * direction >= 0)
    }
  }

  @Test(arguments: 0..<100)
  func `the speed of a snap is the slope of its position`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let snap = PageSnap(
      from: random.number(-500...500), to: random.number(-500...500),
      velocity: random.number(-8000...8000))
    let time = random.number(0.001...1)
    let slope = derivative(at: time, of: snap.position(at:))

    #expect(abs(slope - snap.velocity(at: time)) < 1e-3 * max(1, abs(slope)))
  }

  @Test(arguments: 0..<200)
  func `position and speed are continuous at release and retarget`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let distance = random.number(20...2000)
    let first = PageSnap(from: 0, to: distance, velocity: random.number(-8000...40 * distance))
    let (time, target) = (random.number(0...0.5), random.number(-2000...2000))
    let (place, speed) = (first.position(at: time), first.velocity(at: time))
    let second = PageSnap(from: place, to: target, velocity: speed)

    #expect(abs(second.position(at: 0) - place) <= 1e-9)
    guard speed * (target - place) <= 40 * (target - place) * (target - place) else { return }
    #expect(abs(second.velocity(at: 0) - speed) <= 1e-9 * max(1, abs(speed)))
  }

  @Test(arguments: 0..<200)
  func `a snap rests from its rest time on and not before`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let scale = random.number(1...3)
    let snap = PageSnap(
      from: 0, to: random.size(-2...3.5), velocity: random.size(0...4))
    let rest = snap.restTime(pixelScale: scale)

    for extra in [0, 1e-6, 0.01, 0.1, 1, 100] {
      #expect(snap.isAtRest(at: rest + extra, pixelScale: scale))
    }
    #expect(rest == 0 || !snap.isAtRest(at: rest.nextDown, pixelScale: scale))
  }

  @Test func `no way at all rests at once`() {
    let snap = PageSnap(from: 320, to: 320, velocity: 4000)

    #expect(snap.position(at: 0.1) == 320 && snap.velocity(at: 0) == 0)
    #expect(snap.restTime(pixelScale: 2) == 0 && snap.fractionDone(at: 0) == 1)
  }

  @Test func `a snap is 95 per cent done in 0.30 s and 99 per cent in 0.42 s`() {
    let snap = PageSnap(from: 0, to: 960, velocity: 0)

    #expect(abs(snap.time(fractionDone: 0.95) - 0.30) < 0.005)
    #expect(abs(snap.time(fractionDone: 0.99) - 0.42) < 0.005)
    #expect(abs(snap.fractionDone(at: snap.time(fractionDone: 0.95)) - 0.95) < 1e-12)
  }

  @Test(arguments: [(0.331, 0.25), (0.265, 0.20)])
  func `a look's response does 95 per cent of a tap in its time`(response: Double, time: Double) {
    let snap = PageSnap(from: 0, to: 960, velocity: 0, response: response)

    #expect(abs(snap.time(fractionDone: 0.95) - time) < 0.002)
  }

  @Test func `times before the start and without end are the start and the end`() {
    let snap = PageSnap(from: 10, to: 400, velocity: 900)

    #expect(snap.position(at: -1) == 10 && snap.velocity(at: -.infinity) == 900)
    #expect(snap.position(at: .nan) == 10)
    #expect(snap.position(at: .infinity) == 400 && snap.velocity(at: .infinity) == 0)
  }
}
