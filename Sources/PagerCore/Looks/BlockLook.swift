import PagerGraphics

extension Looks {
  /// A soft block behind the selected title.
  public static let block: Look = {
    var look = Look(name: "block", summary: "a soft block lies behind the title")
    look.restColor = .secondaryText
    look.selectedColor = .accentText
    look.indicators = [
      Indicator(
        edges: .linear, anchor: .cell, shape: .pill(radius: 8, inset: 6), paint: .softAccent,
        layer: .under, position: .fill)
    ]
    look.strip = StripSettings(
      spacing: 4, insets: Insets(top: 0, left: 6, bottom: 0, right: 6))
    return look
  }()
}
