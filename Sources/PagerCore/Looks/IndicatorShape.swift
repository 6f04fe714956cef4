import PagerGraphics

/// The outline of an indicator; its width is the anchor's and edges' affair, lengths in points.
public enum IndicatorShape: Hashable, Sendable {
  /// A bar of this thickness with rounded ends.
  case line(thickness: Double, radius: Double)
  /// A rounded box as high as the strip without `inset` above and below.
  case pill(radius: Double, inset: Double)
  /// A triangle of this height that points from the strip's edge to the title.
  case triangle(height: Double)
  /// A round dot of this diameter, which its edges may pull into a capsule.
  case dot(diameter: Double, margin: Double)

  /// How far the outline reaches from top to bottom, and its distance from the strip's edge.
  func extent(stripHeight: Double) -> (height: Double, margin: Double) {
    switch self {
    case .line(let thickness, _): (StripMeasures.length(thickness), 0)
    case .pill(_, let inset):
      (max(0, stripHeight - 2 * StripMeasures.length(inset)), StripMeasures.length(inset))
    case .triangle(let height): (StripMeasures.length(height), 0)
    case .dot(let diameter, let margin):
      (StripMeasures.length(diameter), StripMeasures.length(margin))
    }
  }

  /// The outline within `frame`; a triangle at the strip's top edge points downwards.
  func outline(in frame: Rect, at position: IndicatorPosition) -> Shape {
    switch self {
    case .line(_, let radius), .pill(let radius, _): .roundedRect(frame, radius: radius)
    case .dot: .roundedRect(frame, radius: frame.size.height / 2)
    case .triangle: triangle(in: frame, pointsUp: position != .top)
    }
  }

  private func triangle(in frame: Rect, pointsUp: Bool) -> Shape {
    let (base, tip) = pointsUp ? (frame.maxY, frame.minY) : (frame.minY, frame.maxY)
    return .triangle(
      Point(x: frame.minX, y: base), Point(x: frame.midX, y: tip), Point(x: frame.maxX, y: base))
  }
}
