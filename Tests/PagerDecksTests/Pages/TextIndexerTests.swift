import PagerTestSupport
import Testing

@testable import PagerDecks

@Suite struct TextIndexerTests {
  /// The rows of a text that arrives in parts of `size` bytes.
  private func rows(_ bytes: [UInt8], parts size: Int = 4096) -> [String] {
    let buffer = buffer(bytes, parts: size)
    return (0..<buffer.rowCount).map(buffer.text(ofRow:))
  }

  private func buffer(_ bytes: [UInt8], parts size: Int) -> TextBuffer {
    var (indexer, buffer) = (TextIndexer(), TextBuffer())
    for start in stride(from: 0, to: bytes.count, by: size) {
      buffer.append(indexer.add(Array(bytes[start..<min(start + size, bytes.count)])))
    }
    buffer.append(indexer.add([], isLast: true))
    return buffer
  }

  private static let lineEnds: [(String, [String])] = [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("\n", [""]), ("\n\n", ["", ""]),
    ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]), ("a\rb\r", ["a", "b"]),
    ("a\r\r\nb", ["a", "", "b"]), ("a\n\rb", ["a", "", "b"]), ("ä€😀\nß", ["ä€😀", "ß"]),
  ]

  @Test(arguments: lineEnds)
  func `rows end with feeds, returns or both, however the file is parted`(
    text: String, expected: [String]
  ) {
    for size in [1, 2, 3, 5, 4096] {
      // A mark is looked for in the first part only, which is never that short.
      #expect(rows(Array(text.utf8), parts: size) == expected, "\(size)")
    }
  }

  @Test func `a bad byte is one replacement character`() {
    var indexer = TextIndexer()
    let chunk = indexer.add([0x61, 0xFF, 0x62], isLast: true)

    #expect(chunk.isFaulty)
    #expect(rows([0x61, 0xFF, 0x62]) == ["a\u{FFFD}b"])
  }

  @Test func `a character that is cut off by the end of the file is a bad one`() {
    #expect(rows([0x61, 0xE2, 0x82]) == ["a\u{FFFD}"])
  }

  @Test func `marks are no part of the text`() {
    #expect(rows([0xEF, 0xBB, 0xBF, 0x61]) == ["a"])
    #expect(rows([0xFF, 0xFE, 0x61, 0, 0x0A, 0, 0x3D, 0xD8, 0x00, 0xDE]) == ["a", "😀"])
    #expect(rows([0xFE, 0xFF, 0, 0x61, 0x20, 0xAC, 0]) == ["a€"])
  }

  @Test func `UTF-16 may be parted anywhere after its mark`() {
    let text: [UInt8] = [0xFF, 0xFE, 0x61, 0, 0x3D, 0xD8, 0x00, 0xDE, 0x62, 0]
    for size in 2...9 { #expect(rows(text, parts: size) == ["a😀b"], "\(size)") }
  }

  @Test func `a line without end is parted between characters, at a space if there is one`() {
    let long = rows(Array(String(repeating: "ä", count: 50_000).utf8))
    let words = rows(Array(String(repeating: "word ", count: 5_000).utf8))

    #expect(long.allSatisfy { $0.utf8.count <= TextIndexer.longestRow + 3 && !$0.isEmpty })
    #expect(long.joined().count == 50_000)
    #expect(words.dropLast().allSatisfy { $0.hasSuffix("word ") })
    #expect(words.count > 2)
  }

  @Test func `parts of a long line know that they belong together`() {
    let text = "a\n" + String(repeating: "W", count: 10_000) + "\nb"
    let buffer = buffer(Array(text.utf8), parts: 1000)

    #expect((0..<buffer.rowCount).map(buffer.isContinued) == [false, false, true, false])
  }

  @Test(arguments: 0..<100)
  func `any bytes in any parts make the same rows`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let alphabet: [UInt8] = [0x61, 0x0A, 0x0D, 0x20, 0xE2, 0x82, 0xAC, 0xFF, 0xC3, 0xF0, 0x9F]
    let bytes = (0..<200).map { _ in alphabet.randomElement(using: &generator) ?? 0x61 }

    let whole = rows(bytes, parts: 200)
    let parted = rows(bytes, parts: Int.random(in: 1...50, using: &generator))

    #expect(parted == whole)
    #expect(whole.allSatisfy { !$0.contains { $0.isNewline } })
  }

  @Test(arguments: [(100, true), (2 << 20, false)])
  func `a long text is let go of elsewhere, a short one with what holds it`(
    count: Int, isKept: Bool
  ) {
    var buffer = TextBuffer()
    buffer.append(TextIndexer.chunk(of: String(repeating: "a\n", count: count / 2)))

    buffer.release()

    #expect((buffer.byteCount == count) == isKept)
    #expect((buffer.rowCount == 0) == !isKept)
  }
}
