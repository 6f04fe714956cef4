/// Tells kinds of files apart by the bytes that they begin with.
enum FileSignature {
  /// Bytes at a place, and what has them there.
  private typealias Mark = (place: Int, bytes: [UInt8], kind: String)

  private static let marks: [Mark] = [
    (0, Array("%PDF-".utf8), "PDF document"),
    (0, Array("PK\u{3}\u{4}".utf8), "ZIP archive or office document"),
    (0, Array("PK\u{5}\u{6}".utf8), "empty ZIP archive"),
    (0, [0x1F, 0x8B], "gzip archive"),
    (0, Array("BZh".utf8), "bzip2 archive"),
    (0, [0xFD, 0x37, 0x7A, 0x58, 0x5A], "xz archive"),
    (0, [0x28, 0xB5, 0x2F, 0xFD], "Zstandard archive"),
    (0, [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "7-Zip archive"),
    (0, Array("Rar!".utf8), "RAR archive"),
    (257, Array("ustar".utf8), "tar archive"),
    (0, Array("!<arch>\n".utf8), "archive of object files or Debian package"),
    (0, [0x7F, 0x45, 0x4C, 0x46], "ELF program or library"),
    (0, Array("MZ".utf8), "Windows program or library"),
    (0, [0xCF, 0xFA, 0xED, 0xFE], "Mach-O program or library"),
    (0, [0xCA, 0xFE, 0xBA, 0xBE], "Java class or universal Mach-O"),
    (0, [0, 0x61, 0x73, 0x6D], "WebAssembly module"),
    (0, Array("SQLite format 3".utf8), "SQLite database"),
    (0, Array("ID3".utf8), "MP3 audio"), (0, [0xFF, 0xFB], "MP3 audio"),
    (0, Array("fLaC".utf8), "FLAC audio"),
    (0, Array("OggS".utf8), "Ogg audio or video"),
    (8, Array("WAVE".utf8), "WAV audio"), (8, Array("AVI ".utf8), "AVI video"),
    (0, [0x1A, 0x45, 0xDF, 0xA3], "Matroska or WebM video"),
    (4, Array("ftypheic".utf8), "HEIC picture"), (4, Array("ftypavif".utf8), "AVIF picture"),
    (4, Array("ftyp".utf8), "MP4 video or audio"),
    (0, Array("II*\0".utf8), "TIFF picture"), (0, Array("MM\0*".utf8), "TIFF picture"),
    (0, [0, 0, 1, 0], "Windows icon"), (0, Array("8BPS".utf8), "Photoshop picture"),
    (0, Array("gimp xcf".utf8), "GIMP picture"),
    (0, [0, 1, 0, 0, 0], "TrueType font"), (0, Array("OTTO".utf8), "OpenType font"),
    (0, Array("wOFF".utf8), "WOFF font"), (0, Array("wOF2".utf8), "WOFF2 font"),
  ]

  /// What a file that begins with `bytes` is, in a few words.
  static func kind(of bytes: [UInt8]) -> String {
    guard !bytes.isEmpty else { return "empty file" }
    if let header = ImageHeader(bytes) { return "\(header.format) picture" }
    let known = marks.first { bytes.dropFirst($0.place).starts(with: $0.bytes) }
    if let known { return known.kind }
    switch TextEncoding(of: bytes) {
    case .binary: return "binary data"
    case .utf16: return "text in UTF-16"
    case .utf8: return FileKind.type(of: bytes) == "text" ? "text" : "binary data"
    }
  }
}
