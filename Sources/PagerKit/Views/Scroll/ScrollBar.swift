import PagerGraphics

/// The geometry of a vertical scroll bar, in points.
struct ScrollBar: Equatable {
  /// The width that is kept free at the right edge.
  static let gutter = 10.0
  private static let margin = 2.0
  private static let shortest = 24.0

  /// The height of what is seen.
  var height: Double
  /// The height of the content.
  var contentHeight: Double
  /// The greatest offset.
  var range: Double

  /// The height of the thumb: what is seen of the content, as a share of the height.
  var length: Double {
    let share = contentHeight > 0 ? min(1, height / contentHeight) : 1
    return min(height, max(Self.shortest, height * share))
  }

  /// The offset that one point of the thumb's way stands for.
  var ratio: Double {
    let way = height - length
    return way > 0 ? range / way : 0
  }

  /// The thumb at `offset`, in the gutter.
  func thumb(at offset: Double) -> Rect {
    let place = range > 0 ? min(max(offset / range, 0), 1) * (height - length) : 0
    return Rect(
      x: Self.margin, y: place + Self.margin, width: Self.gutter - 2 * Self.margin,
      height: length - 2 * Self.margin)
  }
}
