import Foundation
import PagerTestSupport
import Testing

/// The program with decks and files.
@Suite(.serialized) final class DeckRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: ["", "{", "{\"pages\": 1}", "{/**/}", "<missing>", "<pipe>", "<folder>"])
  func `REG-03 what cannot be shown ends with one line that names it`(text: String) throws {
    let path = folder("deck.json")
    switch text {
    case "<missing>": break
    case "<pipe>": #expect(mkfifo(path, 0o600) == 0)
    case "<folder>": try folder.write("text", to: "a.txt")
    default: try folder.write(text, to: "deck.json")
    }
    let isFolder = text == "<folder>"
    let paths = isFolder ? [folder("a.txt"), folder.path] : [path]

    let end = try ProgramRun(paths, environment: ["SDL_VIDEODRIVER": "dummy"]).end(within: 5)

    #expect(end.status == 2)
    #expect(end.complaints.count == 1)
    #expect(end.complaints.first?.hasPrefix("pagerail: \(isFolder ? folder.path : path)") == true)
  }

  @Test func `REG-03 no pages are a window all the same`() throws {
    let path = try folder.write("{\"pages\": []}", to: "deck.json")

    let end = try run(["--frames", "2", path])

    #expect(end.status == 0)
    #expect(end.complaints.isEmpty)
  }

  @Test func `REG-01 each bad page is one line, and all pages have their titles`() throws {
    let path = try folder.write(
      """
      {"pages": [{"title": "A", "type": "text", "text": "hi"}, {"title": "B", "type": "chart3d"},
       {"title": "C", "type": "Text"}, {"title": "D", "type": ""}]}
      """, to: "deck.json")
    let script = try folder.write(
      (1...4).map { "{\"t\":\($0)000,\"key\":\"\($0 % 4 + 1)\"}" }.joined(separator: "\n"),
      to: "visit.jsonl")

    let shown = try run(["--headless", "--script", script, "--log-events", path])
    let listed = try run(["--list-pages", path])

    #expect(shown.status == 0)
    let visited = try shown.entries.filter { $0.event == "didAppear" }.map(\.page)
    #expect(visited == [0, 1, 2, 3, 0])
    #expect(shown.complaints.count == 3)
    for (index, line) in shown.complaints.enumerated() {
      #expect(line.contains("pages[\(index + 1)].type: no page type"))
      #expect(line.contains("(known: text, markdown, "))
    }
    #expect(listed.lines.map { $0.split(separator: "\t")[1] } == ["A", "B", "C", "D"])
  }

  @Test func `a check prints every problem and tells by its status`() throws {
    let good = try folder.write("{\"pages\": [{\"type\": \"motion\"}]}", to: "good.json")
    let bad = try folder.write(
      "{\"titel\": 1,\n\"pages\": [{\"type\": \"color\"}]}", to: "bad.json")

    let ends = try [run(["--check", good]), run(["--check", good, bad])]

    #expect(ends.map(\.status) == [0, 1])
    #expect(ends.map(\.complaints.isEmpty) == [true, true])
    #expect(
      ends.map(\.lines) == [
        [],
        [
          "\(bad):1: warning: unknown key \"titel\", did you mean \"title\"?",
          "\(bad):2: error: pages[0]: \"color\" is missing",
        ],
      ])
  }

  @Test func `a deck that is replaced is shown at once`() throws {
    let display = try Display()
    let path = try folder.write(deck(color: "red"), to: "deck.json")
    let run = try ProgramRun(["--log-events", path], on: display)
    #expect(try run.reads("didAppear 0"))

    try replace(path, with: deck(color: "blue"))

    #expect(try run.reads("evicted 0"))
    #expect(try run.reads("didAppear 0"))
    try display.act("key ctrl+q")
    let end = run.end()
    #expect(end.status == 0)
  }

  @Test func `a fault that stays is told once, however often the deck is read anew`() throws {
    let display = try Display()
    let bad = "{\"type\": \"chart3d\"}"
    let path = try folder.write(deck(color: "red", bad), to: "deck.json")
    let run = try ProgramRun(["--log-events", path], on: display)
    #expect(try run.reads("didAppear 0"))

    for color in ["blue", "green"] {
      try replace(path, with: deck(color: color, bad))
      #expect(try run.reads("evicted 0"))
      #expect(try run.reads("didAppear 0"))
    }
    try replace(path, with: deck(color: "red", bad, "{\"type\": \"pie\"}"))
    #expect(try run.reads("evicted 0"))
    #expect(try run.reads("didAppear 0"))

    try display.act("key ctrl+q")
    let complaints = run.end().complaints
    #expect(complaints.count == 2)
    #expect(complaints.last?.contains("pages[2].type: no page type \"pie\"") == true)
  }

  private func run(_ arguments: [String]) throws -> ProgramRun.End {
    try ProgramRun(arguments, environment: ["SDL_VIDEODRIVER": "dummy"]).end()
  }

  private func deck(color: String, _ others: String...) -> String {
    let page = "{\"type\": \"color\", \"id\": \"a\", \"color\": \"\(color)\"}"
    return "{\"pages\": [\(([page] + others).joined(separator: ", "))]}"
  }

  private func replace(_ path: String, with text: String) throws {
    let new = try folder.write(text, to: "new")
    #expect(rename(new, path) == 0)
  }
}
