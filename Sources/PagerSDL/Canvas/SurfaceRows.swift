import CSDL2

/// The rows of a surface of any format as `0xAARRGGBB` with premultiplied alpha.
///
/// Only some rows are converted at a time: a large picture is never in memory twice.
nonisolated struct SurfaceRows {
  private let surface: UnsafeMutablePointer<SDL_Surface>
  private let width: Int
  private let hasKey: Bool
  private let isOpaque: Bool

  /// About this many pixels are converted at a time.
  private static let bandPixels = 1 << 18

  /// Views `surface`, which must outlive the rows.
  init(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    self.surface = surface
    width = Int(surface.pointee.w)
    hasKey = SDL_HasColorKey(surface) == SDL_TRUE
    let format = surface.pointee.format.pointee
    isOpaque = !hasKey && format.Amask == 0 && format.palette == nil
  }

  /// Lends the rows in `range`, in order and each for the time of `body`.
  func forEach(
    in range: Range<Int>, _ body: (UnsafePointer<UInt32>) throws(SDLFailure) -> Void
  ) throws(SDLFailure) {
    let height = max(1, min(range.count, Self.bandPixels / max(1, width)))
    let band = SDL_CreateRGBSurfaceWithFormat(
      0, Int32(width), Int32(height), 32, SDL_PIXELFORMAT_ARGB8888.rawValue)
    defer { SDL_FreeSurface(band) }
    guard let band, let pixels = band.pointee.pixels?.assumingMemoryBound(to: UInt32.self) else {
      throw .drawing(reason: lastSDLError)
    }
    let stride = Int(band.pointee.pitch) / 4
    for top in Swift.stride(from: range.lowerBound, to: range.upperBound, by: height) {
      let count = min(height, range.upperBound - top)
      try convert(top, count, into: band)
      for row in 0..<count {
        let start = pixels + row * stride
        if !isOpaque { premultiply(start) }
        try body(start)
      }
    }
  }

  private func convert(
    _ top: Int, _ count: Int, into band: UnsafeMutablePointer<SDL_Surface>
  ) throws(SDLFailure) {
    let rows = view(top, count)
    defer { SDL_FreeSurface(rows) }
    // Pixels of the transparent colour are not copied.
    if hasKey { SDL_FillRect(band, nil, 0) }
    guard let rows, SDL_UpperBlit(rows, nil, band, nil) == 0 else {
      throw .drawing(reason: lastSDLError)
    }
  }

  /// Some rows as a surface of their own: SDL copies from the first 65,536 rows of a surface only.
  private func view(_ top: Int, _ count: Int) -> UnsafeMutablePointer<SDL_Surface>? {
    let whole = surface.pointee
    let format = whole.format.pointee
    let start = whole.pixels.map { $0 + top * Int(whole.pitch) }
    let view = SDL_CreateRGBSurfaceWithFormatFrom(
      start, whole.w, Int32(count), Int32(format.BitsPerPixel), whole.pitch, format.format)
    if let palette = format.palette { SDL_SetSurfacePalette(view, palette) }
    var key: UInt32 = 0
    if hasKey, SDL_GetColorKey(surface, &key) == 0 { SDL_SetColorKey(view, 1, key) }
    SDL_SetSurfaceBlendMode(view, SDL_BLENDMODE_NONE)
    return view
  }

  private func premultiply(_ row: UnsafeMutablePointer<UInt32>) {
    for column in 0..<width { row[column] = row[column].premultiplied }
  }
}
