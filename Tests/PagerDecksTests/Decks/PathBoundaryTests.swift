import Foundation
import PagerCore
import PagerTestSupport
import Testing

@testable import PagerDecks

@Suite struct PathBoundaryTests {
  @Test(arguments: [
    "../secret.txt", "inner/../../secret.txt", "link.txt", "away/secret.txt", "/etc/passwd",
    "../missing.txt",
  ])
  func `a deck reaches no file outside its folder`(source: String) throws {
    let folder = try makeFolders()
    let deck = page(source)

    let found = try DeckOpener().open([folder.write(deck, to: "deck/deck.json")])

    #expect(found.types == ["broken"])
    #expect(found.notices.map(\.message) == ["\"\(source)\" lies outside the deck's folder"])
  }

  @Test(arguments: ["a.txt", "./a.txt", "inner/../a.txt", "inside.txt", "../deck/a.txt"])
  func `a deck reaches every file inside its folder`(source: String) throws {
    let folder = try makeFolders()

    let deck = try DeckOpener().open([folder.write(page(source), to: "deck/deck.json")])

    #expect(deck.types == ["text"])
    #expect(
      deck.source.descriptor(at: 0).parameters["source"] == .string(folder("deck/a.txt")))
  }

  @Test func `files outside are shown when that is allowed`() throws {
    let folder = try makeFolders()
    var opener = DeckOpener()
    opener.allowsOutside = true

    let deck = try opener.open([folder.write(page("../secret.txt"), to: "deck/deck.json")])

    #expect(deck.types == ["text"])
  }

  @Test(arguments: [
    ("pipe", "\"pipe\" is a pipe, not a file"), ("inner", "\"inner\" is a folder, not a file"),
    ("a.txt\\u0000.png", "\"a.txt\u{0}.png\" a path has no zero byte"), ("", "\"\" is no path"),
  ])
  func `what is no file is refused`(source: String, message: String) throws {
    let folder = try makeFolders()
    #expect(mkfifo(folder("deck/pipe"), 0o600) == 0)

    let deck = try DeckOpener().open([folder.write(page(source), to: "deck/deck.json")])

    #expect(deck.notices.map(\.message) == [message])
  }

  private func page(_ source: String) -> String {
    "{\"pages\": [{\"type\": \"text\", \"source\": \"\(source)\"}]}"
  }

  /// A deck's folder with a file and links in it, beside a file that is none of its business.
  private func makeFolders() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder("deck/inner")
    try folder.write("secret", to: "secret.txt")
    try folder.write("a", to: "deck/a.txt")
    try folder.link("deck/link.txt", to: "../secret.txt")
    try folder.link("deck/away", to: "..")
    try folder.link("deck/inside.txt", to: "inner/../a.txt")
    return folder
  }
}
