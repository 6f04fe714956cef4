/// A decoded picture: pixels that never change.
///
/// Two pictures are equal when they are the same one.
public final class Picture: Sendable {
  /// The number of columns; at least 1.
  public let width: Int
  /// The number of rows; at least 1.
  public let height: Int
  /// The pixels, row by row from the top left: `0xAARRGGBB` with premultiplied alpha.
  public let pixels: [UInt32]

  /// Creates a picture of `width` × `height` pixels (`0xAARRGGBB`, premultiplied, row by row), or
  /// none when the number of pixels is another or a side is not above 0.
  public init?(width: Int, height: Int, pixels: [UInt32]) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

extension Picture: Hashable {
  /// Whether both are the same object.
  public static func == (first: Picture, second: Picture) -> Bool {
    first === second
  }

  /// Feeds the object's identity into `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
