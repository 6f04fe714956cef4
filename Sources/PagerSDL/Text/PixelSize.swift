/// The size of an em on the device, to an eighth of a pixel.
nonisolated struct PixelSize: Hashable, Sendable {
  /// The size, in eighths of a pixel.
  let eighths: Int32

  /// The nearest size to `pixels` that fonts can be drawn at, 1…1024.
  init(_ pixels: Double) {
    let bounded = pixels.isFinite ? min(max(pixels, 1), 1024) : 1
    eighths = Int32((bounded * 8).rounded())
  }

  /// The size, in pixels.
  var pixels: Double { Double(eighths) / 8 }
}
