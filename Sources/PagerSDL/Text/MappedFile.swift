#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file's bytes as memory.
///
/// SDL_ttf reads a file with three seeks a read: from memory a new character of a big font takes
/// half the time, and its pages are shared with other programs.
nonisolated final class MappedFile {
  /// The bytes; valid as long as the object.
  let bytes: UnsafeRawBufferPointer

  /// Maps the file at `path`, which must have a first byte.
  init(path: String) throws(FontFailure) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(file: path, reason: MappedFile.lastError) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(file: path, reason: MappedFile.lastError)
    }
    guard status.st_size > 0, status.st_size <= Int(Int32.max) else {
      throw .notAFont(file: path, reason: "it has \(status.st_size) bytes")
    }
    let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let start, start != MAP_FAILED else {
      throw .unreadable(file: path, reason: MappedFile.lastError)
    }
    bytes = UnsafeRawBufferPointer(start: start, count: Int(status.st_size))
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }

  private static var lastError: String { String(cString: strerror(errno)) }
}
