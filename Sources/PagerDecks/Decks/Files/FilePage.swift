import PagerCore

/// Describes the page of a file.
enum FilePage {
  /// The page `id` of the file at `path`, whose type follows from the file.
  static func descriptor(id: PageID, path: String) -> PageDescriptor {
    PageDescriptor(
      id: id, title: FilePath.name(path), type: FileKind.type(ofFileAt: path),
      parameters: ["source": .string(path)])
  }
}
