import Testing

@testable import PagerDecks

@Suite struct MarkdownParserTests {
  @Test func `texts that are parsed at the same time do not disturb each other`() async {
    let text = Array(String(repeating: "a ~~b~~ c\n\n", count: 40).utf8)
    let expected = MarkdownParser.blocks(of: text)

    let all = await withTaskGroup(of: [MarkdownBlock].self) { group in
      for _ in 0..<400 { group.addTask { MarkdownParser.blocks(of: text) } }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(all.allSatisfy { $0 == expected })
  }
}
