import PagerCore
import PagerGraphics
import PagerKit
import Testing

@testable import PagerDecks

@MainActor @Suite(.timeLimit(.minutes(20))) struct EntriesPageTests {
  private func list(_ shelf: Shelf) throws -> EntryList {
    try #require(shelf.page?.view.subviews.compactMap { $0 as? EntryList }.first)
  }

  @Test func `the rows of the deck are shown`() throws {
    let shelf = try Shelf("list", ["rows": .array([.string("one"), .string("two\nlines")])])
    #expect(shelf.texts == ["one", "two lines"])
  }

  @Test func `the lines of a text are rows`() async throws {
    let text = (1...20_000).map { "row \($0)\n" }.joined()
    let shelf = try await Shelf.opening(Array(text.utf8), as: "list", name: "a.txt")

    #expect(try list(shelf).rowCount == 20_000)
    shelf.command(.scrollToEnd)
    #expect(shelf.texts.last == "row 20000")
    #expect(shelf.texts.count < 30)
  }

  @Test func `the elements of a JSON array are rows`() async throws {
    let text = #"["a", 1, null, true, {"k": "v", "n": [1, 2]}]"#
    let shelf = try await Shelf.opening(Array(text.utf8), as: "list", name: "a.json")

    #expect(try list(shelf).rowCount == 5)
    #expect(shelf.texts == ["a", "1", "true", "k: v, n: 1, 2"])
  }

  @Test func `a click selects a row, which stays selected`() async throws {
    let shelf = try await Shelf.opening(Array("a\nb\nc".utf8), as: "list")
    shelf.click(300, 44 + 66)
    #expect(try list(shelf).selected == 1)

    await shelf.leaveAndReturn()

    #expect(try list(shelf).selected == 1)
  }

  @Test(arguments: [("", "a.txt"), ("[]", "a.json")])
  func `a list without rows says so`(text: String, name: String) async throws {
    let shelf = try await Shelf.opening(Array(text.utf8), as: "list", name: name)
    #expect(shelf.texts == ["Page", "There are no rows."])
  }

  @Test func `a JSON file that is broken is one clear line`() async throws {
    let shelf = try await Shelf.opening(Array("[1, 2".utf8), as: "list", name: "a.json")
    #expect(shelf.hasFailed)
    #expect(shelf.warnings.count == 1)
  }
}
