import CSDL2
public import PagerGraphics
public import PagerKit

/// Decodes pictures, in every format that SDL_image knows.
public nonisolated enum SDLPictureLoader {
  /// Decodes a picture in as much detail as is wanted; beside that, the decoder's own pixels are in
  /// memory only while it does so.
  ///
  /// - Parameters:
  ///   - source: The picture's bytes, with the size that they promise.
  ///   - detail: What is wanted of it.
  ///   - isCancelled: Asked now and then; then there is an error instead of a picture.
  /// - Returns: Its pixels with premultiplied alpha.
  /// - Throws: ``SDLFailure`` if SDL_image is missing or cannot decode the bytes, or if they give a
  ///   larger picture than was promised or one that has no such detail.
  public static func decode(
    _ source: EncodedPicture, _ detail: PictureDetail, isCancelled: () -> Bool = { false }
  ) throws(SDLFailure) -> LoadedPicture {
    try SDLImageLibrary().decode(source) { (surface) throws(SDLFailure) in
      func failure(_ reason: String) -> SDLFailure { .picture(file: source.path, reason: reason) }
      let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
      guard width > 0, height > 0 else { throw failure("it has no pixels") }
      // Of drawings the last column and row may be cut ones.
      let rounding = source.format == .svg ? 1 : 0
      guard width <= source.width + rounding, height <= source.height + rounding else {
        throw failure("it is larger than it says")
      }
      guard let extent = detail.extent(ofWidth: width, height: height),
        var averaging = AreaAveraging(
          width: width, height: height, toWidth: extent.width, height: extent.height,
          part: extent.part)
      else { throw failure("it is another picture now") }
      try SurfaceRows(surface).forEach(in: averaging.rows) { (row) throws(SDLFailure) in
        guard !isCancelled() else { throw failure("it is not wanted any more") }
        averaging.add(row)
      }
      guard let picture = averaging.picture() else { throw failure("its pixels are missing") }
      return LoadedPicture(picture, width: width, height: height)
    }
  }

  /// Reads a picture of one's own; nothing is known of its size before it is decoded.
  ///
  /// - Parameter path: The file.
  /// - Returns: Its pixels with premultiplied alpha.
  /// - Throws: ``SDLFailure`` if SDL_image is missing or cannot read the file.
  public static func load(_ path: String) throws(SDLFailure) -> Picture {
    try SDLImageLibrary().read(path) { (surface) throws(SDLFailure) in
      let pixels = SurfacePixels(surface)
      let picture = Picture(
        width: pixels.width, height: pixels.height, pixels: pixels.premultipliedPixels())
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
