/// A stretch of the strip from left to right, in points of its content.
public struct Span: Hashable, Sendable {
  /// The left edge.
  public var minX: Double
  /// The right edge; never left of `minX`.
  public var maxX: Double

  /// Creates the stretch between two edges, in points; a right edge left of `minX` counts as
  /// `minX`.
  public init(minX: Double, maxX: Double) {
    self.minX = minX
    self.maxX = max(minX, maxX)
  }

  /// Creates the stretch of this width around its middle, both in points.
  public init(midX: Double, width: Double) {
    self.init(minX: midX - width / 2, maxX: midX + width / 2)
  }

  /// A stretch without width at the start of the content.
  public static let zero = Span(minX: 0, maxX: 0)

  /// The distance between the edges, in points; never negative.
  public var width: Double { maxX - minX }
  /// The middle between the edges.
  public var midX: Double { minX + (maxX - minX) / 2 }
}
