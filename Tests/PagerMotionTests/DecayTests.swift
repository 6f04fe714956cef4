import PagerMotion
import Testing

@Suite struct DecayTests {
  @Test(arguments: 0..<50)
  func `the speed of a decay is the slope of its position`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let decay = Decay(
      position: random.number(-500...500), velocity: random.number(-5000...5000),
      ratePerMillisecond: random.number(0.98...0.999))
    let time = random.number(0.001...2)
    let slope = derivative(at: time, of: decay.position(at:))

    #expect(abs(slope - decay.velocity(at: time)) < 1e-4 * max(1, abs(slope)))
  }

  @Test(arguments: [(-1.0, nil), (0.0, 0.0), (499.6, nil), (600, nil)] as [(Double, Double?)])
  func `only places ahead and before the rest are reached`(place: Double, time: Double?) {
    let decay = Decay(position: 0, velocity: 1000, ratePerMillisecond: 0.998)

    #expect(decay.time(toReach: place) == time)
  }

  @Test func `standing still reaches nothing and remains nowhere`() {
    let decay = Decay(position: 7, velocity: 0, ratePerMillisecond: 0.998)

    #expect(decay.position(at: 5) == 7 && decay.restPosition == 7)
    #expect(decay.time(toReach: 8) == nil && decay.time(untilRemaining: 0.5) == 0)
  }

  @Test func `times before the start count as the start`() {
    let decay = Decay(position: 7, velocity: 100, ratePerMillisecond: 0.998)

    #expect(decay.position(at: -1) == 7 && decay.velocity(at: -1) == 100)
  }

  @Test func `a rate of one is refused`() async {
    await #expect(processExitsWith: .failure) {
      print(Decay(position: 0, velocity: 1, ratePerMillisecond: 1))
    }
  }
}
