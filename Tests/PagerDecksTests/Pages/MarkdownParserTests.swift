import Testing

@testable import PagerDecks

@Suite struct MarkdownParserTests {
  @Test func `texts that are parsed at the same time do not disturb each other`() async throws {
    let text = Array(String(repeating: "a ~~b~~ c\n\n", count: 40).utf8)
    let expected = try MarkdownParser.text(of: text)

    let all = try await withThrowingTaskGroup(of: MarkdownText.self) { group in
      for _ in 0..<400 { group.addTask { try MarkdownParser.text(of: text) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(all.allSatisfy { $0 == expected })
  }

  @Test(arguments: [0, 1, 3])
  func `a text that is taken apart is left when it is not wanted any more`(looks: Int) {
    let text = Array(String(repeating: "a *b*\n\n", count: 20_000).utf8)
    var count = 0

    #expect(throws: CancellationError.self) {
      _ = try MarkdownParser.text(of: text) {
        count += 1
        return count > looks
      }
    }
    #expect(count == looks + 1)
  }

  private static let pictures: [(text: String, blocks: [String])] = [
    ("Inline ![i](v.svg) in text", ["Inline", "[v.svg i]", "in text"]),
    ("![a](b.png)", ["[b.png a]"]), ("![a](b.png)\n![](c.png)", ["[b.png a]", "[c.png ]"]),
    ("a  \n![b](c)  \nd", ["a", "[c b]", "d"]), ("![b](c).", ["[c b]", "."]),
    ("*a ![b](c) d*", ["a", "[c b]", "d"]), ("a <img src='c'> d", ["a", "[c ]", "d"]),
    ("a ![b ![*c*](d) e](f) g", ["a", "[f b c e]", "g"]), ("a [b ![c](d)](e)", ["a b", "[d c]"]),
    ("- a ![b](c)\n- d", ["a", "[c b]", "d"]), ("# a ![b](c) d", ["a b d"]), ("`a`", ["a"]),
  ]

  @Test(arguments: pictures)
  func `a picture among words stands between them`(text: String, blocks: [String]) throws {
    let parsed = try MarkdownParser.text(of: Array(text.utf8)).blocks

    #expect(parsed.map(\.summary) == blocks)
  }

  @Test func `words on both sides of a picture keep how they look and where they lead`() throws {
    let text = Array("**a [b ![c](d) e](f)** g".utf8)

    let blocks = try MarkdownParser.text(of: text).blocks

    let (before, after) = (try #require(blocks.first), try #require(blocks.last))
    #expect(
      before.content
        == .paragraph([
          MarkdownRun(text: "a ", style: .bold), MarkdownRun(text: "b", style: .bold, link: "f"),
        ]))
    #expect(
      blocks.map(\.content).contains(.picture(MarkdownPicture(source: "d", text: "c", link: "f"))))
    #expect(
      after.content
        == .paragraph([
          MarkdownRun(text: "e", style: .bold, link: "f"), MarkdownRun(text: " g"),
        ]))
  }
}

extension MarkdownBlock {
  /// What it says; of a picture also its file.
  fileprivate var summary: String {
    if case .picture(let picture) = content { "[\(picture.source) \(text)]" } else { text }
  }
}
