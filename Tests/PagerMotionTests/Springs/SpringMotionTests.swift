import PagerMotion
import Testing

@Suite struct SpringMotionTests {
  @Test(arguments: 0..<100)
  func `the speed of a spring is the slope of its displacement`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let spring = Spring(response: random.number(0.2...1), dampingRatio: random.number(0.1...2))
    let motion = SpringMotion(
      spring: spring, displacement: random.number(-500...500),
      velocity: random.number(-5000...5000))
    let time = random.number(0.001...1)
    let slope = derivative(at: time, of: motion.displacement(at:))

    #expect(abs(slope - motion.velocity(at: time)) < 1e-3 * max(1, abs(slope)))
  }

  @Test(arguments: [0.999_999, 1 - 1e-10, 1, 1 + 1e-10, 1.000_001])
  func `the regimes meet at the critical spring`(ratio: Double) {
    let critical = CriticalSpring(
      angularFrequency: Spring.angularFrequency(response: 0.4), displacement: -300, velocity: 900)
    let motion = SpringMotion(
      spring: Spring(response: 0.4, dampingRatio: ratio), displacement: -300, velocity: 900)

    for time in [0, 0.05, 0.2, 0.5] {
      #expect(abs(motion.displacement(at: time) - critical.displacement(at: time)) < 1e-2)
    }
  }

  @Test(arguments: [0.3, 1, 1.7])
  func `a spring starts where it is released and ends at its target`(ratio: Double) {
    let motion = SpringMotion(
      spring: Spring(response: 0.5, dampingRatio: ratio), displacement: 120, velocity: -800)

    #expect(abs(motion.displacement(at: -1) - 120) < 1e-9)
    #expect(abs(motion.velocity(at: 0) + 800) < 1e-9)
    #expect(!motion.isAtRest(at: 0.05, distance: 0.5, velocity: 20))
    #expect(motion.isAtRest(at: 20, distance: 0.5, velocity: 20))
  }

  @Test func `a ratio gives itself back`() {
    #expect(abs(Spring(response: 0.3, dampingRatio: 0.8).dampingRatio - 0.8) < 1e-12)
  }

  @Test func `a spring without stiffness is refused`() async {
    await #expect(processExitsWith: .failure) {
      let spring = Spring(mass: 1, stiffness: 0, damping: 1)
      print(spring)
    }
  }

  @Test func `no limit is never undercut`() {
    let spring = CriticalSpring(angularFrequency: 10, displacement: 5, velocity: 0)

    #expect(spring.time(staysBelow: 0) == .infinity)
  }
}
