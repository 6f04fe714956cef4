#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file could not be read.
public struct FileFailure: Error, Equatable, CustomStringConvertible {
  /// The file, as it was named.
  public let path: String
  /// What is wrong with it, in one phrase.
  public let reason: String

  /// Creates the failure to read the file at `path`.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// One line that names the file.
  public var description: String { "\(path): \(reason)" }
}

extension FileFailure {
  /// The failure of the system call that just failed.
  static func ofSystem(_ path: String) -> FileFailure {
    let message = String(cString: strerror(errno))
    return FileFailure(path: path, reason: message.prefix(1).lowercased() + message.dropFirst())
  }
}
