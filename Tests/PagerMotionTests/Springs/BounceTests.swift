import PagerMotion
import Testing

@Suite struct BounceTests {
  @Test func `a hit at 1500 points a second peaks 50.5 points beyond the edge`() {
    let bounce = Bounce(from: 0, to: 0, velocity: 1500)

    #expect(abs(bounce.position(at: bounce.peakTime) - 50.5) < 0.01)
    #expect(abs(bounce.velocity(at: bounce.peakTime)) < 1e-9)
  }

  @Test(arguments: [9000.0, -9000])
  func `the speed of a bounce is capped`(velocity: Double) {
    let bounce = Bounce(from: 0, to: 0, velocity: velocity)

    #expect(bounce.velocity(at: 0) == (velocity > 0 ? 5000 : -5000))
  }

  @Test(arguments: 0..<200)
  func `a bounce rests from its rest time on and not before`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let bounce = Bounce(
      from: random.number(-300...300), to: 0, velocity: random.number(-5000...5000))
    let rest = bounce.restTime(pixelScale: 1.5)

    #expect([0, 1e-6, 0.01, 0.1, 1].allSatisfy { bounce.isAtRest(at: rest + $0, pixelScale: 1.5) })
    #expect(rest == 0 || !bounce.isAtRest(at: rest.nextDown, pixelScale: 1.5))
  }

  @Test(arguments: 0..<50)
  func `the speed of a bounce is the slope of its position`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let bounce = Bounce(
      from: random.number(-300...300), to: 0, velocity: random.number(-5000...5000))
    let time = random.number(0.001...1)
    let slope = derivative(at: time, of: bounce.position(at:))

    #expect(abs(slope - bounce.velocity(at: time)) < 1e-3 * max(1, abs(slope)))
  }
}
