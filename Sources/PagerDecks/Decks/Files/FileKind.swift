/// Tells by which page type a file is shown.
enum FileKind {
  private static let byExtension: [String: String] = [
    "md": "markdown", "markdown": "markdown", "txt": "text", "json": "text", "log": "text",
    "png": "image", "jpg": "image", "jpeg": "image", "webp": "image", "gif": "image",
    "svg": "image", "bmp": "image",
  ]
  private static let signatures: [(bytes: [UInt8], type: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "image"), ([0xFF, 0xD8, 0xFF], "image"),
    (Array("GIF8".utf8), "image"), ([0xFF, 0xFE], "text"), ([0xFE, 0xFF], "text"),
  ]
  /// How much of a file is read to tell what it is, in bytes.
  private static let sample = 4096

  /// The name of the page type for the file at `path`: by its extension, else by its first bytes.
  static func type(ofFileAt path: String) -> String {
    byExtension[FilePath.fileExtension(path)] ?? sampledType(path)
  }

  private static func sampledType(_ path: String) -> String {
    guard let bytes = try? RegularFile(path: path).read(sample) else { return "file" }
    return type(of: bytes)
  }

  /// The name of the page type for a file that begins with `bytes`.
  static func type(of bytes: [UInt8]) -> String {
    if let known = signatures.first(where: { bytes.starts(with: $0.bytes) }) { return known.type }
    guard !bytes.contains(0) else { return "file" }
    // The last character may be cut in the middle: at most three of its bytes are there.
    let isText = (0...3).contains { cut in
      String(validating: bytes.dropLast(bytes.count < sample ? 0 : cut), as: UTF8.self) != nil
    }
    return isText ? "text" : "file"
  }
}
