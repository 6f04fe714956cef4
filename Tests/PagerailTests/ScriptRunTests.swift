import Foundation
import Testing

/// The program carrying out scripts.
@Suite(.serialized) struct ScriptRunTests {
  private static let story = [
    "selected 0 start", "willAppear 0", "didAppear 0", "willDisappear 0", "willAppear 1",
    "selected 1 drag", "didDisappear 0", "didAppear 1", "selected 4 tap", "willDisappear 1",
    "willAppear 4", "didDisappear 1", "didAppear 4", "willDisappear 4", "didDisappear 4",
  ]

  /// Runs the program with a script of these lines.
  private func run(
    _ lines: [String], _ arguments: [String], environment: [String: String] = [:]
  ) throws -> ProgramRun.End {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try ProgramRun(
      ["--script", file.path, "--look", "illusion", "--log-events"] + arguments,
      environment: environment
    ).end()
  }

  @Test(arguments: ["30", "60", "144"])
  func `a virtual clock tells the same story at every rate`(rate: String) throws {
    let end = try run(
      [#"{"drag":[800,200,200],"hold":100}"#, #"{"t":"rest","tapTab":4}"#],
      ["--headless", "--hz", rate])

    #expect(end.status == 0)
    #expect(try end.log == Self.story)
  }

  @Test func `a window tells the same story`() throws {
    let end = try run(
      [
        #"{"drag":[800,200,200],"hold":100}"#, #"{"t":"rest","tapTab":4}"#,
        #"{"t":"rest","quit":true}"#,
      ], [], environment: ["SDL_VIDEODRIVER": "dummy"])

    #expect(end.status == 0)
    #expect(try end.log == Self.story)
  }

  @Test(arguments: [["--headless"], []])
  func `a line that says nothing known is named`(arguments: [String]) throws {
    let end = try run(
      ["# fine", #"{"jump":3}"#], arguments, environment: ["SDL_VIDEODRIVER": "dummy"])

    #expect(end.status == 1)
    #expect(end.complaints.count == 1)
    #expect(end.complaints.first?.contains(".jsonl:2: ") == true)
  }

  @Test(arguments: [["--headless"], []])
  func `a line that cannot be carried out is named`(arguments: [String]) throws {
    let end = try run(
      [#"{"tapTab":99}"#], arguments, environment: ["SDL_VIDEODRIVER": "dummy"])

    #expect(end.status == 1)
    #expect(end.complaints.count == 1)
    #expect(end.complaints.first?.hasSuffix(".jsonl:1: tab 99 is not in view") == true)
  }

  @Test(arguments: [["--headless"], []])
  func `a script that quits ends there`(arguments: [String]) throws {
    let end = try run(
      [#"{"t":500,"quit":true}"#, #"{"t":600,"tapTab":4}"#], arguments,
      environment: ["SDL_VIDEODRIVER": "dummy"])

    #expect(end.status == 0)
    #expect(try end.log == Array(Self.story.prefix(3)) + ["willDisappear 0", "didDisappear 0"])
  }

  @Test(arguments: [["--headless"], []])
  func `what is not quiet fails the script`(arguments: [String]) throws {
    let end = try run(
      [#"{"t":300,"key":"Right"}"#, #"{"after":200,"assertQuietSince":100}"#], arguments,
      environment: ["SDL_VIDEODRIVER": "dummy"])

    #expect(end.status == 1)
    #expect(end.complaints.count == 1)
    #expect(end.complaints.first?.contains(".jsonl:2: expected quiet, but the pages moved") == true)
  }

  @Test(arguments: [["--headless"], []])
  func `what is quiet does not`(arguments: [String]) throws {
    let end = try run(
      [
        #"{"t":300,"key":"Right"}"#, #"{"after":3000,"assertQuietSince":500}"#,
        #"{"after":1,"quit":true}"#,
      ], arguments, environment: ["SDL_VIDEODRIVER": "dummy"])

    #expect(end.status == 0)
    #expect(end.complaints.isEmpty)
  }

  @Test func `a virtual clock stops after so many frames`() throws {
    let end = try run([#"{"t":5000,"tapTab":4}"#], ["--headless", "--frames", "20", "--stats"])

    #expect(end.status == 0)
    #expect(try LogLine(end.lines[end.lines.count - 2]).time < 0.4)
    #expect(end.lines.last?.contains("\"wakes\":20,") == true)
  }

  @Test func `a script that is not there is named`() throws {
    let end = try ProgramRun(["--script", "/nowhere.jsonl", "--headless"]).end()

    #expect(end.status == 2)
    #expect(end.complaints == ["pagerail: cannot read /nowhere.jsonl: No such file or directory"])
  }

  @Test func `a script is read from the standard input`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(
      contentsOf: Data(#"{"drag":[800,200,200],"hold":100}"#.utf8))
    try pipe.fileHandleForWriting.close()

    let end = try ProgramRun(
      ["--script", "-", "--headless", "--log-events"], input: pipe.fileHandleForReading
    ).end()

    #expect(end.status == 0)
    #expect(try end.log.contains("selected 1 drag"))
  }
}
