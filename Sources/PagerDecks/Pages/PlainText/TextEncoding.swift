/// How the bytes of a text stand for characters.
enum TextEncoding: Equatable, Sendable {
  /// UTF-8, after a mark of `mark` bytes.
  case utf8(mark: Int)
  /// UTF-16 after its mark, the greater byte of each pair first or last.
  case utf16(isBigEndian: Bool)
  /// No text.
  case binary

  /// How many bytes are looked at.
  static let sample = 4096

  /// What a file that begins with `bytes` is written in: told by its mark; without one it is UTF-8,
  /// or no text if there are zero bytes.
  init(of bytes: [UInt8]) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8(mark: 3)
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16(isBigEndian: false)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16(isBigEndian: true)
    } else {
      self = bytes.prefix(Self.sample).contains(0) ? .binary : .utf8(mark: 0)
    }
  }

  /// The number of bytes of the mark.
  var markLength: Int {
    switch self {
    case .utf8(let mark): mark
    case .utf16: 2
    case .binary: 0
    }
  }
}
