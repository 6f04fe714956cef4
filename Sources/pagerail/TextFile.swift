#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of text.
struct TextFile {
  /// What is done with a file.
  enum Deed: String {
    case read
    case write
  }

  /// Why a file cannot be read or written.
  struct Failure: Error, Equatable, CustomStringConvertible {
    /// What was tried.
    var deed: Deed
    /// The file's path.
    var path: String
    /// What the system says.
    var reason: String

    /// One line.
    var description: String { "cannot \(deed.rawValue) \(path): \(reason)" }
  }

  /// The file's path; `-` is the standard input.
  let path: String

  /// The whole text; bytes that are no UTF-8 are replaced.
  func read() throws(Failure) -> String {
    // Not by a name of the system's, which a socket has none of.
    guard let file = path == "-" ? fdopen(dup(STDIN_FILENO), "r") : fopen(path, "r") else {
      throw failure
    }
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

  /// Makes the file anew, or empties it; the caller closes it.
  func create() throws(Failure) -> UnsafeMutablePointer<FILE> {
    guard let file = fopen(path, "w") else { throw failure(to: .write) }
    return file
  }

  private var failure: Failure { failure(to: .read) }

  private func failure(to deed: Deed) -> Failure {
    Failure(deed: deed, path: path, reason: String(cString: strerror(errno)))
  }
}
