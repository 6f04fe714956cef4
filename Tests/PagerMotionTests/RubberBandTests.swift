import PagerMotion
import Testing

@Suite struct RubberBandTests {
  @Test(arguments: 0..<200)
  func `the inverse finds the pull behind every offset`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let band = RubberBand(dimension: random.number(1...4000))
    let shown = random.number(-0.99...0.99) * band.dimension

    #expect(abs(band.shown(band.inverse(shown)) - shown) < 1e-9 * band.dimension)
    #expect(band.inverse(-shown) == -band.inverse(shown))
  }

  @Test(arguments: 0..<50)
  func `the slope is that of the shown offset`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (band, pull) = (RubberBand(dimension: 960), random.number(-2000...2000))
    let slope = derivative(at: pull, step: 1e-3, of: band.shown(_:))

    #expect(abs(slope - band.slope(pull)) < 1e-6)
  }

  @Test(arguments: 0..<50)
  func `a pull is undone in parts or at once`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (band, range) = (RubberBand(dimension: 400), 0.0...1000.0)
    let raw = random.number(-900...1900)
    let caught = band.raw(shown: band.shown(raw: raw, in: range), in: range)

    #expect(abs(caught - raw) < 1e-8)
  }

  @Test(arguments: [0, 5, -5, 1e300, -.infinity] as [Double])
  func `no viewport shows no pull`(pull: Double) {
    let band = RubberBand(dimension: 0)

    #expect(band.shown(pull) == 0 && band.inverse(pull) == 0 && band.slope(pull) == 0)
  }

  @Test func `no pull leaves the viewport`() {
    let band = RubberBand(dimension: 400)

    #expect(band.shown(.infinity) == 400 && band.shown(-1e300) == -400)
    #expect(band.inverse(400).isFinite && band.inverse(9000).isFinite)
  }

  @Test(arguments: [(500, 900), (1000, 900), (-100, 382.5)] as [(Double, Double)])
  func `overscroll slows the shown speed`(raw: Double, expected: Double) {
    let shown = RubberBand(dimension: 400).shownVelocity(900, raw: raw, in: 0...1000)

    #expect(abs(shown - expected) < 0.1)
  }
}
