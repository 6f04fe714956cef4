/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The extent from left to right, in points.
  public var width: Double
  /// The extent from top to bottom, in points.
  public var height: Double

  /// Creates the extent with the given sides, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent.
  public static let zero = Size(width: 0, height: 0)

  /// Whether nothing can be seen in it: a side is not above 0 or not finite.
  public var isEmpty: Bool {
    !(width > 0 && height > 0 && width.isFinite && height.isFinite)
  }
}
