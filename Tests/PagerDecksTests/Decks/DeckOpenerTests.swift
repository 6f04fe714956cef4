import Foundation
import PagerCore
import PagerTestSupport
import Testing

@testable import PagerDecks

@Suite struct DeckOpenerTests {
  @Test func `a folder shows its files in natural order, each by its type`() throws {
    let folder = try TemporaryFolder()
    let files = [
      "file10.txt", "File2.md", "file2.txt", "a.PNG", ".hidden", "b.jpeg", "c.json", "notes",
      "d.xyz",
    ]
    for name in files { try folder.write("text", to: name) }
    try folder.write([0, 1, 2], to: "blob")
    try folder.makeFolder("inner")

    let deck = try DeckOpener().open([folder.path])

    #expect(
      deck.titles == [
        "a.PNG", "b.jpeg", "blob", "c.json", "d.xyz", "File2.md", "file2.txt", "file10.txt",
        "notes",
      ])
    #expect(
      deck.types == [
        "image", "image", "file", "text", "text", "markdown", "text", "text", "text",
      ])
    #expect(deck.title == FilePath.name(folder.path))
    #expect(deck.notices.isEmpty)
  }

  @Test func `what cannot be read in a folder is told in one line`() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", to: "a.txt")
    try folder.link("lost", to: "nowhere")
    #expect(mkfifo(folder("pipe"), 0o600) == 0)

    let deck = try DeckOpener().open([folder.path])

    #expect(deck.titles == ["a.txt"])
    #expect(deck.notices.map(\.message) == ["2 files cannot be read: lost, pipe"])
  }

  @Test func `a folder may hold links that lead out of it`() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    try folder.link("link.txt", to: other.write("text", to: "a.txt"))

    let deck = try DeckOpener().open([folder.path])

    #expect(deck.titles == ["link.txt"])
  }

  @Test func `files are shown in the order in which they are named, each once`() throws {
    let folder = try TemporaryFolder()
    let paths = try ["b.txt", "a.md", "b.txt"].map { try folder.write("text", to: $0) }

    let deck = try DeckOpener().open(paths)

    #expect(deck.titles == ["b.txt", "a.md"])
    #expect(deck.source.descriptor(at: 1).parameters["source"] == .string(folder("a.md")))
    #expect(deck.folders == [folder.path])
  }

  @Test(arguments: ["/dev/zero", "/dev/null", "/tmp"])
  func `devices and folders among files are refused`(path: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("text", to: "a.txt")

    let failure = #expect(throws: DeckFailure.self) { try DeckOpener().open([file, path]) }

    #expect(failure?.description.hasPrefix("\(path): is a ") == true)
  }

  @Test(arguments: ["pipe", "pipe.json"])
  func `a pipe is refused without waiting for it`(name: String) throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder(name), 0o600) == 0)

    let failure = #expect(throws: DeckFailure.self) { try DeckOpener().open([folder(name)]) }

    #expect(failure?.description == "\(folder(name)): is a pipe, not a file")
  }

  @Test func `JSON without pages is a text`() throws {
    let folder = try TemporaryFolder()

    #expect(try folder.open("[1, 2]").types == ["text"])
    #expect(try folder.open("{\"name\": \"pages\"}").types == ["text"])
  }

  private static let misspelt: [(text: String, notice: String)] = [
    (
      "{\"title\": \"x\",\n \"page\": []}",
      "deck.json:2: \"pages\" is missing: unknown key \"page\", did you mean \"pages\"?"
    ),
    (
      "{\"Pages\": [{\"type\": \"text\"}]}",
      "deck.json:1: \"pages\" is missing: unknown key \"Pages\", did you mean \"pages\"?"
    ),
    ("{\"title\": \"x\", \"slides\": []}", "deck.json:1: \"pages\" is missing"),
  ]

  @Test(arguments: misspelt)
  func `a deck without pages is a text, and that they are missing is told`(
    text: String, notice: String
  ) throws {
    let folder = try TemporaryFolder()

    let deck = try folder.open(text)

    #expect(deck.types == ["text"])
    #expect(deck.noticeLines == [notice] && deck.lines == [notice])
    #expect(deck.origins == [folder("deck.json")])
  }

  @Test(arguments: [
    "[1, 2]", "[{\"title\": \"x\"}]", "{\"version\": 1}", "{\"page\": 3}", "7",
    "{\"tags\": [{\"name\": \"a\"}]}",
  ])
  func `JSON that was meant for something else is a text without a word`(text: String) throws {
    let deck = try TemporaryFolder().open(text)

    #expect(deck.types == ["text"] && deck.notices.isEmpty && deck.origins.isEmpty)
  }

  @Test func `a deck of more than sixteen megabytes is refused`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([UInt8](repeating: 0x20, count: (16 << 20) + 1), to: "deck.json")

    let failure = #expect(throws: DeckFailure.self) { try DeckOpener().open([path]) }

    #expect(failure?.description == "\(path): has more than 16 MB")
  }

  @Test func `a deck of more than a million pages is refused`() throws {
    let text = "{\"pages\":[" + String(repeating: "0,", count: 1_000_000) + "0]}"
    let reader = DeckReader(file: "deck.json", types: [], boundary: PathBoundary())

    let failure = #expect(throws: DeckFailure.self) { try reader.read(Array(text.utf8)) }

    #expect(failure?.description == "deck.json:1: pages: has 1000001 pages, more than 1000000")
  }

  @Test func `of very many problems the first ones are kept, and every bad page is one`() throws {
    let page = "{\"type\": \"text\", \"a\": 1, \"wrap\": 2},"
    let text = "{\"pages\": [" + String(repeating: page, count: 12_000) + "0]}"
    let reader = DeckReader(
      file: "deck.json", types: [.text], boundary: PathBoundary())

    let deck = try #require(try reader.read(Array(text.utf8)))

    #expect(deck.problems.count == ProblemList.most)
    #expect(deck.notices.count == ProblemList.most)
    #expect(deck.types.allSatisfy { $0 == "broken" })
  }

  @Test func `a deck says how it is shown`() throws {
    let folder = try TemporaryFolder()
    let deck = try folder.open(
      """
      {"title": "T", "look": "scale", "theme": "dark", "lang": "ja", "pages": [],
       "strip": {"widths": "fixed", "width": 90, "parking": "neighbors", "spacing": 3, "height": 50}}
      """)

    let look = deck.settings.applied(to: Looks.standard)

    #expect(deck.title == "T" && deck.settings.isDark == true && deck.settings.language == "ja")
    #expect(look.name == "scale" && look.stripHeight == 50)
    #expect(look.strip.widths == .fixed(90) && look.strip.parking == .oneNeighborVisible)
    #expect(deck.settings.applied(to: Looks.standard, isChosen: true).name == Looks.standard.name)
  }

  @Test func `types without a declaration get their parameters as they are`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "{\"pages\": [{\"type\": \"Mine\", \"title\": \"M\", \"deep\": {\"a\": [1, null]}}]}",
      to: "deck.json")

    let deck = try DeckOpener(types: [.undeclared("Mine")]).open([path])

    #expect(
      deck.source.descriptor(at: 0).parameters == [
        "deep": .object(["a": .array([.number(1), .null])])
      ])
  }
}
