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
    var scenes = try DemoDeck.full.pages.indices.map { try Self.scene("page \($0)", page: $0) }
    scenes += [
      try Self.scene(
        "held", "mousemove 700 400 mousedown 1", "mousemove 600 400", "mousemove 500 400"),
      try Self.scene("hovered", "mousemove 60 20"),
      try Self.scene("hidden", "search --onlyvisible --class pagerail windowunmap"),
    ]
    // Pages get ready, pictures are drawn, neighbours are made.
    Thread.sleep(forTimeInterval: 8)
    let before = try scenes.map { try $0.run.usage() }
    Thread.sleep(forTimeInterval: 5)
    let after = try scenes.map { try $0.run.usage() }

    for (scene, used) in zip(scenes, zip(before, after)) {
      #expect(used.1.switches - used.0.switches <= 5, "\(scene.name)")
      #expect(used.1.seconds - used.0.seconds < 0.005, "\(scene.name)")
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
