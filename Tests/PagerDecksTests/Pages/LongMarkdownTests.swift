import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@testable import PagerDecks

/// Texts that are hard on a parser or on a layout for their size.
@MainActor @Suite(.timeLimit(.minutes(20))) struct LongMarkdownTests {
  /// A text that is one part again and again.
  struct Repetition: Sendable, CustomTestStringConvertible {
    var begin = ""
    var part: String
    var count: Int
    var end = ""

    var text: String { begin + String(repeating: part, count: count) + end }
    var testDescription: String { "\(begin) \(count) times \(part) \(end)" }
  }

  nonisolated private static let long = [
    Repetition(part: "x", count: 60_000), Repetition(part: "word ", count: 12_000),
    Repetition(part: "*a*b`c`", count: 9000), Repetition(begin: "# ", part: "x", count: 60_000),
    Repetition(begin: "```\n", part: "x", count: 60_000),
    Repetition(begin: "```\n", part: "x y\n", count: 20_000),
    Repetition(begin: "<p>", part: "x", count: 60_000),
  ]

  @Test(arguments: long)
  func `a long text is laid out in pieces that hold all of it`(example: Repetition) throws {
    let blocks = try MarkdownParser.text(of: Array(example.text.utf8)).blocks
    let sizes = blocks.map { $0.text.utf8.count }

    #expect(sizes.allSatisfy { $0 < 2 * MarkdownParser.longPiece })
    let letters = blocks.map(\.text).joined().count { !$0.isWhitespace }
    let marks: Set<Character> = ["*", "`", "#", "<", "p", ">"]
    #expect(letters == example.text.count { !$0.isWhitespace && !marks.contains($0) })
  }

  nonisolated private static let wide = [
    Repetition(part: "字", count: 60_000), Repetition(part: "👩‍👩‍👧", count: 8000),
    Repetition(part: "a" + String(repeating: "\u{301}", count: 200), count: 300),
    Repetition(begin: "# ", part: "a" + String(repeating: "\u{301}", count: 200), count: 300),
    Repetition(begin: "```\n", part: "字", count: 20_000),
  ]

  @Test(arguments: wide)
  func `pieces are parted by bytes between characters`(example: Repetition) throws {
    let blocks = try MarkdownParser.text(of: Array(example.text.utf8)).blocks
    let texts = blocks.flatMap { $0.text.split(separator: "\n") }

    #expect(texts.allSatisfy { $0.utf8.count < 2 * MarkdownParser.longPiece })
    #expect(texts.allSatisfy { $0.allSatisfy { example.part == "\($0)" } })
    #expect(texts.reduce(0) { $0 + $1.count } == example.count)
  }

  @Test(arguments: [
    Repetition(begin: "a", part: "\u{301}", count: 200_000),
    Repetition(begin: "```\na", part: "\u{301}", count: 200_000),
  ])
  func `a character longer than a piece is parted, too`(example: Repetition) throws {
    let blocks = try MarkdownParser.text(of: Array(example.text.utf8)).blocks

    #expect(blocks.allSatisfy { $0.text.utf8.count < 3 * MarkdownParser.longPiece })
    #expect(
      blocks.reduce(0) { $0 + $1.text.unicodeScalars.count { $0 == "\u{301}" } } == example.count)
  }

  @Test func `a cell is cut where it is longer than a page`() throws {
    let text = "|a|\n|-|\n|" + String(repeating: "x", count: 60_000) + "|"
    let blocks = try MarkdownParser.text(of: Array(text.utf8)).blocks

    #expect(blocks.count == 2)
    #expect(blocks[1].text.hasSuffix("x …"))
    #expect(blocks[1].text.utf8.count < 2 * MarkdownParser.longPiece)
  }

  nonisolated private static let tooInvolved = [
    Repetition(part: "a <?", count: 200_000), Repetition(part: "a <![CDATA[", count: 100_000),
    Repetition(part: "![[]()", count: 200_000), Repetition(part: "![", count: 2000, end: "]"),
    Repetition(part: "a@b.c ", count: 200_000),
    table("\n"), table("\r"), table("\r\n"), table("\u{0C}\n"),
  ]

  /// Many rows, each as long as their long heading; their lines end with `end`.
  nonisolated private static func table(_ end: String) -> Repetition {
    let heading = ["|a", "|-"].map { String(repeating: $0, count: 2000) + end }.joined()
    return Repetition(begin: heading, part: "b" + end, count: 100_000)
  }

  @Test(arguments: tooInvolved)
  func `what takes minutes or gigabytes is told before it is tried`(example: Repetition) {
    #expect(MarkdownCost(Array(example.text.utf8)).isTooHigh)
  }

  @Test(arguments: tooInvolved)
  func `what would take minutes or gigabytes is shown as it is written, with one warning`(
    example: Repetition
  ) async throws {
    let shelf = try Shelf("markdown", ["text": .string(example.text)])
    await shelf.settle()

    #expect(shelf.reading.contains(example.text.prefix(8)))
    #expect(shelf.reading.contains("formatting it would take too long"))
    #expect(shelf.warnings == ["Page: would take too long to format"])
  }

  @Test(arguments: [
    Repetition(part: "![a](b.png) ", count: 3000), Repetition(part: "<?php a ?> ", count: 3000),
    Repetition(part: "![[]()\n\n", count: 3000), Repetition(part: "[", count: 3000),
    Repetition(part: "![[]()\r\r", count: 3000), Repetition(part: "![[]()\r\n\r\n", count: 3000),
    Repetition(begin: "|a|b|\n|-|-|\n", part: "|c|d|\n", count: 3000),
    Repetition(part: "a@b.c\n\n", count: 3000),
  ])
  func `what people write is formatted however long it is`(example: Repetition) {
    #expect(!MarkdownCost(Array(example.text.utf8)).isTooHigh)
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func `a text that is shown as it is written keeps its lines`(end: String) throws {
    let lines = (1...2000).map { "\($0) <?" }
    let blocks = try MarkdownParser.text(of: Array(lines.joined(separator: end).utf8)).blocks

    #expect(blocks.flatMap { $0.text.split(separator: "\n").map(String.init) } == lines)
  }
}
