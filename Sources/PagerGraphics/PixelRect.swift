/// A rectangle of whole device pixels.
public struct PixelRect: Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// The number of columns; never negative.
  public var width: Int
  /// The number of rows; never negative.
  public var height: Int

  /// Creates the rectangle with these pixels; a negative extent counts as 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The column behind the last one.
  public var maxX: Int { x + width }
  /// The row below the last one.
  public var maxY: Int { y + height }
  /// Whether it holds no pixel.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// The pixels that both rectangles share.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// The rectangle moved by whole pixels.
  public func offset(byX dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}

extension Rect {
  /// The nearest whole pixels at `scale` device pixels a point: each edge is rounded by itself, so
  /// that rectangles that touch still touch.
  ///
  /// A rectangle that is not finite gives no pixels.
  public func pixels(atScale scale: Double) -> PixelRect {
    let left = Int(saturating: (minX * scale).rounded())
    let top = Int(saturating: (minY * scale).rounded())
    return PixelRect(
      x: left, y: top,
      width: Int(saturating: (maxX * scale).rounded()) - left,
      height: Int(saturating: (maxY * scale).rounded()) - top)
  }
}

extension Int {
  /// The whole part of `value`, kept within ±2³⁰ so that sums of a few cannot overflow; 0 for a
  /// value that is no number.
  public init(saturating value: Double) {
    guard !value.isNaN else {
      self = 0
      return
    }
    self = Int(Swift.min(Swift.max(value, -1_073_741_824), 1_073_741_824))
  }
}
