/// A part of a file that is read from its beginning on.
public struct FilePart: Sendable {
  /// The bytes; none only in the one part of a file without any.
  public var bytes: [UInt8]
  /// How many bytes of the file come before.
  public var offset: Int
  /// How many bytes the file had when it was opened; it may have more or fewer by now.
  public var fileSize: Int

  /// Creates the part `bytes`, which begins at `offset` of a file of `fileSize` bytes.
  public init(bytes: [UInt8], offset: Int, fileSize: Int) {
    self.bytes = bytes
    self.offset = offset
    self.fileSize = fileSize
  }
}
