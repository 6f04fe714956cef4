import PagerGraphics

/// A text engine without fonts, so that what is measured is the kit alone.
final class PlainText: TextMeasuring, TextRasterizing {
  /// The measures of no font in particular.
  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascent: 0.8 * font.size, descent: 0.2 * font.size)
  }

  /// Half an em for each byte.
  func width(of text: String, in font: Font) -> Double {
    Double(text.utf8.count) * font.size / 2
  }

  /// Nothing to draw, of the right width.
  func raster(of text: String, in font: Font, scale: Double) -> TextRaster {
    TextRaster(pieces: [], advance: width(of: text, in: font) * scale)
  }
}
