#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system knows of a path, links followed.
struct FileStatus: Equatable {
  /// What can stand at a path.
  enum Kind: Equatable {
    case file
    case folder
    /// Anything else, with the name for a message.
    case other(String)
  }

  /// What it is.
  var kind: Kind
  /// How many bytes it has.
  var size: Int
  /// What tells it from what stood there before.
  var stamp: FileStamp

  /// Asks the system about `path`.
  init(path: String) throws(FileFailure) {
    guard !path.utf8.contains(0) else {
      throw FileFailure(path: path.shortened, reason: "a path has no zero byte")
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw .ofSystem(path) }
    self.init(status)
  }

  /// Takes over what `stat` or `fstat` found.
  init(_ status: stat) {
    kind = Self.kind(of: status.st_mode & S_IFMT)
    size = Int(status.st_size)
    stamp = FileStamp(status)
  }

  private static func kind(of format: mode_t) -> Kind {
    switch format {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFIFO: .other("a pipe")
    case S_IFSOCK: .other("a socket")
    case S_IFCHR, S_IFBLK: .other("a device")
    default: .other("something else")
    }
  }
}

extension FileStatus.Kind {
  /// Why it cannot be read as a file; nothing if it can.
  var refusal: String? {
    switch self {
    case .file: nil
    case .folder: "is a folder, not a file"
    case .other(let name): "is \(name), not a file"
    }
  }
}
