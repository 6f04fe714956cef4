/// The fonts that are open, and the files they are read from.
nonisolated final class FontShelf {
  private struct Key: Hashable {
    let face: FontFace
    let size: PixelSize
    let system: WritingSystem?
  }

  private let library: FontLibrary
  private var files: [String: MappedFile] = [:]
  private var fonts = BoundedCache<Key, SizedFont>(capacity: 48)
  /// What sets long lines, each with two fonts and up to a megabyte of pictures; nothing where a
  /// font cannot be set by words.
  private var setters = BoundedCache<Key, WordSetter?>(capacity: 8)

  /// Starts SDL_ttf; no font is open yet.
  init() throws(FontFailure) {
    library = try FontLibrary()
  }

  /// The number of open fonts, at most.
  var count: Int { fonts.count + 2 * setters.count }

  /// The face at `size` for `system`, opened if it is not open.
  func font(
    _ face: FontFace, size: PixelSize, system: WritingSystem?
  ) throws(FontFailure) -> SizedFont {
    // Only what SDL_ttf is told makes another font of it.
    let shaped = system?.tag.isEmpty == false ? system : nil
    let key = Key(face: face, size: size, system: shaped)
    if let font = fonts.value(for: key) { return font }
    let font = try SizedFont(
      face, file: file(face.file), size: size, system: shaped, library: library)
    fonts.insert(font, for: key)
    return font
  }

  /// What sets the words of the face at `size`; nothing if it must be drawn as whole lines.
  func wordSetter(_ face: FontFace, size: PixelSize) throws(FontFailure) -> WordSetter? {
    let key = Key(face: face, size: size, system: nil)
    if let setter = setters.value(for: key) { return setter }
    let setter = try makeWordSetter(face, size: size)
    setters.insert(setter, for: key)
    return setter
  }

  private func makeWordSetter(
    _ face: FontFace, size: PixelSize
  ) throws(FontFailure) -> WordSetter? {
    // SDL_ttf thickens by whole pixels, and does not say what that does to widths.
    guard !face.isColor, !face.isThickened else { return nil }
    let large = WordRuler.size(for: size)
    let rulerFont = try SizedFont(
      face, file: file(face.file), size: large, system: nil, library: library, isRuler: true)
    let font = try font(face, size: size, system: nil)
    return WordSetter(font: font, ruler: WordRuler(rulerFont, at: large, for: size))
  }

  private func file(_ path: String) throws(FontFailure) -> MappedFile {
    if let file = files[path] { return file }
    let file = try MappedFile(path: path)
    files[path] = file
    return file
  }
}
