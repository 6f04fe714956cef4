#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a program complains.
nonisolated enum StandardError {
  /// Writes a line at once; nothing can be done if that fails.
  @Sendable static func write(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { unistdWrite(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

/// The C function, which has the name of the method above.
private nonisolated func unistdWrite(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int {
  write(descriptor, bytes, count)
}
