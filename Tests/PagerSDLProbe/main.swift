// Runs a real loop for a while and prints what it did, one `name value` a line.
//
//   PagerSDLProbe show|tasks|idle

import PagerGraphics
import PagerKit
import PagerSDL

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Tests start it from a thread that blocks signals, which is inherited.
var blocked = sigset_t()
sigemptyset(&blocked)
sigprocmask(SIG_SETMASK, &blocked, nil)

let root = View()
root.background = .white
root.hasLayer = true
for (number, hex) in [0xE57373, 0x64B5F6, 0x81C784].enumerated() {
  root.addSubview(
    ColoredView(
      Color(hex: UInt32(hex)), label: "Page \(number) 红 😀",
      frame: Rect(x: 20 + 210.0 * Double(number), y: 20, width: 200, height: 300)))
}

/// Waits until a second went by in which nothing happened, half a minute at most.
///
/// On a busy machine, what belongs to the window's coming takes long.
func comeToRest(_ window: SDLWindow) async throws {
  for _ in 0..<30 {
    let before = window.statistics
    try await Task.sleep(for: .seconds(1))
    let now = window.statistics
    // The end of the sleep is a wake itself.
    guard now.presents != before.presents || now.eventWakes > before.eventWakes + 1 else { return }
  }
}

/// Ends the loop a while after it came to rest, and prints what was counted meanwhile.
func quit(_ window: SDLWindow, after seconds: Int) {
  Task {
    try await comeToRest(window)
    let before = window.statistics
    try await Task.sleep(for: .seconds(seconds))
    print("presents", window.statistics.presents - before.presents)
    // The end of the second sleep is a wake itself.
    print("wakes", window.statistics.eventWakes - before.eventWakes)
    print("timed", window.statistics.timedWakes - before.timedWakes)
    window.quit()
  }
}

/// Starts 100 tasks that sleep, and quits when all of them have come back.
func countTasks(_ window: SDLWindow) {
  var back = 0
  for _ in 0..<100 {
    Task {
      try await Task.sleep(for: .milliseconds(300))
      back += 1
      guard back == 100 else { return }
      print("back", back)
      window.quit()
    }
  }
}

do {
  let options = SDLWindowOptions(size: Size(width: 660, height: 340))
  let window = try SDLWindow(title: "Probe", options: options)
  switch CommandLine.arguments.dropFirst().first {
  case "tasks": countTasks(window)
  case "idle": quit(window, after: 2)
  default: window.onFrame = { number, _ in if number == 1 { StandardOutput.write("shown") } }
  }
  exit(window.run(Stage(root: root, text: window.text)))
} catch {
  StandardOutput.write("\(error)")
  exit(SDLWindow.failureStatus)
}
