import FuzzSupport
import PagerGraphics
import PagerKit

@testable import PagerDecks

/// Reads any bytes as a plain text, in parts of which the first byte tells the size, and shows it.
struct TextFuzz {
  func feed(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let file = Array(bytes.dropFirst())
    let wraps = first & 1 == 0
    var style = TextList.Style()
    style.wraps = wraps
    style.tab = 1 + Int(first >> 1) % 32
    let list = TextList(style: style)
    var buffer = TextBuffer()
    for chunk in chunks(of: file, partSize: 1 + Int(first) * 3) {
      list.append(chunk)
      buffer.append(chunk)
    }
    check(buffer, against: file)
    for row in 0..<min(buffer.rowCount, 200) { check(buffer.text(ofRow: row), style) }
    Screen(list, width: Double(first) * 4).tour(bytes)
  }

  private func chunks(of file: [UInt8], partSize: Int) -> [TextChunk] {
    var indexer = TextIndexer()
    var chunks = stride(from: 0, to: file.count, by: partSize).map { start in
      indexer.add(Array(file[start..<min(start + partSize, file.count)]))
    }
    chunks.append(indexer.add([], isLast: true))
    return chunks
  }

  /// The rows together are the file, however it was parted.
  private func check(_ buffer: TextBuffer, against file: [UInt8]) {
    var whole = TextBuffer()
    var indexer = TextIndexer()
    // A part that is too short for its mark is taken for what it is without.
    guard file.count > 3 else { return }
    whole.append(indexer.add(file, isLast: true))
    guard indexer.encoding == .utf8(mark: 0) else { return }
    expect(buffer.byteCount == whole.byteCount, "\(buffer.byteCount) of \(whole.byteCount) bytes")
    expect(buffer.rowCount == whole.rowCount, "\(buffer.rowCount) of \(whole.rowCount) rows")
  }

  /// Every character of a row lies in exactly one of its pieces.
  private func check(_ text: String, _ style: TextList.Style) {
    let row = TextRow(text, tab: style.tab)
    for width in style.wraps ? [1.0, 90, 700] : [nil] {
      let layout = TextRowLayout(row, font: style.font, width: width, FixedTextEngine())
      var end = 0
      for piece in layout.pieces {
        expect(piece.range.lowerBound == end, "a gap at \(end) in \(layout.pieces)")
        end = piece.range.upperBound
      }
      expect(end == row.characters.count, "\(end) of \(row.characters.count) characters: \(text)")
    }
  }
}
