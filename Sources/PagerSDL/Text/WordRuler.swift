/// Measures words to a small part of a pixel: in the same face, at many times the size.
nonisolated final class WordRuler {
  private let font: SizedFont
  private let ratio: Double

  /// Measures for `size` with `font`, the same face at a multiple of it.
  init(_ font: SizedFont, at large: PixelSize, for size: PixelSize) {
    self.font = font
    ratio = size.pixels / large.pixels
  }

  /// The size to measure at for `size`: 32 times as large, where that is not larger than fonts can
  /// be.
  static func size(for size: PixelSize) -> PixelSize {
    PixelSize(size.pixels * 32)
  }

  /// The width of `text` as SDL_ttf draws it, in pixels of the size that is measured for.
  func extent(of text: String) -> Double {
    Double(font.advance(of: text)) * ratio
  }

  /// The advance of `text`, which ends with a space, in pixels of the size that is measured for.
  func advance(of text: String) -> Double {
    // SDL_ttf cuts it to a whole number, by half of one on the average, and many words add up.
    (Double(font.advance(of: text)) + 0.5) * ratio
  }
}
