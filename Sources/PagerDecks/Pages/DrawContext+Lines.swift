import PagerGraphics
import PagerKit

extension DrawContext {
  /// Draws a text that begins at the left edge of `box` and stands in the middle of its height, cut
  /// where it is wider.
  mutating func drawLine(_ text: String, _ font: Font, _ color: Color, in box: Rect) {
    let shown = self.text.shortened(text, to: box.width + 0.01, in: font)
    guard !shown.isEmpty else { return }
    let metrics = self.text.metrics(of: font)
    let start = Point(x: box.minX, y: box.midY + (metrics.ascent - metrics.descent) / 2)
    draw(TextRun(shown, font: font, origin: onPixel(start), color: color))
  }
}
