import CFontconfig
import PagerGraphics

/// Which font file serves which character, as fontconfig sees it.
///
/// Nothing but the interface font is looked up before a character asks for more. A character is
/// looked for in this order: the emoji font if it asks for colours, the style's own font, the font
/// for its script, all fonts by likeness.
nonisolated final class SDLFontCatalog {
  private struct ScriptKey: Hashable {
    let style: FontStyle
    let family: String
    let language: String
  }

  private struct CharacterKey: Hashable {
    let character: String
    let style: FontStyle
    let language: EastAsianLanguage
  }

  private let fontFile: String?
  private var mainFaces: [FontStyle: FontFace] = [:]
  private var scriptFaces: [ScriptKey: FontFace?] = [:]
  private var fallbacks: [FontStyle: [FontFace]] = [:]
  private lazy var emojiFace = emojiMatch()
  private var found = BoundedCache<CharacterKey, FontFace?>(capacity: 8192)

  /// Starts fontconfig; `fontFile` takes the place of the interface font.
  init(fontFile: String?) throws(FontFailure) {
    self.fontFile = fontFile
    guard FcInit() != 0 else { throw .noFont(family: "any text") }
  }
}

nonisolated extension SDLFontCatalog {
  /// The font of a style, which serves every character it has.
  func mainFace(_ style: FontStyle) throws(FontFailure) -> FontFace {
    if let face = mainFaces[style] { return face }
    let face = try findMainFace(style)
    mainFaces[style] = face
    return face
  }

  /// The first font that has all of `character`, one grapheme cluster; none if no font has.
  ///
  /// `isEmoji` says whether it asks for its coloured form, `language` how Chinese characters look.
  func face(
    for character: String, isEmoji: Bool, style: FontStyle, language: EastAsianLanguage
  ) throws(FontFailure) -> FontFace? {
    let main = try mainFace(style)
    if !isEmoji, main.has(character.unicodeScalars) { return main }
    let key = CharacterKey(character: character, style: style, language: language)
    if let known = found.value(for: key) { return known }
    let face = search(key, isEmoji: isEmoji, main: main)
    found.insert(face, for: key)
    return face
  }
}

nonisolated extension SDLFontCatalog {
  private func findMainFace(_ style: FontStyle) throws(FontFailure) -> FontFace {
    if let fontFile, style.family == .interface {
      // Mapping it says why a file cannot be read; fontconfig says only that it cannot.
      _ = try MappedFile(path: fontFile)
      let pattern = FontPattern.describing(file: fontFile, index: 0)
      guard let face = pattern.flatMap({ FontFace($0, wantsBold: style.isBold) }), !face.isColor
      else { throw .notAFont(file: fontFile, reason: "it has no face for text") }
      return face
    }
    let families = [style.genericFamily]
    guard let face = match(families, language: "en", style: style), !face.isColor else {
      throw .noFont(family: style.genericFamily)
    }
    return face
  }

  private func search(_ key: CharacterKey, isEmoji: Bool, main: FontFace) -> FontFace? {
    let scalars = key.character.unicodeScalars
    if isEmoji, let face = emojiFace, face.has(scalars) { return face }
    if main.has(scalars) { return main }
    if let face = scriptFace(key, main: main), face.has(scalars) { return face }
    return fallbacks(key.style).first { $0.has(scalars) }
  }

  // The script's sister of the main family comes first: plain order would mix in another design.
  private func scriptFace(_ key: CharacterKey, main: FontFace) -> FontFace? {
    guard let system = key.character.unicodeScalars.first.flatMap(WritingSystem.of) else {
      return nil
    }
    let language = system == .eastAsian ? key.language.rawValue : system.language
    let family = "\(main.family) \(system.name)"
    let script = ScriptKey(style: key.style, family: family, language: language)
    if let known = scriptFaces[script] { return known }
    let families = [family, key.style.genericFamily]
    let face = match(families, language: language, style: key.style)
    scriptFaces[script] = .some(face)
    return face
  }

  private func fallbacks(_ style: FontStyle) -> [FontFace] {
    if let faces = fallbacks[style] { return faces }
    let families = [style.genericFamily]
    let pattern = FontPattern(
      families: families, language: "en", isBold: style.isBold, isItalic: style.isItalic)
    let faces = pattern?.matches().compactMap { FontFace($0, wantsBold: style.isBold) } ?? []
    // A picture serves a character that asks for none only when no font draws it.
    let ordered = faces.filter { !$0.isColor } + faces.filter(\.isColor)
    fallbacks[style] = ordered
    return ordered
  }

  private func match(_ families: [String], language: String, style: FontStyle) -> FontFace? {
    FontPattern(
      families: families, language: language, isBold: style.isBold, isItalic: style.isItalic)?
      .bestMatch().flatMap { FontFace($0, wantsBold: style.isBold) }
  }

  private func emojiMatch() -> FontFace? {
    FontPattern(families: ["emoji"], language: "und-zsye", isBold: false)?
      .bestMatch().flatMap { FontFace($0, wantsBold: false) }
  }
}
