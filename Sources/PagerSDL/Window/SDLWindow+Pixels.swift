import CSDL2
public import PagerGraphics

extension SDLWindow {
  /// The pixels of a frame as this window's renderer draws it; nothing of it is shown.
  ///
  /// - Parameter list: The frame.
  /// - Returns: A bitmap of the window's size.
  /// - Throws: ``SDLFailure`` if the renderer cannot.
  public func pixels(of list: DisplayList) throws(SDLFailure) -> Bitmap {
    try compositor.draw(list)
    return try renderer.readPixels()
  }

  /// Shows a picture as the program's icon, where the desktop has a place for it.
  public func setIcon(_ picture: Picture) {
    var pixels = picture.pixels.map(\.straightened)
    pixels.withUnsafeMutableBytes { bytes in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(clamping: picture.width), Int32(clamping: picture.height), 32,
        Int32(clamping: 4 * picture.width), SDL_PIXELFORMAT_ARGB8888.rawValue)
      // It copies what it needs.
      SDL_SetWindowIcon(handle.pointer, surface)
      SDL_FreeSurface(surface)
    }
  }
}

nonisolated extension UInt32 {
  /// The pixel `0xAARRGGBB`, whose colours are multiplied by its alpha, with straight colours.
  fileprivate var straightened: UInt32 {
    let alpha = self >> 24
    guard alpha > 0, alpha < 255 else { return self }
    func scaled(_ shift: UInt32) -> UInt32 {
      Swift.min(255, ((self >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | scaled(16) | scaled(8) | scaled(0)
  }
}
