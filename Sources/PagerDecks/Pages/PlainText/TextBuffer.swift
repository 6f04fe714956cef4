/// A text of any length, of which single rows are looked at; it grows at its end only.
struct TextBuffer {
  private var chunks: [Chunk] = []
  /// How many bytes there are.
  private(set) var byteCount = 0
  /// How many rows there are.
  private(set) var rowCount = 0

  private struct Chunk {
    var content: TextChunk
    /// How many bytes come before.
    var offset: Int
    /// How many rows begin before.
    var row: Int
  }

  /// Adds the next stretch.
  mutating func append(_ chunk: TextChunk) {
    guard !chunk.bytes.isEmpty else { return }
    chunks.append(Chunk(content: chunk, offset: byteCount, row: rowCount))
    byteCount += chunk.bytes.count
    rowCount += chunk.starts.count
  }

  /// The characters of a row, without the end of its line.
  ///
  /// Complexity: O(log chunks + bytes of the row).
  func text(ofRow row: Int) -> String {
    var bytes = bytes(ofRow: row)
    for end in [UInt8(ascii: "\n"), UInt8(ascii: "\r")] where bytes.last == end {
      bytes.removeLast()
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a row goes on with the line of the one before.
  func isContinued(_ row: Int) -> Bool {
    guard row > 0, row < rowCount, let last = bytes(ofRow: row - 1).last else { return false }
    return last != UInt8(ascii: "\n") && last != UInt8(ascii: "\r")
  }
}

extension TextBuffer {
  private func bytes(ofRow row: Int) -> [UInt8] {
    guard row >= 0, row < rowCount else { return [] }
    let first = chunkIndex(ofRow: row)
    let (start, end) = (start(of: row), row + 1 < rowCount ? self.start(of: row + 1) : byteCount)
    var bytes: [UInt8] = []
    for chunk in chunks[first...] where chunk.offset < end {
      let from = max(0, start - chunk.offset)
      let to = min(chunk.content.bytes.count, end - chunk.offset)
      if from < to { bytes += chunk.content.bytes[from..<to] }
      if chunk.offset + chunk.content.bytes.count >= end { break }
    }
    return bytes
  }

  private func start(of row: Int) -> Int {
    let chunk = chunks[chunkIndex(ofRow: row)]
    return chunk.offset + Int(chunk.content.starts[row - chunk.row])
  }

  /// The chunk in which a row begins: the last one before which no more rows begin.
  private func chunkIndex(ofRow row: Int) -> Int {
    var (low, high) = (0, chunks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if chunks[middle].row <= row { low = middle } else { high = middle }
    }
    return low
  }
}
