/// The bytes of a picture whose beginning was looked at: what it promises, it may be decoded for.
public struct EncodedPicture: Sendable {
  /// The formats of pictures.
  public enum Format: String, Sendable, CaseIterable {
    /// Portable Network Graphics.
    case png = "PNG"
    /// What cameras write.
    case jpeg = "JPEG"
    /// The Graphics Interchange Format, of which the first frame is shown.
    case gif = "GIF"
    /// The bitmaps of Windows.
    case bmp = "BMP"
    /// The format of the web.
    case webp = "WebP"
    /// Scalable Vector Graphics, which are drawn in the size that they ask for.
    case svg = "SVG"
  }

  /// The file that the bytes were read from.
  public var path: String
  /// The whole file.
  public var bytes: [UInt8]
  /// How it is written.
  public var format: Format
  /// The most columns that decoding it may give.
  public var width: Int
  /// The most rows that decoding it may give.
  public var height: Int

  /// Creates the picture that `bytes`, read from the file at `path`, promise to be.
  public init(path: String, bytes: [UInt8], format: Format, width: Int, height: Int) {
    self.path = path
    self.bytes = bytes
    self.format = format
    self.width = width
    self.height = height
  }
}
