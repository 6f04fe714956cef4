/// Makes chunks of a text from the parts of its file, and finds the rows.
///
/// Lines end with a line feed, a carriage return, or both. A line that goes on for 8,192 bytes is
/// parted, at a space if there is one in its last 512. Complexity: O(bytes) in all.
struct TextIndexer: Sendable {
  /// The most bytes of a row.
  static let longestRow = 8192
  /// From this length on a row ends at a space.
  static let longRow = longestRow - 512

  /// How the text is written; nothing before the first part.
  private(set) var encoding: TextEncoding?
  private var rest: [UInt8] = []
  private var isNewRow = true
  private var followsReturn = false
  private var followsSpace = false
  private var rowLength = 0

  /// Takes the next part of the file; the last one completes what is cut off.
  mutating func add(_ part: [UInt8], isLast: Bool = false) -> TextChunk {
    let encoding = encoding ?? TextEncoding(of: part)
    let skipped = self.encoding == nil ? min(encoding.markLength, part.count) : 0
    self.encoding = encoding
    var chunk = TextChunk()
    let bytes = rest + part.dropFirst(skipped)
    if case .utf16(let isBigEndian) = encoding {
      chunk.bytes = decode(bytes, isBigEndian, isLast: isLast)
    } else {
      let cut = isLast ? 0 : Self.cutLength(of: bytes)
      rest = Array(bytes.suffix(cut))
      chunk.bytes = cut == 0 ? bytes : Array(bytes.dropLast(cut))
    }
    chunk.isFaulty = String(validating: chunk.bytes, as: UTF8.self) == nil
    findRows(in: &chunk)
    return chunk
  }

  /// All of a text that is there already.
  static func chunk(of text: String) -> TextChunk {
    var indexer = TextIndexer()
    indexer.encoding = .utf8(mark: 0)
    return indexer.add(Array(text.utf8), isLast: true)
  }
}

extension TextIndexer {
  /// How many bytes at the end begin a character that is not all there; at most 3.
  private static func cutLength(of bytes: [UInt8]) -> Int {
    for length in 1...3 where length <= bytes.count {
      let byte = bytes[bytes.count - length]
      if byte & 0xC0 == 0x80 { continue }
      let whole = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length < whole ? length : 0
    }
    return 0
  }

  private mutating func decode(
    _ bytes: [UInt8], _ isBigEndian: Bool, isLast: Bool
  ) -> [UInt8] {
    var units: [UInt16] = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var used = units.count * 2
    if let last = units.last, 0xD800..<0xDC00 ~= last, !isLast {
      units.removeLast()
      used -= 2
    }
    rest = isLast ? [] : Array(bytes[used...])
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func findRows(in chunk: inout TextChunk) {
    let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var starts: [UInt32] = []
    chunk.bytes.withUnsafeBufferPointer { bytes in
      for place in bytes.indices {
        let byte = bytes[place]
        let isEnd = byte == feed || byte == carriageReturn
        if !(followsReturn && byte == feed) {
          if isNewRow || !isEnd && isTooLong(before: byte) {
            starts.append(UInt32(truncatingIfNeeded: place))
            rowLength = 0
          }
        }
        isNewRow = isEnd
        followsReturn = byte == carriageReturn
        followsSpace = byte == UInt8(ascii: " ")
        rowLength += 1
      }
    }
    chunk.starts = starts
  }

  private func isTooLong(before byte: UInt8) -> Bool {
    guard rowLength >= Self.longRow else { return false }
    return followsSpace || rowLength >= Self.longestRow && byte & 0xC0 != 0x80
  }
}
