/// A way from one place to another, in points.
public struct Vector: Hashable, Sendable {
  /// The way to the right, in points; negative to the left.
  public var dx: Double
  /// The way downwards, in points; negative upwards.
  public var dy: Double

  /// Creates the way with the given components, in points.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// No way at all.
  public static let zero = Vector(dx: 0, dy: 0)

  /// The length of the way, in points; never negative.
  public var length: Double {
    hypotenuse(dx, dy)
  }

  /// Both ways, one after the other.
  public static func + (first: Vector, second: Vector) -> Vector {
    Vector(dx: first.dx + second.dx, dy: first.dy + second.dy)
  }

  /// The first way without the second.
  public static func - (first: Vector, second: Vector) -> Vector {
    Vector(dx: first.dx - second.dx, dy: first.dy - second.dy)
  }
}
