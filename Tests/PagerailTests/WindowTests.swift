import Foundation
import PagerCore
import PagerDecks
import PagerSDL
import Testing

/// The program in a real window, with mouse and keys.
@Suite(.serialized) struct WindowTests {
  /// The last page of the demo deck.
  nonisolated static let last = DemoDeck.full(picture: "icon.svg", file: "pagerail").count - 1

  private static let opening = ["selected 0 start", "willAppear 0", "didAppear 0"]

  private static func closing(_ page: Int) -> [String] {
    ["willDisappear \(page)", "didDisappear \(page)"]
  }

  /// Starts the program with its event log, and waits for the first page.
  private func start(_ arguments: [String] = [], on display: Display) throws -> ProgramRun {
    let run = try ProgramRun(["--log-events", "--look", "illusion"] + arguments, on: display)
    #expect(try run.reads("didAppear 0"))
    return run
  }

  private func quit(_ run: ProgramRun, on display: Display) throws -> ProgramRun.End {
    try display.act("key ctrl+q")
    return run.end()
  }

  @Test func `a drag of 30 % that is held still goes back`() throws {
    let display = try Display()
    let run = try start(on: display)

    try display.drag(from: 700, to: 412, duration: 0.2, hold: 0.15)
    #expect(try run.reads("didAppear 0"))

    let end = try quit(run, on: display)
    #expect(end.status == 0)
    #expect(
      try end.log == Self.opening + ["willDisappear 0", "willAppear 1"]
        + ["willDisappear 1", "willAppear 0", "didDisappear 1", "didAppear 0"] + Self.closing(0))
  }

  @Test func `a drag of 60 % that is held still goes on`() throws {
    let display = try Display()
    let run = try start(on: display)

    try display.drag(from: 800, to: 224, duration: 0.2, hold: 0.15)
    #expect(try run.reads("didAppear 1"))

    let end = try quit(run, on: display)
    #expect(
      try end.log == Self.opening + ["willDisappear 0", "willAppear 1", "selected 1 drag"]
        + ["didDisappear 0", "didAppear 1"] + Self.closing(1))
  }

  @Test func `a flick of 120 points in 80 ms goes on`() throws {
    let display = try Display()
    let run = try start(on: display)
    var rest: String?

    // On a busy machine the hand may stop for over 40 ms, which makes it no flick: it tries again.
    for _ in 0..<5 where rest != "didAppear 1" {
      try display.drag(from: 800, to: 680, duration: 0.08, hold: 0)
      rest = try run.readsAny(of: ["didAppear 0", "didAppear 1"])
    }

    let end = try quit(run, on: display)
    #expect(rest == "didAppear 1")
    #expect(
      try end.log.suffix(7) == ["willDisappear 0", "willAppear 1", "selected 1 drag"]
        + ["didDisappear 0", "didAppear 1"] + Self.closing(1))
  }

  @Test func `a click on the last title makes no page in between`() throws {
    let display = try Display()
    let run = try start(on: display)

    // The strip is longer than the window.
    try display.act("mousemove 930 22 click --repeat 30 --delay 10 5 sleep 0.6")
    try display.act("mousemove 930 22 click 1")
    #expect(try run.reads("didAppear \(Self.last)"))

    let end = try quit(run, on: display)
    #expect(
      try end.log == Self.opening + ["selected \(Self.last) tap", "willDisappear 0"]
        + ["willAppear \(Self.last)", "didDisappear 0", "didAppear \(Self.last)"]
        + Self.closing(Self.last))
    let made = try end.entries.filter { $0.event == "created" }.map(\.page)
    #expect(Set(made).isDisjoint(with: 2..<Self.last - 1))
  }

  @Test(arguments: [
    ("Right", 1), ("End", Self.last), ("3", 2), ("alt+2", 1), ("ctrl+Tab", 1), ("ctrl+Next", 1),
    ("9", Self.last), ("alt+9", Self.last),
  ])
  func `keys turn pages`(key: String, page: Int) throws {
    let display = try Display()
    let run = try start(on: display)

    try display.act("key \(key)")
    #expect(try run.reads("didAppear \(page)"))

    let end = try quit(run, on: display)
    #expect(
      try end.log.filter { $0.hasPrefix("selected") } == [
        "selected 0 start", "selected \(page) key",
      ])
  }

  @Test func `keys go back`() throws {
    let display = try Display()
    let run = try start(["--page", "1"], on: display)

    for (key, page) in [
      ("End", Self.last), ("Left", Self.last - 1), ("ctrl+shift+Tab", Self.last - 2), ("Home", 0),
    ] {
      try display.act("key \(key)")
      #expect(try run.reads("didAppear \(page)"))
    }
    #expect(try quit(run, on: display).status == 0)
  }

  @Test(arguments: [(9, "key"), (7, "wheel")])
  func `buttons of mouse and wheel turn pages`(button: Int, reason: String) throws {
    let display = try Display()
    let run = try start(on: display)

    try display.act("mousemove 480 400 click \(button)")

    #expect(try run.reads("selected 1 \(reason)"))
    #expect(try run.reads("didAppear 1"))
  }

  @Test func `an interrupt closes the window and every page disappears`() throws {
    let display = try Display()
    let run = try start(on: display)

    run.interrupt()

    let end = run.end(within: 3)
    #expect(end.status == 0)
    #expect(try end.log == Self.opening + Self.closing(0))
    #expect(end.complaints.isEmpty)
  }

  @Test(arguments: ["underline", "scale", "slider", "illusion"])
  func `a picture shows what the window shows`(look: String) async throws {
    let display = try Display()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let run = try start(["--look", look], on: display)
    #expect(try run.reads("created 1"))

    let picture = try ProgramRun(["--snapshot", file, "--position", "0", "--look", look]).end()
    #expect(picture.status == 0)

    let drawn = try await MainActor.run { Screenshot(try SDLPictureLoader.load(file)) }
    #expect(try drawn.differences(from: display.screenshot()) == 0)
    #expect(drawn[480, 600] == 0xC62828)
  }

  @Test func `the window's name tells deck and page`() throws {
    let display = try Display()
    let run = try start(on: display)

    try display.act("key 2")
    #expect(try run.reads("didAppear 1"))

    let search = ["xdotool", "search", "--onlyvisible", "--class", "pagerail"]
    let window = try #require(try display.read(search))
    let name = try display.read(["xprop", "-id", window, "-notype", "_NET_WM_NAME"])
    #expect(name == "_NET_WM_NAME = \"Pagerail — 蓝\"")
    #expect(try quit(run, on: display).status == 0)
  }

  @Test func `the desktop is told the program's icon`() throws {
    let display = try Display()
    let run = try start(on: display)
    #expect(try run.reads("created 1"))

    let search = ["xdotool", "search", "--onlyvisible", "--class", "pagerail"]
    let window = try #require(try display.read(search))
    let format = ["-notype", "-f", "_NET_WM_ICON", "32c", " = $0 x $1\\n"]
    let size = try display.read(["xprop", "-id", window] + format + ["_NET_WM_ICON"])
    #expect(size == "_NET_WM_ICON = 64 x 64")
    #expect(try quit(run, on: display).status == 0)
  }

  @Test func `a window at rest waits, and does nothing else`() throws {
    let display = try Display()
    let run = try start(["--stats"], on: display)
    #expect(try run.reads("viewDidLoad 1"))
    // What the window system tells a new window has come by then.
    try display.act("mousemove 480 400 sleep 1")
    let before = try run.voluntarySwitches()

    try display.act("sleep 2")

    #expect(try run.voluntarySwitches() - before <= 5)
    let end = try quit(run, on: display)
    let stats = try #require(end.lines.last)
    #expect(stats.hasPrefix("{\"presents\":"))
    #expect(Int(stats.dropFirst(12).prefix { $0.isNumber }) ?? 100 <= 3)
  }

  @Test(arguments: ["1x1", "40x30", "16x2000"])
  func `a window of any size opens and closes`(size: String) throws {
    let display = try Display()
    let run = try start(["--size", size], on: display)

    try display.act("mousemove 480 320")
    run.interrupt()

    #expect(run.end().status == 0)
  }
}
