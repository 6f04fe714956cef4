extension Looks {
  /// A red pill inside whose outline titles are white: the colour changes within the glyphs.
  ///
  /// The pill is as wide as its tab and as high as the strip, without a margin, as in the article:
  /// it covers the strip's line too and stands on the page.
  public static let illusion: Look = {
    var look = Look(
      name: "illusion", summary: "a pill slides along and titles turn white inside it")
    look.titleSize = 20
    look.selectedColor = .text
    look.indicators = [
      Indicator(
        edges: .linear, anchor: .cell, shape: .pill(radius: 10, inset: 0), paint: .accentFill,
        layer: .under, position: .fill, cutsTitles: true)
    ]
    look.strip = StripSettings(widths: .equal(), alignment: .justified)
    look.tapResponse = 0.331
    look.bounce = false
    return look
  }()
}
