#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of text.
struct TextFile {
  /// Why a file cannot be read.
  struct Failure: Error, Equatable, CustomStringConvertible {
    /// The file's path.
    var path: String
    /// What the system says.
    var reason: String

    /// One line.
    var description: String { "cannot read \(path): \(reason)" }
  }

  /// The file's path.
  let path: String

  /// The whole text; bytes that are no UTF-8 are replaced.
  func read() throws(Failure) -> String {
    guard let file = fopen(path, "r") else { throw failure }
    defer { fclose(file) }
    var text: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      text += piece[..<count]
      guard ferror(file) == 0 else { throw failure }
      if count == 0 { return String(decoding: text, as: UTF8.self) }
    }
  }

  private var failure: Failure {
    Failure(path: path, reason: String(cString: strerror(errno)))
  }
}
