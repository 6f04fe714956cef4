import CSDL2
import CSDL2TTF

/// A face opened at one size and for one script: the only owner of a `TTF_Font`.
///
/// SDL_ttf keeps size, direction and script on the font, and forgets its characters when the size
/// changes.
nonisolated final class SizedFont {
  private let handle: OpaquePointer
  private let library: FontLibrary
  private let file: MappedFile
  /// The face.
  let face: FontFace
  /// The rows of a line above the baseline.
  let ascent: Int
  /// The rows of a line.
  let height: Int
  private let isRightToLeft: Bool
  private lazy var reference = inkTop(of: "H", columns: Int.max)

  /// Opens `face`, whose file is `file`, at `size` for `system`; `isRuler` if it only measures.
  init(
    _ face: FontFace, file: MappedFile, size: PixelSize, system: WritingSystem?,
    library: FontLibrary, isRuler: Bool = false
  ) throws(FontFailure) {
    let source = SDL_RWFromConstMem(file.bytes.baseAddress, Int32(file.bytes.count))
    guard let handle = TTF_OpenFontIndexRW(source, 1, 16, face.index) else {
      throw .notAFont(file: face.file, reason: String(cString: SDL_GetError()))
    }
    // An eighth of a pixel is a point at 9 dots an inch.
    guard TTF_SetFontSizeDPI(handle, size.eighths, 9, 9) == 0 else {
      TTF_CloseFont(handle)
      throw .badSize(file: face.file, pixels: size.pixels)
    }
    // The other hintings make widths jump with the size, which does not matter at a great one.
    TTF_SetFontHinting(handle, isRuler ? TTF_HINTING_NONE : TTF_HINTING_LIGHT_SUBPIXEL)
    if face.isThickened { TTF_SetFontStyle(handle, TTF_STYLE_BOLD) }
    if let tag = system?.tag, !tag.isEmpty { TTF_SetFontScriptName(handle, tag) }
    isRightToLeft = system?.isRightToLeft == true
    TTF_SetFontDirection(handle, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    ascent = Int(TTF_FontAscent(handle))
    height = Int(TTF_FontHeight(handle))
    self.face = face
    self.handle = handle
    self.file = file
    self.library = library
  }

  deinit {
    TTF_CloseFont(handle)
  }
}

nonisolated extension SizedFont {
  /// The advance of `text`, in pixels: where the next run begins.
  func advance(of text: String) -> Int {
    var width: Int32 = 0
    guard TTF_SizeUTF8(handle, text, &width, nil) == 0 else { return 0 }
    return max(0, Int(width) + overhang(of: text))
  }

  /// The rows of a capital letter above the baseline; none in a font without capitals.
  var capHeight: Int? {
    var top: Int32 = 0
    guard
      TTF_GlyphIsProvided32(handle, 0x48) != 0,
      TTF_GlyphMetrics32(handle, 0x48, nil, nil, nil, &top, nil) == 0, top > 0
    else { return nil }
    return Int(top)
  }

  /// Draws `text` in white and lends the picture to `body`; none for a text without width.
  ///
  /// Its first column is `overhang(of:)`, its first row `top(of:rows:)`, from the pen's start.
  func withSurface<Result>(of text: String, _ body: (SDL_Surface) -> Result) -> Result? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(handle, text, white) else { return nil }
    defer { SDL_FreeSurface(surface) }
    return body(surface.pointee)
  }

  /// The columns, not above 0, by which the first character reaches to the left of the pen.
  func overhang(of text: String) -> Int {
    guard !isRightToLeft, let first = text.unicodeScalars.first else { return 0 }
    var left: Int32 = 0
    guard TTF_GlyphMetrics32(handle, first.value, &left, nil, nil, nil, nil) == 0 else { return 0 }
    return min(0, Int(left))
  }

  /// The row of the picture's top, seen from the baseline, when the picture has `rows` rows.
  ///
  /// A picture that is taller than the line may reach above it, below it or both, and SDL_ttf
  /// does not say: a letter set beside the text shows where its line went.
  func top(of text: String, rows: Int) -> Int {
    guard rows > height, let reference else { return -ascent }
    let probe = isRightToLeft ? text + " H" : "H " + text
    let shifted = inkTop(of: probe, columns: reference.width)
    return -ascent - max(0, (shifted?.row ?? reference.row) - reference.row)
  }

  private func inkTop(of text: String, columns: Int) -> (row: Int, width: Int)? {
    withSurface(of: text) { surface in
      let pixels = SurfacePixels(surface)
      let width = min(columns, pixels.width)
      let row = (0..<pixels.height).first { row in
        (0..<width).contains { pixels[$0, row] >> 24 > 127 }
      }
      return row.map { ($0, width) }
    } ?? nil
  }
}
