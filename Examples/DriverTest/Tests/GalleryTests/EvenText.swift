import PagerGraphics

/// Text whose characters are all half as wide as high, so that a test needs no fonts.
final class EvenText: TextMeasuring {
  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascent: 0.8 * font.size, descent: 0.2 * font.size, capHeight: 0.7 * font.size)
  }

  func width(of text: String, in font: Font) -> Double { Double(text.count) * font.size / 2 }
}
