#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the program answers, line by line and at once.
final class StandardOutput {
  /// Told once when nobody reads any more.
  var onBroken: () -> Void = {}
  private let descriptor: Int32
  /// Whether nobody reads any more.
  private(set) var isBroken = false

  /// Creates an output on a file descriptor; a reader that goes is no reason to be killed.
  init(descriptor: Int32 = STDOUT_FILENO) {
    self.descriptor = descriptor
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes a line; after the reader went nothing is written any more.
  func print(_ line: String) {
    guard !isBroken else { return }
    let bytes = Array((line + "\n").utf8)
    guard !writeAll(bytes) else { return }
    isBroken = true
    onBroken()
  }

  private func writeAll(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes {
        write(descriptor, $0.baseAddress, $0.count)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return false }
      start += written
    }
    return true
  }
}
