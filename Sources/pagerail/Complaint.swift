#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the program says on standard error, one line each.
nonisolated enum Complaint {
  /// Writes `line` behind the program's name.
  @Sendable static func write(_ line: String) {
    let single = line.split(whereSeparator: \.isNewline).joined(separator: " ")
    let bytes = Array("pagerail: \(single)\n".utf8)
    // There is nowhere left to tell that it failed.
    _ = bytes.withUnsafeBytes { writeBytes(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

/// The C function, which has the name of the method above.
private nonisolated func writeBytes(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int {
  write(descriptor, bytes, count)
}
