#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the program says what it does, at once: whoever reads it waits for it.
enum StandardOutput {
  /// Writes a line.
  static func write(_ line: String) {
    print(line)
    fflush(nil)
  }
}
