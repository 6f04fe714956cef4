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
}
