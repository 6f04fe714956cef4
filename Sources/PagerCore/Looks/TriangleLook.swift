extension Looks {
  /// A small triangle that points from the page to the selected title.
  public static let triangle: Look = {
    var look = Look(name: "triangle", summary: "a small triangle points at the title")
    look.restColor = .secondaryText
    look.selectedColor = .text
    look.indicators = [
      Indicator(edges: .linear, anchor: .fixed(14), shape: .triangle(height: 7))
    ]
    return look
  }()
}
