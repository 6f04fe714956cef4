extension Looks {
  /// A short red line that stretches to the next title: its right edge hurries, its left one moves
  /// evenly.
  public static let slider: Look = {
    var look = Look(name: "slider", summary: "a short line stretches from title to title")
    look.titleScale = 1.1
    look.indicators = [stretchingLine(edges: .slider)]
    look.strip = StripSettings(
      widths: .equal(minimum: 60), parking: .oneNeighborVisible, alignment: .justified)
    look.stripHeight = 40
    look.tapResponse = 0.265
    look.bounce = false
    return look
  }()

  /// The line of `slider` and `worm`: 15 × 2 points, radius 1.
  static func stretchingLine(edges: IndicatorEdges) -> Indicator {
    Indicator(edges: edges, anchor: .fixed(15), shape: .line(thickness: 2, radius: 1))
  }
}
