import CSDL2
public import PagerGraphics

/// Writes pictures of frames.
public enum SDLSnapshot {
  /// Writes a bitmap as PNG.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - path: The file, which is replaced if it exists.
  /// - Throws: ``SDLFailure`` if SDL_image is missing or the file cannot be written.
  public static func write(_ bitmap: Bitmap, to path: String) throws(SDLFailure) {
    guard bitmap.width > 0, bitmap.height > 0 else {
      throw .unwritable(file: path, reason: "the picture has no pixels")
    }
    let library = try SDLImageLibrary()
    let surface = SDL_CreateRGBSurfaceWithFormatFrom(
      bitmap.base, Int32(clamping: bitmap.width), Int32(clamping: bitmap.height), 32,
      Int32(clamping: 4 * bitmap.stride), SDL_PIXELFORMAT_RGB888.rawValue)
    defer { SDL_FreeSurface(surface) }
    guard let surface else { throw .unwritable(file: path, reason: lastSDLError) }
    try library.write(surface, to: path)
    withExtendedLifetime(bitmap) {}
  }
}
