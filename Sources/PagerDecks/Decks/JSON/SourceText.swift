/// The text of a file as UTF-8, whatever of UTF-8 and UTF-16 it was written in.
struct SourceText {
  /// The text without a byte order mark.
  let utf8: [UInt8]
  private let lineStarts: [Int]

  /// Decodes `bytes`: UTF-8, or UTF-16 that begins with a byte order mark.
  ///
  /// Throws the number of the first line (from 1) that is neither.
  init(_ bytes: [UInt8]) throws(InvalidLine) {
    utf8 = try Self.decoded(bytes)
    lineStarts = [0] + utf8.indices.lazy.filter { [utf8] in utf8[$0] == 0x0A }.map { $0 + 1 }
  }

  /// A line that is not text.
  struct InvalidLine: Error, Equatable {
    /// The number of the line, from 1.
    var line: Int
    /// What the line should have been written in.
    var encoding: String
  }

  /// The number, from 1, of the line in which the byte at `offset` stands.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}

extension SourceText {
  private static func decoded(_ bytes: [UInt8]) throws(InvalidLine) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) {
      return try decodedUTF16(bytes) { UInt16($0) | UInt16($1) << 8 }
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      return try decodedUTF16(bytes) { UInt16($0) << 8 | UInt16($1) }
    }
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = isMarked ? Array(bytes.dropFirst(3)) : bytes
    guard String(validating: text, as: UTF8.self) == nil else { return text }
    throw InvalidLine(
      line: firstInvalid(text, newline: 0x0A, as: UTF8.self), encoding: "UTF-8")
  }

  private static func decodedUTF16(
    _ bytes: [UInt8], unit: (UInt8, UInt8) -> UInt16
  ) throws(InvalidLine) -> [UInt8] {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self)
    else {
      throw InvalidLine(
        line: firstInvalid(units, newline: 0x0A, as: UTF16.self), encoding: "UTF-16")
    }
    return Array(text.utf8)
  }

  /// The first line that does not decode; the last one if each does, as the last is cut off then.
  private static func firstInvalid<Encoding: Unicode.Encoding>(
    _ units: [Encoding.CodeUnit], newline: Encoding.CodeUnit, as encoding: Encoding.Type
  ) -> Int {
    let lines = units.split(separator: newline, omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(validating: $0, as: encoding) == nil }
    return (index ?? lines.count - 1) + 1
  }
}
