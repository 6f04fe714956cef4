/// An area that can be filled or clipped to, in points.
///
/// Its outline is drawn anti-aliased.
public enum Shape: Hashable, Sendable {
  /// A rectangle with sharp corners.
  case rect(Rect)
  /// A rectangle with round corners; the radius is at most half of the shorter side.
  case roundedRect(Rect, radius: Double)
  /// The outline of a rounded rectangle, `width` points wide and inside of it.
  case ring(Rect, radius: Double, width: Double)
  /// The triangle between three corners.
  case triangle(Point, Point, Point)

  /// The smallest rectangle that holds the area.
  public var bounds: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ring(let rect, _, _):
      return rect
    case .triangle(let a, let b, let c):
      let left = min(a.x, b.x, c.x)
      let top = min(a.y, b.y, c.y)
      return Rect(
        x: left, y: top, width: max(a.x, b.x, c.x) - left, height: max(a.y, b.y, c.y) - top)
    }
  }

  /// The area moved by `vector`.
  public func offset(by vector: Vector) -> Shape {
    switch self {
    case .rect(let rect): .rect(rect.offset(by: vector))
    case .roundedRect(let rect, let radius):
      .roundedRect(rect.offset(by: vector), radius: radius)
    case .ring(let rect, let radius, let width):
      .ring(rect.offset(by: vector), radius: radius, width: width)
    case .triangle(let a, let b, let c): .triangle(a + vector, b + vector, c + vector)
    }
  }
}
