import Testing

@testable import PagerDecks

@Suite struct MarkdownParserTests {
  private func blocks(_ text: String) -> [MarkdownBlock] {
    MarkdownParser.blocks(of: Array(text.utf8))
  }

  private func content(_ text: String) -> [MarkdownBlock.Content] { blocks(text).map(\.content) }

  @Test func `headings, paragraphs and rules are blocks`() {
    #expect(
      content("# One\n\ntwo\nthree\n\n***\n\nFour\n----\n") == [
        .heading(level: 1, [MarkdownRun(text: "One")]),
        .paragraph([MarkdownRun(text: "two three")]), .rule,
        .heading(level: 2, [MarkdownRun(text: "Four")]),
      ])
  }

  @Test func `words have styles and links`() {
    #expect(
      content("a *b **c*** `d` ~~e~~ [f](http://g) http://h.org") == [
        .paragraph([
          MarkdownRun(text: "a "), MarkdownRun(text: "b ", style: .italic),
          MarkdownRun(text: "c", style: [.italic, .bold]), MarkdownRun(text: " "),
          MarkdownRun(text: "d", style: .code), MarkdownRun(text: " "),
          MarkdownRun(text: "e", style: .struck), MarkdownRun(text: " "),
          MarkdownRun(text: "f", link: "http://g"), MarkdownRun(text: " "),
          MarkdownRun(text: "http://h.org", link: "http://h.org"),
        ])
      ])
  }

  @Test func `items know their marks and how deep they lie`() {
    let items = blocks("3. a\n4. b\n   - c\n     > d\n- [x] e\n- [ ] f\n")

    #expect(
      items.map(\.marker) == [
        .number("3."), .number("4."), .bullet, nil, .task(isDone: true), .task(isDone: false),
      ])
    #expect(
      items.map(\.containers) == [
        [.item], [.item], [.item, .item], [.item, .item, .quote], [.item], [.item],
      ])
  }

  @Test func `a list is tight unless empty lines part its items, and ends with a space`() {
    #expect(blocks("- a\n- b\n- c\n").map(\.isTight) == [true, true, false])
    #expect(blocks("- a\n\n- b\n").map(\.isTight) == [false, false])
  }

  @Test func `tables keep their cells and alignments`() throws {
    let rows = content("|a|b|c|\n|:-|:-:|-:|\n|1|2|\n")
    guard case .row(1, let table) = try #require(rows.last) else {
      Issue.record("no row")
      return
    }

    #expect(rows.count == 2)
    #expect(table.alignments == [.leading, .center, .trailing])
    #expect(
      table.rows.map { $0.map { $0.map(\.text).joined() } } == [["a", "b", "c"], ["1", "2", ""]])
  }

  @Test func `long code is parted, and keeps all lines`() {
    let lines = (1...100).map { "line \($0)" }
    let parts = content("```\n" + lines.joined(separator: "\n") + "\n```\n")
    let found = parts.compactMap { part -> [String]? in
      if case .code(let lines, _, _) = part { lines } else { nil }
    }

    #expect(found.count == 3)
    #expect(found.flatMap(\.self) == lines)
  }

  @Test func `a paragraph of pictures is pictures, among words they are words`() {
    #expect(
      content("![one](a.png) ![two](b.png)\n\nsee ![three](c.png)") == [
        .picture(source: "a.png", text: "one"), .picture(source: "b.png", text: "two"),
        .paragraph([MarkdownRun(text: "see three")]),
      ])
  }

  @Test func `of HTML the words and pictures are kept`() {
    #expect(
      content("<p align=\"center\">\n<img src=\"a.png\">\n<b>bold</b> words<!-- not --></p>\n") == [
        .picture(source: "a.png", text: ""), .paragraph([MarkdownRun(text: "bold words")]),
      ])
    #expect(content("a<br>b") == [.paragraph([MarkdownRun(text: "a\nb")])])
  }

  @Test func `a very long paragraph is parted at spaces`() {
    let words = Array(repeating: "word", count: 10_000).joined(separator: " ")
    let parts = content(words)

    #expect(parts.count > 5)
    let text = parts.map { part -> String in
      if case .paragraph(let runs) = part { runs.map(\.text).joined() } else { "" }
    }
    #expect(text.joined(separator: " ") == words)
  }

  @Test(arguments: [
    String(repeating: "> ", count: 5000) + "a", String(repeating: "- ", count: 5000) + "a",
    String(repeating: "*", count: 20_000), String(repeating: "[", count: 20_000),
    String(repeating: "![a](", count: 5_000), String(repeating: "`", count: 20_001),
    String(repeating: "<", count: 20_000), String(repeating: "|", count: 5_000),
    String(repeating: "<!--", count: 5_000), String(repeating: "&", count: 20_000),
  ])
  func `texts that nest without end are taken apart all the same`(text: String) {
    let blocks = blocks(text)

    #expect(!blocks.isEmpty || text.hasPrefix("<!--"))
    #expect(blocks.allSatisfy { $0.containers.count <= MarkdownParser.deepest })
  }

  @Test func `bytes that are no UTF-8, and zero bytes, are marks`() {
    #expect(
      MarkdownParser.blocks(of: [0x61, 0xFF, 0x62]).map(\.content) == [
        .paragraph([MarkdownRun(text: "a\u{FFFD}b")])
      ])
  }
}
