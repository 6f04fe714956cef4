import Foundation
import PagerTestSupport
import Testing

/// Sessions in a window that are recorded and played again.
@Suite(.serialized) struct RecordTests {
  private static let options = ["--log-events", "--look", "illusion"]

  /// What a hand does at random, as words for xdotool; it ends with the key that quits.
  private static func session(seed: Int) -> String {
    var random = SeededGenerator(seed: seed)
    var words: [String] = []
    for _ in 0..<14 { words.append(deed(using: &random)) }
    return words.joined(separator: " ") + " sleep 0.4 key ctrl+q"
  }

  private static func deed(using random: inout SeededGenerator) -> String {
    let pause = Double(Int.random(in: 0..<30, using: &random)) / 100
    func place(_ low: Int, _ high: Int) -> String {
      "mousemove \(Int.random(in: 100...860, using: &random)) \(Int.random(in: low...high, using: &random))"
    }
    let keys = ["Right", "Left", "End", "Home", "3", "ctrl+Tab", "Escape", "Down"]
    let words =
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1:
        "\(place(200, 500)) mousedown 1 "
          + (0..<6).map { _ in "\(place(200, 500)) sleep 0.01" }.joined(separator: " ")
          + " mouseup 1"
      case 2: "\(place(10, 34)) click 1"
      case 3: "\(place(200, 500)) click \(Int.random(in: 4...7, using: &random))"
      case 4: "\(place(10, 34)) click \(Int.random(in: 4...7, using: &random))"
      default: "key \(keys[Int.random(in: 0..<keys.count, using: &random)])"
      }
    return "\(words) sleep \(pause)"
  }

  private func withFile(_ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  @Test(arguments: 0..<3)
  func `a session that was recorded is told again, byte for byte`(seed: Int) throws {
    try withFile { file in
      let display = try Display()
      let run = try ProgramRun(Self.options + ["--record", file], on: display)
      #expect(try run.reads("didAppear 0"))
      try display.act(Self.session(seed: seed))
      let live = run.end()

      let replay = try ProgramRun(Self.options + ["--script", file, "--headless"]).end()

      #expect(live.status == 0)
      #expect(try live.entries.count > 12)
      #expect(replay.status == 0)
      #expect(replay.complaints == [])
      #expect(replay.lines == live.lines, "\(Self.session(seed: seed))")
    }
  }

  /// A folder whose files are read, parsed and decoded away from the main thread; one is no
  /// picture.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "deck-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = (0..<40_000).map { "line \($0) of a long text" }.joined(separator: "\n")
    let files = [
      "a.txt": words, "b.md": "# Title\n\n" + String(repeating: "* a *point*\n", count: 500),
      "c.png": "this is no picture", "d.json": "[\"one\", \"two\"]", "e.txt": "short",
      "f.jpg": "nor is this",
    ]
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    try body(folder.path)
  }

  @Test(arguments: 3..<6)
  func `so is a session with files, which are ready at times of their own`(seed: Int) throws {
    try withFolder { folder in
      try withFile { file in
        let display = try Display()
        let options = Self.options + [folder]
        let run = try ProgramRun(options + ["--record", file], on: display)
        #expect(try run.reads("didAppear 0"))
        try display.act("key 3 sleep 0.2 \(Self.session(seed: seed))")
        let live = run.end()

        let replay = try ProgramRun(options + ["--script", file, "--headless"]).end(within: 30)

        #expect(live.status == 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("\"ready\":"))
        #expect(live.complaints.contains { $0.contains("c.png") })
        #expect(replay.status == 0, "\(replay.complaints)")
        #expect(replay.lines == live.lines, "\(Self.session(seed: seed))")
      }
    }
  }

  @Test func `a session is played again in a window`() throws {
    try withFile { file in
      let display = try Display()
      let run = try ProgramRun(Self.options + ["--record", file], on: display)
      #expect(try run.reads("didAppear 0"))
      try display.act("key Right sleep 1 mousemove 880 22 click 1 sleep 1 key ctrl+q")
      let live = run.end()

      let replay = try ProgramRun(
        Self.options + ["--script", file], environment: ["SDL_VIDEODRIVER": "dummy"]
      ).end()

      #expect(live.status == 0)
      #expect(replay.status == 0)
      #expect(try replay.log == live.log)
    }
  }

  @Test func `a file that cannot be written is named`() throws {
    let end = try ProgramRun(
      ["--record", "/nowhere/a.jsonl"], environment: ["SDL_VIDEODRIVER": "dummy"]
    ).end()

    #expect(end.status == 1)
    #expect(
      end.complaints == ["pagerail: cannot write /nowhere/a.jsonl: No such file or directory"])
  }
}
