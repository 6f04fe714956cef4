// The window workload: `BenchW1 N auto|manual` opens N pages of 40 lines. `auto` turns five pages,
// 600 ms apart, from 3 s after the first frame on, and sits still for 5.5 s before it ends.

import PagerCore
import PagerGraphics
import PagerKit
import PagerSDL

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 6
let isAuto = CommandLine.arguments.contains("auto")

/// Prints a marker, and how many seconds of CPU the program has used so far.
func say(_ line: String) {
  print("@cpu \(usedCPU())\n\(line)")
  flush()
}

do {
  let registry = PageRegistry()
  try registry.register(LinesPage.self, as: "Lines")
  var look = Looks.standard
  look.stripHeight = 40
  let pager = PagerController(
    source: NumberedPages(count: count, type: "Lines"), registry: registry, look: look)
  let window = try SDLWindow(
    title: "W1", options: SDLWindowOptions(size: Size(width: 960, height: 640)))
  let stage = Stage(root: pager, text: window.text)
  let sequence = Task {
    guard isAuto else { return }
    try await Task.sleep(for: .seconds(3))
    say("@seq")
    let start = ContinuousClock.now
    for turn in 1...5 {
      pager.turnPage(by: 1)
      try await Task.sleep(until: start + .milliseconds(600 * turn))
    }
    try await Task.sleep(until: start + .milliseconds(3500))
    say("@idle")
    try await Task.sleep(for: .seconds(5))
    say("@end")
    try await Task.sleep(for: .milliseconds(500))
    say("@frames \(window.statistics.presents)")
    window.quit()
  }
  let status = window.run(stage)
  sequence.cancel()
  exit(status)
} catch {
  say("W1: \(error)")
  exit(2)
}
