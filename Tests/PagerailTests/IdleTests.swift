import Foundation
import PagerCore
import PagerDecks
import Testing

/// The program while nothing happens: it must not run at all.
@Suite(.serialized) struct IdleTests {
  /// What was done to a window before it is left alone.
  private struct Scene {
    let name: String
    let display: Display
    let run: ProgramRun
  }

  /// Opens the program on a page of the demo deck and does something to its window.
  private static func scene(_ name: String, page: Int = 0, _ actions: String...) throws -> Scene {
    let display = try Display()
    let run = try ProgramRun(["--log-events", "--page", "\(page + 1)"], on: display)
    #expect(try run.reads("didAppear \(page)"))
    for action in actions { try display.act(action) }
    return Scene(name: name, display: display, run: run)
  }

  @Test func `left alone for 5 s on any page, held, hovered or hidden, it does nothing`() throws {
    var scenes = try (0...WindowTests.last).map { try Self.scene("page \($0)", page: $0) }
    scenes += [
      try Self.scene(
        "held", "mousemove 700 400 mousedown 1", "mousemove 600 400", "mousemove 500 400"),
      try Self.scene("hovered", "mousemove 60 20"),
      try Self.scene("hidden", "search --onlyvisible --class pagerail windowunmap"),
    ]
    // At first pages get ready, pictures are drawn, neighbours are made, and the threads that did
    // so end when they had nothing to do for a while.
    var used: [ProgramRun.Usage] = []
    for _ in 0..<12 where used.isEmpty || !used.allSatisfy(\.isNothing) {
      used = try Self.used(by: scenes, in: 5)
    }

    for (scene, used) in zip(scenes, used) {
      #expect(used.isNothing, "\(scene.name): \(used)")
    }
  }

  /// What the programs use in so many seconds.
  private static func used(by scenes: [Scene], in seconds: Double) throws -> [ProgramRun.Usage] {
    let before = try scenes.map { try $0.run.usage() }
    Thread.sleep(forTimeInterval: seconds)
    return try zip(scenes, before).map { scene, before in
      let after = try scene.run.usage()
      return ProgramRun.Usage(
        switches: after.switches - before.switches, seconds: after.seconds - before.seconds)
    }
  }
}

extension ProgramRun {
  /// What all threads of the process used so far.
  struct Usage {
    /// How many times they waited for something.
    var switches = 0
    /// The time of the processor, in seconds.
    var seconds = 0.0

    /// Whether it is what a process uses that waits.
    var isNothing: Bool { switches <= 5 && seconds < 0.005 }
  }

  /// What the process used so far.
  func usage() throws -> Usage {
    let tasks = "/proc/\(id)/task"
    return try FileManager.default.contentsOfDirectory(atPath: tasks).reduce(into: Usage()) {
      let status = try String(contentsOfFile: "\(tasks)/\($1)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      $0.switches += line.flatMap { Int($0.split(separator: "\t").last ?? "") } ?? 0
      let times = try String(contentsOfFile: "\(tasks)/\($1)/schedstat", encoding: .utf8)
      $0.seconds += (times.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e9
    }
  }
}
