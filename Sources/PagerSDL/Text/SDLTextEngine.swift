public import PagerGraphics

/// Measures and draws lines of text with the system's fonts.
///
/// fontconfig says which file serves a character, SDL_ttf shapes and draws it. Widths are the
/// widths of what is drawn: both go through the same runs. The engine may be made on one thread
/// and handed over to another, but it, and all engines of a program together, must be used by one
/// thread at a time, since FreeType's library object is shared.
public nonisolated final class SDLTextEngine {
  private struct LineKey: Hashable {
    let text: String
    let style: FontStyle
    let size: PixelSize
  }

  private struct PictureKey: Hashable {
    let text: String
    let face: FontFace
    let rows: Int
  }

  /// The device pixels a point that widths are measured for, so that they are those of the drawn
  /// pixels; 1 at first.
  ///
  /// A scale that is not above 0 counts as 1.
  public var pixelScale: Double = 1 {
    didSet { if !(pixelScale > 0 && pixelScale.isFinite) { pixelScale = 1 } }
  }

  private let catalog: SDLFontCatalog
  private let shelf: FontShelf
  private let itemizer: TextItemizer
  private let warn: (String) -> Void
  private var reported: Set<FontFailure> = []
  private var measures: [FontStyle: FontMetrics] = [:]
  private var widths = BoundedCache<LineKey, Int>(capacity: 16_384)
  private var rasters = BoundedCache<LineKey, TextRaster>(capacity: 8 << 20)
  private var pictures = BoundedCache<PictureKey, Picture>(capacity: 2 << 20)

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
    catalog = try SDLFontCatalog(fontFile: fontFile)
    shelf = try FontShelf()
    let wanted = language.flatMap(EastAsianLanguage.init(tag:)) ?? EastAsianLanguage.ofLocale
    itemizer = TextItemizer(catalog: catalog, language: wanted, warn: warn)
    _ = try measuredMetrics(FontStyle(Font(size: 1)))
  }
}

nonisolated extension SDLTextEngine: TextMeasuring {
  /// The vertical measures of a line in `font`, in points; the same at every scale.
  ///
  /// They are those of the style's own font. Fonts for other scripts are drawn on the same
  /// baseline; their letters stay within them (Chinese characters reach from 0.88 above to 0.12
  /// below, in ems), however much room they claim for their lines. Pictures are scaled to fit.
  public func metrics(of font: Font) -> FontMetrics {
    let em = (try? measuredMetrics(FontStyle(font))) ?? FontMetrics(ascent: 1, descent: 0.25)
    return FontMetrics(ascent: em.ascent * font.size, descent: em.descent * font.size)
  }

  /// The advance of `text` drawn as one line at ``pixelScale``, in points.
  ///
  /// Control characters count as spaces; a text without width gives 0.
  public func width(of text: String, in font: Font) -> Double {
    let key = lineKey(text, font, scale: pixelScale)
    if let width = widths.value(for: key) { return Double(width) / pixelScale }
    let width = attempt { () throws(FontFailure) in try measure(key) } ?? 0
    widths.insert(width, for: key)
    return Double(width) / pixelScale
  }
}

nonisolated extension SDLTextEngine: TextRasterizing {
  /// The line in `font` at `scale` device pixels a point.
  ///
  /// One piece for each run of a font and one for each emoji. A text without width, or one that
  /// cannot be drawn, gives a raster without pieces.
  public func raster(of text: String, in font: Font, scale: Double) -> TextRaster {
    let key = lineKey(text, font, scale: scale)
    if let raster = rasters.value(for: key) { return raster }
    let raster =
      attempt { () throws(FontFailure) in try draw(key) } ?? TextRaster(pieces: [], advance: 0)
    rasters.insert(raster, for: key, cost: cost(of: raster, key.text))
    return raster
  }
}

nonisolated extension SDLTextEngine {
  /// The bytes that cached lines hold; never above 8 MB.
  var cachedBytes: Int { rasters.cost }

  /// The number of open fonts; never above 64.
  var openFonts: Int { shelf.count }

  private func lineKey(_ text: String, _ font: Font, scale: Double) -> LineKey {
    LineKey(text: text, style: FontStyle(font), size: PixelSize(font.size * scale))
  }

  // Every line counts for something, so that their number is bounded as well.
  private func cost(of raster: TextRaster, _ text: String) -> Int {
    raster.pieces.reduce(1024 + text.utf8.count) { sum, piece in
      switch piece.content {
      case .mask(let mask): sum + mask.bytes.count
      case .picture(let picture): sum + 4 * picture.pixels.count
      }
    }
  }

  // A font that fails while the window is open is told once and leaves its text out.
  private func attempt<Result>(_ body: () throws(FontFailure) -> Result) -> Result? {
    do {
      return try body()
    } catch {
      if reported.insert(error).inserted { warn(error.description) }
      return nil
    }
  }

  // Measured at a great size, where rounding to pixels is a thousandth.
  private func measuredMetrics(_ style: FontStyle) throws(FontFailure) -> FontMetrics {
    if let metrics = measures[style] { return metrics }
    let size = PixelSize(1000)
    let font = try shelf.font(catalog.mainFace(style), size: size, system: nil)
    let ascent = Double(font.ascent) / size.pixels
    let descent = Double(font.height - font.ascent) / size.pixels
    let metrics = FontMetrics(ascent: ascent, descent: descent)
    measures[style] = metrics
    return metrics
  }

  private func measure(_ key: LineKey) throws(FontFailure) -> Int {
    var advance = 0
    for run in try itemizer.runs(of: key.text, style: key.style) {
      let font = try shelf.font(run.face, size: key.size, system: run.system)
      let width = font.advance(of: run.text)
      advance += run.face.isColor ? try scaled(width, of: font, key) : width
    }
    return advance
  }

  private func draw(_ key: LineKey) throws(FontFailure) -> TextRaster {
    var pieces: [TextRaster.Piece] = []
    var advance = 0
    for run in try itemizer.runs(of: key.text, style: key.style) {
      let font = try shelf.font(run.face, size: key.size, system: run.system)
      if run.face.isColor {
        let width = try scaled(font.advance(of: run.text), of: font, key)
        let piece = try picture(run, font, key, at: advance, columns: width)
        pieces += piece.map { [$0] } ?? []
        advance += width
      } else {
        pieces += mask(run.text, font, at: advance).map { [$0] } ?? []
        advance += font.advance(of: run.text)
      }
    }
    return TextRaster(pieces: pieces, advance: Double(advance))
  }

  private func mask(_ text: String, _ font: SizedFont, at x: Int) -> TextRaster.Piece? {
    let mask = font.withSurface(of: text) { SurfacePixels($0).coverage() }
    return mask.map { mask in
      let top = font.top(of: text, rows: mask.height)
      return TextRaster.Piece(content: .mask(mask), x: x + font.overhang(of: text), y: top)
    }
  }
}

// Pictures of characters come in one size, whatever size the font is opened at.
nonisolated extension SDLTextEngine {
  private func picture(
    _ run: FontRun, _ font: SizedFont, _ key: LineKey, at x: Int, columns: Int
  ) throws(FontFailure) -> TextRaster.Piece? {
    let rows = try rows(key)
    let pictureKey = PictureKey(text: run.text, face: run.face, rows: rows)
    var picture = pictures.value(for: pictureKey)
    if picture == nil {
      picture =
        font.withSurface(of: run.text) { surface in
          SurfacePixels(surface).averaged(columns: columns, rows: rows)
        } ?? nil
      if let picture { pictures.insert(picture, for: pictureKey, cost: 4 * columns * rows) }
    }
    let baseline = Double(rows * font.ascent) / Double(max(1, font.height))
    return picture.map {
      TextRaster.Piece(content: .picture($0), x: x, y: -Int(baseline.rounded()))
    }
  }

  private func scaled(
    _ width: Int, of font: SizedFont, _ key: LineKey
  ) throws(FontFailure) -> Int {
    let columns = Double(try rows(key) * width) / Double(max(1, font.height))
    return width > 0 ? max(1, Int(columns.rounded())) : 0
  }

  // The height of the line, so that a picture is never cut.
  private func rows(_ key: LineKey) throws(FontFailure) -> Int {
    let line = try measuredMetrics(key.style).lineHeight * key.size.pixels
    return max(1, Int(line.rounded()))
  }
}
