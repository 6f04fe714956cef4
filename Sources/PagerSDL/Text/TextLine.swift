import PagerGraphics

/// A line of text at the size it has on the device.
nonisolated struct TextLine: Hashable, Sendable {
  /// The text.
  let text: String
  /// The family and the weight.
  let style: FontStyle
  /// The size of an em.
  let size: PixelSize

  /// The line in `font` at `scale` device pixels a point.
  init(_ text: String, in font: Font, scale: Double) {
    self.text = text
    style = FontStyle(font)
    size = PixelSize(font.size * scale)
  }
}
