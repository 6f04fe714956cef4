#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A regular file that is open for reading.
///
/// Nothing here waits: pipes, sockets and devices are refused, and none of them is opened.
struct RegularFile: ~Copyable {
  private let path: String
  private let descriptor: Int32
  /// How many bytes the file had when it was opened.
  let size: Int

  /// Opens the file at `path`.
  init(path: String) throws(FileFailure) {
    if let refusal = try FileStatus(path: path).kind.refusal {
      throw FileFailure(path: path, reason: refusal)
    }
    // What the name means may have changed since: hence no waiting, and a second look.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .ofSystem(path) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, FileStatus(status).kind == .file else {
      close(descriptor)
      throw FileFailure(path: path, reason: "is not a file any more")
    }
    self.path = path
    self.descriptor = descriptor
    size = Int(status.st_size)
  }

  deinit {
    close(descriptor)
  }

  /// The first bytes of the file from where the last read ended, at most `count`; fewer at the end,
  /// wherever the end is by then.
  func read(_ count: Int) throws(FileFailure) -> [UInt8] {
    try readBytes(descriptor, count, of: path)
  }

  /// The whole file.
  ///
  /// Throws if it has more than `most` bytes; stops early, with what was read, once `isCancelled`.
  func readAll(
    most: Int, isCancelled: () -> Bool = { false }
  ) throws(FileFailure) -> [UInt8] {
    let bytes = try readBytes(descriptor, most + 1, of: path, expected: size, isCancelled)
    guard bytes.count <= most else { throw FileFailure(path: path, reason: tooLarge(most)) }
    return bytes
  }
}

/// The whole standard input; waits until it ends.
///
/// Throws if it has more than `most` bytes.
func readStandardInput(most: Int) throws(FileFailure) -> [UInt8] {
  let bytes = try readBytes(STDIN_FILENO, most + 1, of: "standard input")
  guard bytes.count <= most else {
    throw FileFailure(path: "standard input", reason: tooLarge(most))
  }
  return bytes
}

private func tooLarge(_ most: Int) -> String {
  let unit = 1 << 20
  return most >= unit ? "has more than \(most / unit) MB" : "has more than \(most) bytes"
}

/// Reads until `count` bytes are there or the file ends.
private func readBytes(
  _ descriptor: Int32, _ count: Int, of path: String, expected: Int = 0,
  _ isCancelled: () -> Bool = { false }
) throws(FileFailure) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(min(count, max(0, expected)))
  var chunk = [UInt8](repeating: 0, count: min(count, 1 << 16))
  while bytes.count < count, !isCancelled() {
    let wanted = min(chunk.count, count - bytes.count)
    let got = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, wanted) }
    if got < 0, errno == EINTR { continue }
    guard got >= 0 else { throw .ofSystem(path) }
    guard got > 0 else { break }
    bytes.append(contentsOf: chunk[..<got])
  }
  return bytes
}
