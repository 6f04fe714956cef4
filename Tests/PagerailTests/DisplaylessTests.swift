import Foundation
import Testing

/// The program where there is no display.
@Suite(.serialized) struct DisplaylessTests {
  @Test(arguments: [[:], ["DISPLAY": ":9999"]])
  func `without a display it ends with one line`(environment: [String: String]) throws {
    let end = try ProgramRun([], environment: environment).end(within: 2)

    #expect(end.status == 2)
    #expect(end.lines.isEmpty)
    #expect(end.complaints.count == 1)
    #expect(end.complaints.first?.contains("no display") == true)
  }

  @Test func `a driver that shows nothing is taken when it is named`() throws {
    let run = try ProgramRun(
      ["--frames", "5", "--stats"], environment: ["SDL_VIDEODRIVER": "dummy"])
    let end = run.end()

    #expect(end.status == 0)
    #expect(end.lines.count == 1)
    #expect(end.lines.first?.hasPrefix("{\"presents\":1,") == true)
  }

  @Test func `the log begins with the first frame and is complete`() throws {
    let run = try ProgramRun(
      ["--frames", "2", "--log-events", "--demo-pages", "1", "--page", "7"],
      environment: ["SDL_VIDEODRIVER": "dummy"])
    let end = run.end()
    let entries = try end.entries

    #expect(
      entries.map(\.event) == [
        "selected", "created", "viewDidLoad", "willAppear", "didAppear", "willDisappear",
        "didDisappear",
      ])
    #expect(entries.first?.time == 0)
    #expect(entries.map(\.time) == entries.map(\.time).sorted())
    #expect(entries.first?.id == "Page 1")
    #expect(entries.map(\.reason) == ["start"] + Array(repeating: nil, count: 6))
    #expect(end.complaints == ["pagerail: there is no page 7, only 1 to 1"])
  }

  @Test func `a reader that goes ends the program in peace`() throws {
    let script = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    try #"{"t":300,"key":"End"}\n{"t":900,"key":"Home"}\n{"t":1500,"key":"End"}"#
      .replacing(#"\n"#, with: "\n").write(to: script, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: script) }
    let output = Pipe()
    let shell = try Tool(
      [
        "bash", "-c",
        "\"$0\" --log-events --script \"$1\" | head -n 1 > /dev/null; echo ${PIPESTATUS[0]}",
        ProgramRun.binary.path, script.path,
      ], environment: ["SDL_VIDEODRIVER": "dummy"], output: output)
    defer { shell.stop() }

    // The script does not quit; only that nobody reads ends the program.
    let line = LineReader(output.fileHandleForReading).line(within: 20)

    #expect(line == "0")
  }

  @Test(arguments: [
    (["--lok", "x"], "did you mean --look?"), (["--look", "sclae"], "did you mean scale?"),
    (["--font", "/nowhere.ttf", "--snapshot", "/dev/null"], "/nowhere.ttf"),
    (["deck.json"], "deck.json"),
  ])
  func `what is wrong is told in one line`(arguments: [String], part: String) throws {
    let end = try ProgramRun(arguments).end(within: 5)

    #expect(end.status == 2)
    #expect(end.lines.isEmpty)
    #expect(end.complaints.count == 1)
    #expect(end.complaints.first?.contains(part) == true)
  }

  @Test func `where no font is, the package is named`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "fonts.conf")
    try "<fontconfig><dir>/nowhere</dir></fontconfig>".write(
      to: file, atomically: true, encoding: .utf8)

    let run = try ProgramRun(
      ["--snapshot", folder.appending(path: "a.png").path],
      environment: ["FONTCONFIG_FILE": file.path, "XDG_CACHE_HOME": folder.path])
    let end = run.end()

    #expect(end.status == 2)
    #expect(end.complaints.count == 1)
    #expect(end.complaints.first?.contains("fonts-noto-core") == true)
  }

  @Test func `a picture that cannot be written is a failure`() throws {
    let end = try ProgramRun(["--snapshot", "/nowhere/picture.png"]).end()

    #expect(end.status == 1)
    #expect(end.complaints.count == 1)
  }

  @Test(arguments: [
    ("--list-looks", "underline\ta line below the title, as wide as it"),
    ("--list-pages", "1\t红\tRed"), ("--version", "pagerail 0.1.0"),
    ("--help", "pagerail: swipe through a deck of pages under a strip of titles"),
  ])
  func `answers need no display`(option: String, first: String) throws {
    let end = try ProgramRun([option]).end()

    #expect(end.status == 0)
    #expect(end.lines.first == first)
    #expect(end.complaints.isEmpty)
  }
}
