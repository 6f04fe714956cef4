import PagerGraphics
import PagerTestSupport
import Testing

@testable import PagerDecks

@Suite struct TextRowTests {
  @Test(arguments: [
    ("a\tb", 8, "a       b"), ("\t", 4, "    "), ("abcd\te", 4, "abcd    e"), ("a\u{1}b", 8, "a b"),
    ("plain", 8, "plain"), ("", 8, ""),
  ])
  func `tabs reach to the next stop`(text: String, tab: Int, shown: String) {
    #expect(String(TextRow(text, tab: tab).characters) == shown)
  }

  @Test func `each shown character is known to be one of the row's own`() {
    let row = TextRow("a\tb", tab: 4)

    #expect((0...5).map(row.origin) == [0, 1, 1, 1, 2, 3])
    #expect((0...3).map(row.place) == [0, 1, 4, 5])
    #expect(row.length == 3)
  }

  @Test(arguments: [nil, 500.0])
  func `an accent after a control character joins the space in its place`(width: Double?) {
    let row = TextRow("a\u{1}\u{301}b\t\u{301}c", tab: 4)
    let layout = TextRowLayout(row, font: Font(size: 10), width: width, FixedTextEngine())

    #expect(row.characters == Array(String(row.characters)))
    #expect((0...8).map(row.origin) == [0, 1, 3, 4, 4, 4, 4, 6, 7])
    #expect(layout.pieces.map(\.range) == [0..<row.characters.count])
  }

  @Test(arguments: [(0, "let"), (2, "let"), (3, " "), (4, "x_1"), (8, "!=")])
  func `a word ends where the kind of character changes`(index: Int, word: String) {
    let row = TextRow("let x_1 != 2", tab: 8)
    #expect(String(row.characters[row.word(at: index)]) == word)
  }

  @Test(arguments: [30.0, 70, 333])
  func `wrapped pieces hold all characters and are no wider than the page`(width: Double) {
    let text = TextRow(String(repeating: "W", count: 300) + " and more words", tab: 8)
    let layout = TextRowLayout(text, font: Font(size: 10), width: width, FixedTextEngine())

    #expect(layout.pieces.map(\.range).flatMap(Array.init) == Array(0..<text.characters.count))
    #expect(layout.width <= width)
  }

  @Test func `places and characters of a layout correspond`() {
    let measures = FixedTextEngine()
    let row = TextRow(String(repeating: "abcdefg ", count: 40), tab: 8)
    for width in [100.0, nil] {
      let layout = TextRowLayout(row, font: Font(size: 10), width: width, measures)
      for index in stride(from: 0, to: 280, by: 7) {
        guard let span = layout.spans(of: index..<index + 1, measures).first,
          span.to > span.from
        else { continue }
        let middle = (span.from + span.to) / 2
        #expect(layout.index(atX: middle, line: span.line, measures) == index)
      }
    }
  }

  @Test func `a line that is not broken is drawn in stretches`() {
    let row = TextRow(String(repeating: "W", count: 8000), tab: 8)
    let layout = TextRowLayout(row, font: Font(size: 16), width: nil, FixedTextEngine())

    #expect(layout.lineCount == 1)
    #expect(layout.pieces.allSatisfy { $0.width < 4096 })
    #expect(layout.width == 8000 * 8)
  }
}
