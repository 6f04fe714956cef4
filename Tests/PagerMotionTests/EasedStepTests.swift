import PagerMotion
import Testing

@Suite struct EasedStepTests {
  @Test func `a click scrolls three lines in its time`() {
    let step = EasedStep(from: 100, to: 148)

    #expect(step.position(at: -1) == 100 && step.position(at: 0.075) == 124)
    #expect(step.position(at: 0.15) == 148 && step.velocity(at: 0.15) == 0)
    #expect(!step.isAtRest(at: 0.149) && step.isAtRest(at: 0.15))
  }

  @Test(arguments: 0..<100)
  func `another target keeps position and speed`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let first = EasedStep(from: 0, to: random.number(-200...200))
    let time = random.number(0.01...0.14)
    let second = first.retargeted(to: random.number(-400...400), at: time)

    #expect(abs(second.position(at: 0) - first.position(at: time)) < 1e-12)
    #expect(abs(second.velocity(at: 0) - first.velocity(at: time)) < 1e-9)
    #expect(second.duration <= 0.15 && second.position(at: second.duration) == second.target)
  }

  @Test(arguments: 0..<100)
  func `a target that moved nearer is not passed`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let first = EasedStep(from: 0, to: 96)
    let time = random.number(0.01...0.14)
    let place = first.position(at: time)
    let second = first.retargeted(to: place + random.number(0.001...40), at: time)

    for part in stride(from: 0, through: 1, by: 0.05) {
      let position = second.position(at: part * second.duration)
      #expect(position >= place - 1e-9 && position <= second.target + 1e-9)
    }
  }

  @Test(arguments: 0..<50)
  func `its speed is the slope of its position`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let step = EasedStep(from: 0, to: random.number(-200...200), velocity: random.number(-99...99))
    let time = random.number(0.01...0.06)
    let slope = derivative(at: time, of: step.position(at:))

    #expect(abs(slope - step.velocity(at: time)) < 1e-3 * max(1, abs(slope)))
  }

  @Test func `no way with speed stops at once`() {
    #expect(EasedStep(from: 5, to: 5, velocity: 300).position(at: 0.01) >= 5)
    #expect(EasedStep(from: 5, to: 5).position(at: 0.01) == 5)
  }
}
