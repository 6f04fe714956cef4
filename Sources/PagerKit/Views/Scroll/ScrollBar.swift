import PagerGraphics

/// The geometry of a scroll bar, in points: a vertical one at the right edge, a horizontal one at
/// the bottom.
struct ScrollBar: Equatable {
  /// The breadth that is kept free at that edge.
  static let gutter = 10.0
  private static let margin = 2.0
  private static let shortest = 24.0

  /// The axis along which it lies.
  var axis: Axis
  /// The length of what is seen.
  var viewLength: Double
  /// The length of the content.
  var contentLength: Double
  /// The greatest offset.
  var range: Double

  /// The length of the thumb: what is seen of the content, as a share of the bar.
  var length: Double {
    let share = contentLength > 0 ? min(1, viewLength / contentLength) : 1
    return min(viewLength, max(Self.shortest, viewLength * share))
  }

  /// The offset that one point of the thumb's way stands for.
  var ratio: Double {
    let way = viewLength - length
    return way > 0 ? range / way : 0
  }

  /// The thumb at `offset`, in the gutter.
  func thumb(at offset: Double) -> Rect {
    let place = range > 0 ? min(max(offset / range, 0), 1) * (viewLength - length) : 0
    return axis.rect(
      from: place + Self.margin, length: length - 2 * Self.margin, side: Self.margin,
      breadth: Self.gutter - 2 * Self.margin)
  }
}
