import PagerMotion
import Testing

@Suite struct ScrollFlingTests {
  @Test(arguments: 0..<200)
  func `a fling is continuous at the edge`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let fling = ScrollFling(
      from: random.number(0...1000), velocity: random.number(-4000...4000), range: 0...1000)
    guard let edge = fling.edgeTime else { return }
    let step = 1e-9

    #expect(abs(fling.position(at: edge + step) - fling.position(at: edge - step)) < 1e-4)
    #expect(abs(fling.velocity(at: edge + step) - fling.velocity(at: edge - step)) < 1e-2)
    #expect(abs(fling.position(at: edge) - fling.target) < 1e-9)
  }

  @Test(arguments: 0..<200)
  func `a fling rests within half a pixel of its target`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let fling = ScrollFling(
      from: random.number(-100...1100), velocity: random.size(0...4), range: 0...1000)
    let rest = fling.restTime(pixelScale: 2)

    #expect((0...1000).contains(fling.target))
    #expect(rest < 6 && abs(fling.position(at: rest) - fling.target) <= 0.25 + 1e-9)
    #expect(fling.isAtRest(at: rest, pixelScale: 2))
    #expect(rest == 0 || !fling.isAtRest(at: rest / 2, pixelScale: 2))
  }

  @Test func `a release beyond the edge bounces at once`() {
    let fling = ScrollFling(from: -40, velocity: -500, range: 0...1000)
    let bounce = Bounce(from: -40, to: 0, velocity: -500)

    #expect(fling.edgeTime == 0 && fling.target == 0)
    #expect(fling.position(at: 0.1) == bounce.position(at: 0.1))
    #expect(fling.restTime(pixelScale: 1) == bounce.restTime(pixelScale: 1))
  }

  @Test func `a fling inwards from the edge scrolls freely`() {
    let fling = ScrollFling(from: 0, velocity: 800, range: 0...1000)

    #expect(fling.edgeTime == nil && abs(fling.target - 399.6) < 0.1)
  }

  @Test func `content that does not scroll bounces`() {
    let fling = ScrollFling(from: 0, velocity: 800, range: 0...0)

    #expect(fling.edgeTime == 0 && fling.target == 0 && fling.position(at: 0.1) > 20)
  }

  @Test func `no speed rests where it is`() {
    let fling = ScrollFling(from: 250, velocity: 0, range: 0...1000)

    #expect(fling.target == 250 && fling.restTime(pixelScale: 1) == 0)
  }

  @Test(arguments: [500.0, 1000, 8000])
  func `the strip rests within three quarters of a second`(velocity: Double) {
    let fling = ScrollFling(from: 0, velocity: velocity, range: 0...100_000, rate: 0.99)

    #expect(fling.restTime(pixelScale: 1) < 0.75)
  }
}
