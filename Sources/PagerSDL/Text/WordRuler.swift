/// Measures words to a small part of a pixel: in the same face, at many times the size.
nonisolated final class WordRuler {
  private let font: SizedFont
  private let ratio: Double

  /// Measures for `size` with `font`, the same face at a multiple of it.
  init(_ font: SizedFont, at large: PixelSize, for size: PixelSize) {
    self.font = font
    ratio = size.pixels / large.pixels
  }

  /// The size to measure at for `size`: 32 times as large, where that is not larger than fonts can be.
  static func size(for size: PixelSize) -> PixelSize {
    PixelSize(size.pixels * 32)
  }

  /// The advance of `text`, in pixels of the size that is measured for.
  func width(of text: String) -> Double {
    Double(font.advance(of: text)) * ratio
  }

  /// The advance of `text` between others, less rounded: errors of many words add up.
  func mean(of text: String) -> Double {
    width(of: String(repeating: text, count: 4)) / 4
  }
}
