import Foundation

/// An X server of its own, without a window manager, whose screen is as large as the window: places
/// on the screen are those of the window.
final class Display {
  /// What `DISPLAY` has to be.
  let name: String
  private let server: Tool
  private let folder: URL

  init(width: Int = 960, height: Int = 640) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "pagerail-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let number = Pipe()
    // Foundation hands on no other descriptor than these three, so the number comes by the first.
    server = try Tool(
      [
        "Xvfb", "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path,
        "-nolisten", "tcp", "-nocursor", "-noreset",
      ], output: number)
    let reader = LineReader(number.fileHandleForReading)
    guard let line = reader.line(within: 20), Int(line) != nil else { throw Missing() }
    name = ":\(line)"
  }

  struct Missing: Error {}

  deinit {
    server.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// What is on the screen now.
  func screenshot() throws -> Screenshot {
    try Screenshot(xwd: Data(contentsOf: folder.appending(path: "Xvfb_screen0")))
  }

  /// Does something with mouse and keyboard, in the words of xdotool.
  func act(_ words: String) throws {
    let words = words.split(separator: " ").map(String.init)
    let tool = try Tool(["xdotool"] + words, environment: ["DISPLAY": name])
    guard tool.succeeds() else { throw Missing() }
  }

  /// The first line that another program tells of the display.
  func read(_ arguments: [String]) throws -> String? {
    let output = Pipe()
    let tool = try Tool(arguments, environment: ["DISPLAY": name], output: output)
    guard tool.succeeds() else { throw Missing() }
    return LineReader(output.fileHandleForReading).line(within: 1)
  }

  /// Presses at `start`, moves to `end` in steps of 16 ms, holds still for so long and lets go;
  /// the distances are horizontal, the times in seconds.
  func drag(from start: Int, to end: Int, y: Int = 400, duration: Double, hold: Double) throws {
    let steps = max(Int((duration / 0.016).rounded()), 1)
    let moves = (1...steps).map { step in
      "sleep 0.016 mousemove \(start + (end - start) * step / steps) \(y)"
    }
    try act(
      "mousemove \(start) \(y) mousedown 1 \(moves.joined(separator: " ")) "
        + "\(hold > 0 ? "sleep \(hold)" : "") mouseup 1")
  }
}
