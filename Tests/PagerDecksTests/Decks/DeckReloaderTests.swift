import Foundation
import PagerCore
import PagerKit
import PagerTestSupport
import Testing

@testable import PagerDecks

// All tests that need the main actor share it: under load one may wait long for its turn.
@MainActor @Suite(.timeLimit(.minutes(20))) struct DeckReloaderTests {
  @Test func `a changed deck keeps the page that is seen`() async throws {
    let scene = try Scene("a", "b", "c")
    scene.album.go(to: 1)

    let titles = try await scene.replaceDeck("new", "a", "b", "c")

    #expect(titles == ["new", "a", "b", "c"])
    #expect(scene.album.pager.target == 2)
    #expect(scene.album.pager.position == 2)
  }

  @Test func `a deck that became unusable leaves the pages and is told once`() async throws {
    let scene = try Scene("a", "b")

    let broken = try await scene.problem(after: "{\"pages\": [")
    let titles = try await scene.replaceDeck("a", "b", "c")

    #expect(
      broken?.inFolder.description
        == "deck.json:1: pages[0]: expected a value, not the end of the file")
    #expect(titles == ["a", "b", "c"])
    #expect(scene.problems.map { $0 != nil } == [true, false])
  }

  @Test func `a page whose parameters changed is made anew, the others are not`() async throws {
    let scene = try Scene("a", "b")
    let first = try #require(scene.album.pager.page("a"))

    _ = try await scene.replaceDeck("b", "a", color: "red")

    #expect(scene.album.pager.page("a") !== first)
    _ = try await scene.replaceDeck("a", "b", color: "red")
    let second = try #require(scene.album.pager.page("a"))
    _ = try await scene.replaceDeck("a", color: "red")
    #expect(scene.album.pager.page("a") === second)
  }

  @Test func `a file that comes into an open folder becomes a page`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("text", to: "b.txt")
    let scene = try Scene(folder: folder, path: folder.path)

    let titles = try await scene.titles { try folder.write("text", to: "a.txt") }

    #expect(titles == ["a.txt", "b.txt"])
    #expect(scene.album.pager.target == 1)
  }

  @Test(arguments: ["a.txt", "inner/a.txt"])
  func `a file that was missing turns its error page into its page`(name: String) async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("inner")
    let text = "{\"pages\": [{\"type\": \"text\", \"source\": \"\(name)\"}]}"
    let scene = try Scene(folder: folder, path: folder.write(text, to: "deck.json"))
    #expect(scene.reloader.deck.types == ["broken"])

    _ = try await scene.titles { try folder.write("text", to: name) }

    #expect(scene.reloader.deck.types == ["text"])
  }

  @Test(arguments: [("a.txt", true), ("b.txt", false)])
  func `a page is told when its own file changed`(name: String, isTold: Bool) throws {
    let folder = try TemporaryFolder()
    for name in ["a.txt", "b.txt"] { try folder.write("text", to: name) }
    let scene = try Scene(folder: folder, path: folder.path)
    let page = try #require(scene.album.pager.page("a.txt"))
    var changes = FileChanges()
    changes.files = [folder(name)]

    scene.reloader.filesDidChange(changes)

    #expect((scene.album.pager.page("a.txt") !== page) == isTold)
  }
}

/// A pager that shows a deck of a test's own.
@MainActor
private final class Scene {
  let folder: TemporaryFolder
  let album: Album
  let reloader: DeckReloader
  private(set) var problems: [DeckProblem?] = []
  private let news: AsyncStream<Deck?>
  private let reported: AsyncStream<Deck?>.Continuation

  init(folder: TemporaryFolder, path: String) throws {
    self.folder = folder
    let opener = DeckOpener()
    let deck = try opener.open([path])
    album = try Album(deck.source)
    reloader = DeckReloader(deck: deck, paths: [path], opener: opener, pager: album.pager)
    (news, reported) = AsyncStream.makeStream(of: Deck?.self)
    reloader.onReload = { [reported] in reported.yield($0) }
    reloader.onProblem = { [weak self, reported] problem in
      self?.problems.append(problem)
      if problem != nil { reported.yield(nil) }
    }
    album.go(to: 0)
  }

  convenience init(_ titles: String...) throws {
    let folder = try TemporaryFolder()
    let text = Self.deck(titles, color: "blue")
    try self.init(folder: folder, path: folder.write(text, to: "deck.json"))
  }

  /// Puts another deck in the place of the deck's file, as editors do, and gives the titles of what
  /// is shown then.
  func replaceDeck(_ titles: String..., color: String = "blue") async throws -> [String] {
    try await self.titles { try self.replace(with: Self.deck(titles, color: color)) }
  }

  /// The titles that are shown after the next reading, which `change` causes.
  func titles(after change: () throws -> Void) async throws -> [String] {
    try change()
    for await deck in news { if let deck { return deck.titles } }
    return []
  }

  /// What is wrong after the deck's file was replaced by one with `text`.
  func problem(after text: String) async throws -> DeckProblem? {
    try replace(with: text)
    for await deck in news where deck == nil { return problems.last ?? nil }
    return nil
  }

  private func replace(with text: String) throws {
    try folder.write(text, to: "deck.json~")
    #expect(rename(folder("deck.json~"), folder("deck.json")) == 0)
  }

  private static func deck(_ titles: [String], color: String) -> String {
    let pages = titles.map { title in
      "{\"type\": \"color\", \"id\": \"\(title)\", \"title\": \"\(title)\", \"color\": \"\(color)\"}"
    }
    return "{\"pages\": [\(pages.joined(separator: ", "))]}"
  }
}
