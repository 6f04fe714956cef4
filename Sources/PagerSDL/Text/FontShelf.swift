/// The fonts that are open, and the files they are read from.
nonisolated final class FontShelf {
  private struct Key: Hashable {
    let face: FontFace
    let size: PixelSize
    let system: WritingSystem?
  }

  private let library: FontLibrary
  private var files: [String: MappedFile] = [:]
  private var fonts = BoundedCache<Key, SizedFont>(capacity: 64)

  /// Starts SDL_ttf; no font is open yet.
  init() throws(FontFailure) {
    library = try FontLibrary()
  }

  /// The number of open fonts.
  var count: Int { fonts.count }

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

  private func file(_ path: String) throws(FontFailure) -> MappedFile {
    if let file = files[path] { return file }
    let file = try MappedFile(path: path)
    files[path] = file
    return file
  }
}
