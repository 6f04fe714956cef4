import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@testable import PagerDecks

@MainActor @Suite struct REG01Tests {
  private let deckText = """
    {"pages": [
      {"title": "A", "type": "text", "text": "hi"},
      {"title": "B", "type": "chart3d"},
      {"title": "C", "type": "Text"},
      {"title": "D", "type": ""}
    ]}
    """
  private let known = BuiltInPages.declarations.map(\.name).joined(separator: ", ")

  @Test func `REG-01 names of no page type cost one page and one line each`() throws {
    let folder = try TemporaryFolder()

    let deck = try folder.open(deckText)

    #expect(deck.titles == ["A", "B", "C", "D"])
    #expect(deck.types == ["text", "broken", "broken", "broken"])
    #expect(
      deck.noticeLines == [
        "deck.json:3: pages[1].type: no page type \"chart3d\" (known: \(known))",
        "deck.json:4: pages[2].type: no page type \"Text\", did you mean \"text\"? (known: \(known))",
        "deck.json:5: pages[3].type: no page type \"\" (known: \(known))",
      ])
  }

  @Test(arguments: [(1, "\"chart3d\""), (2, "\"Text\""), (3, "\"\"")])
  func `REG-01 the page in its place names the type`(index: Int, name: String) throws {
    let folder = try TemporaryFolder()
    let album = try Album(folder.open(deckText).source)

    album.go(to: index)

    #expect(album.texts.map(\.text).joined(separator: " ").contains("no page type \(name)"))
    #expect(album.warnings.isEmpty)
  }
}
