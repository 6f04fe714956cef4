#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A way for messages of one byte from one thread to another.
nonisolated struct Pipe {
  /// What can be said.
  enum Message: UInt8 {
    /// The work is done.
    case drained
    /// It is time to end.
    case stop
  }

  /// The end to read from; -1 if the system has no more descriptors.
  let reader: Int32
  private let writer: Int32

  /// Opens a pipe.
  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reader, writer) = (ends[0], ends[1])
  }

  /// Says something.
  func send(_ message: Message) {
    var byte = message.rawValue
    while writeByte(writer, &byte) < 0, errno == EINTR {}
  }

  /// Waits for what is said next; a broken pipe says `stop`.
  static func read(_ reader: Int32) -> Message {
    var byte: UInt8 = 0
    var count = readByte(reader, &byte)
    while count < 0, errno == EINTR { count = readByte(reader, &byte) }
    return count == 1 ? Message(rawValue: byte) ?? .stop : .stop
  }

  /// Closes both ends.
  func close() {
    closeDescriptor(reader)
    closeDescriptor(writer)
  }
}

// The C functions have the names of the methods above.
private nonisolated func readByte(_ end: Int32, _ byte: UnsafeMutablePointer<UInt8>) -> Int {
  read(end, byte, 1)
}

private nonisolated func writeByte(_ end: Int32, _ byte: UnsafePointer<UInt8>) -> Int {
  write(end, byte, 1)
}

private nonisolated func closeDescriptor(_ end: Int32) {
  close(end)
}
