/// Where something was scrolled to, to come back to it later.
public struct ScrollPlace: Codable, Hashable, Sendable {
  /// The row at the top of a list; nothing for content without rows.
  public var row: Int?
  /// How far the content, or that row, is scrolled out at the top, in points.
  public var offset: Double

  /// Creates the place `offset` points below the top of the content, or of `row`.
  public init(row: Int? = nil, offset: Double) {
    self.row = row
    self.offset = offset
  }
}
