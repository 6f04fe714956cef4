import PagerGraphics

/// Sets lines in fonts: what the engine does when it has not done it before.
nonisolated final class Typesetter {
  private struct PictureKey: Hashable {
    let text: String
    let face: FontFace
    let rows: Int
  }

  private let catalog: SDLFontCatalog
  private let shelf: FontShelf
  private let itemizer: TextItemizer
  private let warn: (String) -> Void
  private var reported: Set<FontFailure> = []
  private var measures: [FontStyle: FontMetrics] = [:]
  private var pictures = BoundedCache<PictureKey, Picture>(capacity: 2 << 20)

  /// Starts the libraries and finds the interface font.
  init(
    fontFile: String?, language: EastAsianLanguage?, warn: @escaping (String) -> Void
  ) throws(FontFailure) {
    self.warn = warn
    catalog = try SDLFontCatalog(fontFile: fontFile)
    shelf = try FontShelf()
    itemizer = TextItemizer(catalog: catalog, language: language, warn: warn)
  }
}

nonisolated extension Typesetter {
  /// The number of open fonts.
  var openFonts: Int { shelf.count }

  /// The vertical measures of a style, in ems.
  ///
  /// They are taken at a great size, where rounding to whole pixels is a thousandth.
  func metrics(of style: FontStyle) throws(FontFailure) -> FontMetrics {
    if let metrics = measures[style] { return metrics }
    let size = PixelSize(1000)
    let font = try shelf.font(catalog.mainFace(style), size: size, system: nil)
    let ascent = Double(font.ascent) / size.pixels
    let descent = Double(font.height - font.ascent) / size.pixels
    let capHeight = font.capHeight.map { Double($0) / size.pixels }
    let metrics = FontMetrics(ascent: ascent, descent: descent, capHeight: capHeight)
    measures[style] = metrics
    return metrics
  }

  /// The advance of `line`, in pixels.
  func advance(of line: TextLine) throws(FontFailure) -> Int {
    var sum = 0
    for run in try itemizer.runs(of: line.text, style: line.style) {
      sum += try advance(of: run, in: font(for: run, line), line)
    }
    return sum
  }

  /// The pieces and the advance of `line`.
  func raster(of line: TextLine) throws(FontFailure) -> TextRaster {
    var pieces: [TextRaster.Piece] = []
    var pen = 0
    for run in try itemizer.runs(of: line.text, style: line.style) {
      let (piece, advance) = try piece(of: run, at: pen, line)
      if let piece { pieces.append(piece) }
      pen += advance
    }
    return TextRaster(pieces: pieces, advance: Double(pen))
  }

  private func piece(
    of run: FontRun, at pen: Int, _ line: TextLine
  ) throws(FontFailure) -> (piece: TextRaster.Piece?, advance: Int) {
    let font = try font(for: run, line)
    if let setter = try wordSetter(for: run, line) { return set(run, font, by: setter, at: pen) }
    if !font.face.isColor, let drawn = mask(of: run, font, at: pen) { return drawn }
    let advance = try advance(of: run, in: font, line)
    guard font.face.isColor else { return (nil, advance) }
    return (try picture(of: run, font, at: pen, columns: advance, line), advance)
  }
}

nonisolated extension Typesetter {
  // A font for other characters that cannot be used is told of once; its text becomes boxes.
  private func font(for run: FontRun, _ line: TextLine) throws(FontFailure) -> SizedFont {
    do {
      return try shelf.font(run.face, size: line.size, system: run.system)
    } catch {
      if reported.insert(error).inserted { warn(error.description) }
      return try shelf.font(catalog.mainFace(line.style), size: line.size, system: run.system)
    }
  }

  private func advance(
    of run: FontRun, in font: SizedFont, _ line: TextLine
  ) throws(FontFailure) -> Int {
    if let setter = try wordSetter(for: run, line) { return setter.advance(of: run.text) }
    let width = font.advance(of: run.text)
    guard font.face.isColor, width > 0 else { return width }
    let columns = Double(try rows(line) * width) / Double(max(1, font.height))
    return max(1, Int(columns.rounded()))
  }

  private func wordSetter(
    for run: FontRun, _ line: TextLine
  ) throws(FontFailure) -> WordSetter? {
    guard run.system == nil, run.text.isSetByWords else { return nil }
    return try shelf.wordSetter(run.face, size: line.size)
  }

  // A line with a word that cannot be set by itself is drawn as one, as wide as it is measured.
  private func set(
    _ run: FontRun, _ font: SizedFont, by setter: WordSetter, at pen: Int
  ) -> (piece: TextRaster.Piece?, advance: Int) {
    guard let set = setter.mask(of: run.text) else {
      return (mask(of: run, font, at: pen)?.piece, setter.advance(of: run.text))
    }
    let piece = TextRaster.Piece(content: .mask(set.mask), x: pen + set.x, y: -font.ascent)
    return (piece, set.advance)
  }

  // A picture is as wide as SDL_ttf measures: measuring would shape the text once more.
  private func mask(
    of run: FontRun, _ font: SizedFont, at pen: Int
  ) -> (piece: TextRaster.Piece?, advance: Int)? {
    let mask = font.withSurface(of: run.text) { SurfacePixels($0).coverage() }
    guard let mask, mask.width > 0 else { return nil }
    let overhang = font.overhang(of: run.text)
    let top = font.top(of: run.text, rows: mask.height)
    let piece = TextRaster.Piece(content: .mask(mask), x: pen + overhang, y: top)
    return (piece, max(0, mask.width + overhang))
  }

  // Pictures of characters come in one size, whatever size the font is opened at.
  private func picture(
    of run: FontRun, _ font: SizedFont, at pen: Int, columns: Int, _ line: TextLine
  ) throws(FontFailure) -> TextRaster.Piece? {
    let rows = try rows(line)
    let key = PictureKey(text: run.text, face: run.face, rows: rows)
    guard let picture = pictures.value(for: key) ?? drawn(key, font, columns: columns) else {
      return nil
    }
    let baseline = Double(rows * font.ascent) / Double(max(1, font.height))
    return TextRaster.Piece(content: .picture(picture), x: pen, y: -Int(baseline.rounded()))
  }

  private func drawn(_ key: PictureKey, _ font: SizedFont, columns: Int) -> Picture? {
    let picture = font.withSurface(of: key.text) { surface in
      SurfacePixels(surface).averaged(columns: columns, rows: key.rows)
    }
    guard case .some(.some(let picture)) = picture else { return nil }
    pictures.insert(picture, for: key, cost: 4 * columns * key.rows)
    return picture
  }

  // The height of the line, so that a picture is never cut.
  private func rows(_ line: TextLine) throws(FontFailure) -> Int {
    let height = try metrics(of: line.style).lineHeight * line.size.pixels
    return max(1, Int(height.rounded()))
  }
}
