/// How much of each pixel a piece of text covers: 0 none, 255 all of it.
public final class CoverageMask: Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The coverages, row by row from the top left.
  public let bytes: [UInt8]

  /// Creates a mask of `width` × `height` coverages, row by row.
  ///
  /// - Precondition: there are exactly that many bytes.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height, "A mask has one byte a pixel.")
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
