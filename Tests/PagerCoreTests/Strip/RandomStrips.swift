import PagerCore
import PagerGraphics
import PagerTestSupport

extension StripLayout {
  /// Any strip, also an absurd one: the same for the same seed.
  static func random(seed: Int) -> StripLayout {
    var generator = SeededGenerator(seed: seed)
    let count = [1, 2, 3, 6, 25].randomElement(using: &generator) ?? 1
    let widths: [Double] = [0, 1, 37.5, 320.1, 400, 800, 3_840]
    let width = widths.randomElement(using: &generator) ?? 400
    var layout = StripLayout(
      count: count, stripWidth: width, settings: .random(using: &generator),
      estimatedTitleWidth: Double.random(in: 0...200, using: &generator))
    for tab in 0..<count where Bool.random(using: &generator) {
      layout.setTitleWidth(Double.random(in: 0...120, using: &generator), at: tab)
    }
    if Int.random(in: 0..<4, using: &generator) == 0 {
      layout.setTitleWidth(5_000, at: Int.random(in: 0..<count, using: &generator))
    }
    return layout
  }

  /// Every strip position in steps of 1/20 of a page, and some beyond the ends.
  var positions: [Double] {
    (-25...(20 * count + 25)).map { Double($0) / 20 }
  }
}

extension StripSettings {
  static func random(using generator: inout SeededGenerator) -> StripSettings {
    StripSettings(
      widths: [.intrinsic(), .intrinsic(minimum: 0), .fixed(90), .equal(), .equal(minimum: 60)]
        .randomElement(using: &generator) ?? .intrinsic(),
      parking: [.center, .pivot(0), .pivot(0.3), .pivot(1), .margin(30), .oneNeighborVisible]
        .randomElement(using: &generator) ?? .center,
      alignment: StripAlignment.allCases.randomElement(using: &generator) ?? .leading,
      spacing: [0.0, 0, 4, 7.3].randomElement(using: &generator) ?? 0,
      insets: [.zero, Insets(all: 10), Insets(left: 3.7, right: 90)]
        .randomElement(using: &generator) ?? .zero)
  }
}
