/// A rectangle with upright sides, in points; its sides are never negative.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// Creates the rectangle with this corner and extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates the rectangle with these coordinates, in points; a negative side counts as 0.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(
      origin: Point(x: x, y: y), size: Size(width: max(0, width), height: max(0, height)))
  }

  /// The rectangle at the origin without extent.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The middle between left and right edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between top and bottom edge.
  public var midY: Double { origin.y + size.height / 2 }
  /// The extent from left to right.
  public var width: Double { size.width }
  /// The extent from top to bottom.
  public var height: Double { size.height }
  /// The middle.
  public var center: Point { Point(x: midX, y: midY) }
  /// Whether nothing can be seen in it.
  public var isEmpty: Bool { size.isEmpty }
}

extension Rect {
  /// Whether the place lies inside; the left and top edges belong to the rectangle, the others not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The part that both rectangles share; without extent when they share none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top,
      width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Whether both share a part that can be seen.
  public func intersects(_ other: Rect) -> Bool {
    !intersection(other).isEmpty
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top,
      width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle moved by `vector`.
  public func offset(by vector: Vector) -> Rect {
    Rect(origin: origin + vector, size: size)
  }

  /// The rectangle without the given margins; a side never falls below 0.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// The rectangle with every coordinate multiplied by `factor`.
  public func scaled(by factor: Double) -> Rect {
    Rect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
