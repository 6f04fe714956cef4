import PagerCore
import PagerTestSupport
import Testing

@testable import PagerDecks

@Suite struct REG03Tests {
  @Test(arguments: [
    ("", "deck.json:1: the file is empty"),
    ("{", "deck.json:1: expected a name in quotes, not the end of the file"),
    ("{\"pages\":{}}", "deck.json:1: pages: expected an array, not an object"),
    (
      "{\"pages\":[{\"title\":\"A\nB\",\"type\":\"text\"}]}",
      "deck.json:1: pages[0].title: "
        + "a string is not closed on its line (a line break in it is written \\n)"
    ),
    (
      "{\"pages\":[],\n\"x\":" + String(repeating: "[", count: 600)
        + String(repeating: "]", count: 600) + "}",
      "deck.json:2: arrays and objects lie more than 128 deep"
    ),
    (
      "{/*c*/\"pages\":[]}",
      "deck.json:1: expected a name in quotes, not a comment, which JSON does not have"
    ),
    (
      "{\"pages\":[{\"type\": \"text\" \"text\": \"a\"}]}",
      "deck.json:1: pages[0]: expected \",\" or \"}\", not a string"
    ),
    ("{\"pages\":[]} x", "deck.json:1: expected the end of the file, not \"x\""),
    ("{\"pages\":[\n01]}", "deck.json:2: pages: expected \",\" or \"]\", not \"1\""),
    ("{\"version\":2,\"pages\":[]}", "deck.json:1: version: this program reads version 1, not 2"),
  ])
  func `REG-03 an unusable file gives one line with the place`(text: String, line: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "deck.json")

    let failure = #expect(throws: DeckFailure.self) { try DeckOpener().open([path]) }

    #expect(failure?.problem.inFolder.description == line)
  }

  @Test func `REG-03 bytes that are no text give the line`() throws {
    let folder = try TemporaryFolder()
    let bytes = Array("{\"pages\":[\n{\"title\":\"".utf8) + [0xFF] + Array("\"}]}".utf8)
    let path = try folder.write(bytes, to: "deck.json")

    let failure = #expect(throws: DeckFailure.self) { try DeckOpener().open([path]) }

    #expect(failure?.description == "\(path):2: the line is not valid UTF-8")
  }

  @Test func `REG-03 a path where nothing is gives one line`() throws {
    let folder = try TemporaryFolder()
    let path = folder("missing.json")

    let failure = #expect(throws: DeckFailure.self) { try DeckOpener().open([path]) }

    #expect(failure?.description == "\(path): no such file or directory")
  }

  @Test func `REG-03 an empty folder and an empty deck have no pages`() throws {
    let folder = try TemporaryFolder()

    let empty = try DeckOpener().open([folder.path])
    let deck = try folder.open("{\"pages\":[]}")

    #expect([empty.source.count, deck.source.count] == [0, 0])
    #expect(empty.notices.isEmpty && deck.notices.isEmpty)
  }

  @Test(arguments: [
    ("{\"pages\":[{\"type\":\"text\"}]}", "text", []),
    (
      "{\"pages\":[{\"title\":7,\"type\":\"text\"}]}", "7",
      ["deck.json:1: pages[0].title: expected a string, not a number"]
    ),
    (
      "{\"pages\":[{\"title\":null,\"type\":\"text\"}]}", "text",
      ["deck.json:1: pages[0].title: expected a string, not null"]
    ),
    (
      "{\"pages\":[{\"title\":\"A\",\"type\":\"text\"},]}", "A",
      ["deck.json:1: pages: a comma before the closing \"]\""]
    ),
    (
      "{\"pages\":[{\"title\":\"A\",\"title\":\"B\",\"type\":\"text\"}]}", "A",
      ["deck.json:1: pages[0].title: the name occurs twice, the first one counts"]
    ),
  ])
  func `REG-03 a page that is nearly right is shown`(
    text: String, title: String, lines: [String]
  ) throws {
    let folder = try TemporaryFolder()

    let deck = try folder.open(text)

    #expect(deck.titles == [title])
    #expect(deck.types == ["text"])
    #expect(deck.noticeLines == lines)
  }

  @Test(arguments: ["\"source\":7", "\"wrap\":1", "\"text\":[]", "\"tab\":0.5"])
  func `REG-03 one bad page leaves the other three`(fault: String) throws {
    let folder = try TemporaryFolder()
    let good = "{\"title\":\"A\",\"type\":\"text\"}"

    let deck = try folder.open("{\"pages\":[\(good),{\"type\":\"text\",\(fault)},\(good),\(good)]}")

    #expect(deck.types == ["text", "broken", "text", "text"])
    #expect(deck.notices.map { $0.path.hasPrefix("pages[1].") } == [true])
  }

  @Test(arguments: [false, true])
  func `REG-03 a byte order mark and UTF-16 are read`(isBigEndian: Bool) throws {
    let folder = try TemporaryFolder()
    let text = "{\"pages\":[{\"title\":\"红🙂\",\"type\":\"text\"}]}"
    let units = Array("\u{FEFF}\(text)".utf16).flatMap { unit in
      [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    let swapped = stride(from: 0, to: units.count, by: 2).flatMap { [units[$0 + 1], units[$0]] }

    let wide = try folder.write(isBigEndian ? units : swapped, to: "wide.json")
    let marked = try folder.write([0xEF, 0xBB, 0xBF] + Array(text.utf8), to: "marked.json")

    #expect(try DeckOpener().open([wide]).titles == ["红🙂"])
    #expect(try DeckOpener().open([marked]).titles == ["红🙂"])
  }
}
