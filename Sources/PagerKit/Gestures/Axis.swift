public import PagerGraphics

/// One of the two directions in which things move.
public enum Axis: Sendable, Equatable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The part of `vector` along the axis.
  public func component(of vector: Vector) -> Double {
    self == .horizontal ? vector.dx : vector.dy
  }

  /// The part of `point` along the axis.
  public func component(of point: Point) -> Double {
    self == .horizontal ? point.x : point.y
  }
}
