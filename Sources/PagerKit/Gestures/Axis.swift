public import PagerGraphics

/// One of the two directions in which things move.
public enum Axis: Sendable, Equatable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other axis.
  public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }

  /// The part of `vector` along the axis.
  public func component(of vector: Vector) -> Double {
    self == .horizontal ? vector.dx : vector.dy
  }

  /// The part of `point` along the axis.
  public func component(of point: Point) -> Double {
    self == .horizontal ? point.x : point.y
  }

  /// The part of `size` along the axis.
  public func component(of size: Size) -> Double {
    self == .horizontal ? size.width : size.height
  }

  /// The way of `distance` points along the axis.
  public func vector(_ distance: Double) -> Vector {
    self == .horizontal ? Vector(dx: distance, dy: 0) : Vector(dx: 0, dy: distance)
  }

  /// The size that is `length` points long along the axis and `breadth` across it.
  public func size(length: Double, breadth: Double) -> Size {
    self == .horizontal
      ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
  }

  /// The rectangle from `start` along the axis, as long as `length`, and as wide as `breadth` from
  /// `side` across it.
  public func rect(
    from start: Double, length: Double, side: Double = 0, breadth: Double
  ) -> Rect {
    let origin = vector(start) + crossing.vector(side)
    return Rect(
      origin: Point(x: origin.dx, y: origin.dy), size: size(length: length, breadth: breadth))
  }
}
