// The window workload: `BenchW1 N auto|manual` opens N pages of 40 lines. `auto` turns five pages,
// 600 ms apart, from 3 s after the first frame on, and sits still for 5.5 s before it ends.
//
// `BenchW1 N steady [WIDTH HEIGHT [HZ]]` moves between two pages that were shown before, as often a
// second as HZ says, else without a pause.

import PagerCore
import PagerGraphics
import PagerKit
import PagerSDL

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 6
let isAuto = CommandLine.arguments.contains("auto")
let isSteady = CommandLine.arguments.contains("steady")

/// Prints a marker, and what the program has used so far.
func say(_ line: String) {
  let (waits, peak) = usage()
  print("@cpu \(usedCPU())\n@waits \(waits)\n@peak \(peak)\n\(line)")
  flush()
}

do {
  let registry = PageRegistry()
  try registry.register(LinesPage.self, as: "Lines")
  var look = Looks.standard
  look.stripHeight = 40
  let pager = PagerController(
    source: NumberedPages(count: count, type: "Lines"), registry: registry, look: look)
  let numbers = CommandLine.arguments.dropFirst(3).compactMap(Double.init)
  var options = SDLWindowOptions(size: Size(width: 960, height: 640))
  if numbers.count >= 2 { options.size = Size(width: numbers[0], height: numbers[1]) }
  if isSteady { options.refreshRate = numbers.count > 2 ? numbers[2] : 100_000 }
  let window = try SDLWindow(title: "W1", options: options)
  let stage = Stage(root: pager, text: window.text)
  window.onFrame = { number, _ in
    if number == 1, isAuto { say("@first \(millisecondsSinceStart())") }
  }
  let sequence = Sequence(pager, window)
  let steady = SteadyMotion(pager, window)
  if isAuto { stage.start(sequence) }
  if isSteady { stage.start(steady) }
  exit(window.run(stage))
} catch {
  say("W1: \(error)")
  exit(2)
}
