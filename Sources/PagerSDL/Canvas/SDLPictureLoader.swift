import CSDL2
public import PagerGraphics

/// Reads pictures from files, in every format that SDL_image knows.
public nonisolated enum SDLPictureLoader {
  /// A picture with more pixels would take over 400 MB.
  private static let mostPixels = 100_000_000

  /// Reads a picture on another thread.
  ///
  /// - Parameter path: The file.
  /// - Returns: Its pixels with premultiplied alpha.
  /// - Throws: ``SDLFailure`` if SDL_image is missing or cannot read the file.
  @concurrent
  public static func decode(_ path: String) async throws -> Picture { try load(path) }

  /// Reads a picture.
  ///
  /// - Parameter path: The file.
  /// - Returns: Its pixels with premultiplied alpha.
  /// - Throws: ``SDLFailure`` if SDL_image is missing or cannot read the file.
  public static func load(_ path: String) throws(SDLFailure) -> Picture {
    try SDLImageLibrary().read(path) { (surface) throws(SDLFailure) in
      let (width, height) = (Int(surface.w), Int(surface.h))
      guard width * height <= mostPixels else {
        throw .picture(file: path, reason: "\(width) × \(height) pixels are too many")
      }
      let pixels = SurfacePixels(surface)
      let picture = Picture(width: width, height: height, pixels: pixels.premultipliedPixels())
      guard let picture else { throw .picture(file: path, reason: "it has no pixels") }
      return picture
    }
  }
}

nonisolated extension SurfacePixels {
  /// All pixels, row by row, with premultiplied alpha.
  func premultipliedPixels() -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      for row in 0..<height {
        for column in 0..<width {
          buffer[row * width + column] = self[column, row].premultiplied
        }
      }
      count = width * height
    }
  }
}

nonisolated extension UInt32 {
  /// The pixel `0xAARRGGBB`, whose colours are straight, with colours multiplied by its alpha.
  var premultiplied: UInt32 {
    let alpha = self >> 24
    guard alpha < 255 else { return self }
    func scaled(_ shift: UInt32) -> UInt32 {
      (((self >> shift & 0xFF) * alpha + 127) / 255) << shift
    }
    return alpha << 24 | scaled(16) | scaled(8) | scaled(0)
  }
}
