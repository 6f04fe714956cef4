import Foundation

/// Reads lines from a pipe, but waits only so long for them.
final class LineReader {
  private let handle: FileHandle
  private var buffer: [UInt8] = []
  /// Whether the writer is gone.
  private(set) var isAtEnd = false

  init(_ handle: FileHandle) {
    self.handle = handle
  }

  /// The next line; nothing when none comes within so many seconds.
  func line(within seconds: Double) -> String? {
    let deadline = Date().addingTimeInterval(seconds)
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeFirst(end + 1)
        return line
      }
      guard !isAtEnd, fill(until: deadline) else { return nil }
    }
  }

  /// All lines to the end; what comes later than so many seconds is left out.
  func rest(within seconds: Double) -> [String] {
    var lines: [String] = []
    while let line = line(within: seconds) { lines.append(line) }
    return lines
  }

  private func fill(until deadline: Date) -> Bool {
    let left = deadline.timeIntervalSinceNow
    guard left > 0 else { return false }
    var descriptor = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, Int32(left * 1000) + 1) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(handle.fileDescriptor, &bytes, bytes.count)
    isAtEnd = count <= 0
    buffer += bytes.prefix(max(count, 0))
    return true
  }
}
