public import PagerGraphics

/// Measures and draws lines of text with the system's fonts.
///
/// fontconfig says which file serves a character, SDL_ttf shapes and draws it. Widths are the
/// widths of what is drawn: both go through the same runs. Of a line, 4096 characters are drawn.
///
/// The engine may be made on one thread and handed over to another, but all engines of a program
/// together must be used by one thread at a time, since they share FreeType's library object.
public nonisolated final class SDLTextEngine {
  /// The device pixels a point that widths are measured for, so that they are those of the drawn
  /// pixels; 1 at first.
  ///
  /// A scale that is not above 0 counts as 1.
  public var pixelScale: Double = 1 {
    didSet { if !(pixelScale > 0 && pixelScale.isFinite) { pixelScale = 1 } }
  }

  private let typesetter: Typesetter
  private let warn: (String) -> Void
  private var widths = BoundedCache<TextLine, Int>(capacity: 16_384)
  private var rasters = BoundedCache<TextLine, TextRaster>(capacity: 8 << 20)

  /// Looks up and opens the interface font; everything else is found when a character needs it.
  ///
  /// - Parameters:
  ///   - fontFile: a font file that takes the place of the system's interface font.
  ///   - language: the language whose Chinese characters are wanted, such as `zh-Hant` or `ja`;
  ///     without one it is the locale's, else what the text looks like, else Chinese.
  ///   - warn: is told once of each character that no font has and of each font that fails.
  /// - Throws: ``FontFailure`` if there is no interface font or it cannot be used.
  public init(
    fontFile: String? = nil, language: String? = nil, warn: @escaping (String) -> Void
  ) throws(FontFailure) {
    self.warn = warn
    let wanted = language.flatMap(EastAsianLanguage.init(tag:)) ?? EastAsianLanguage.ofLocale
    typesetter = try Typesetter(fontFile: fontFile, language: wanted, warn: warn)
    _ = try typesetter.metrics(of: FontStyle(Font(size: 1)))
  }
}

nonisolated extension SDLTextEngine: TextMeasuring {
  /// The vertical measures of a line in `font`, in points; the same at every scale.
  ///
  /// They are those of the style's own font. Fonts for other scripts are drawn on the same
  /// baseline; their letters stay within them (Chinese characters reach from 0.88 above to 0.12
  /// below, in ems), however much room they claim for their lines. Pictures are scaled to fit.
  public func metrics(of font: Font) -> FontMetrics {
    let style = FontStyle(font)
    let em = attempt { () throws(FontFailure) in try typesetter.metrics(of: style) }
    let ems = em ?? FontMetrics(ascent: 1, descent: 0.25)
    return FontMetrics(
      ascent: ems.ascent * font.size, descent: ems.descent * font.size,
      capHeight: ems.capHeight * font.size)
  }

  /// The advance of `text` drawn as one line at ``pixelScale``, in points.
  ///
  /// Control characters count as spaces; a text without width gives 0.
  public func width(of text: String, in font: Font) -> Double {
    let line = TextLine(text, in: font, scale: pixelScale)
    if let width = widths.value(for: line) { return Double(width) / pixelScale }
    let width = attempt { () throws(FontFailure) in try typesetter.advance(of: line) } ?? 0
    widths.insert(width, for: line)
    return Double(width) / pixelScale
  }
}

nonisolated extension SDLTextEngine: TextRasterizing {
  /// The line in `font` at `scale` device pixels a point.
  ///
  /// There is one piece for each run of a font and one for each emoji. A text without width, or
  /// one that cannot be drawn, gives a raster without pieces.
  public func raster(of text: String, in font: Font, scale: Double) -> TextRaster {
    let line = TextLine(text, in: font, scale: scale)
    if let raster = rasters.value(for: line) { return raster }
    let drawn = attempt { () throws(FontFailure) in try typesetter.raster(of: line) }
    let raster = drawn ?? TextRaster(pieces: [], advance: 0)
    rasters.insert(raster, for: line, cost: cost(of: raster, text))
    return raster
  }
}

nonisolated extension SDLTextEngine {
  /// The bytes that cached lines hold; never above 8 MB.
  var cachedBytes: Int { rasters.cost }

  /// The number of cached widths; never above 16,384.
  var cachedWidths: Int { widths.count }

  /// The number of open fonts; never above 64.
  var openFonts: Int { typesetter.openFonts }

  // Every line counts for something, so that their number is bounded as well.
  private func cost(of raster: TextRaster, _ text: String) -> Int {
    raster.pieces.reduce(1024 + text.utf8.count) { sum, piece in
      switch piece.content {
      case .mask(let mask): sum + mask.bytes.count
      case .picture(let picture): sum + 4 * picture.pixels.count
      }
    }
  }

  // A font that was there at first can go, as its file can; the line is left out and cached so.
  private func attempt<Result>(_ body: () throws(FontFailure) -> Result) -> Result? {
    do {
      return try body()
    } catch {
      warn(error.description)
      return nil
    }
  }
}
