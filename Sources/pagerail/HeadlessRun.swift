import PagerDecks
import PagerDriver
import PagerKit
import PagerSDL

/// Carries a script out on a virtual clock, as fast as it goes and without a display.
struct HeadlessRun {
  /// What was asked for.
  let options: Options
  /// Where events and statistics go.
  let output: StandardOutput

  /// Runs the script and what then moves, and gives the status to leave with.
  func run() throws -> Int32 {
    guard let script = try options.readScript() else { return 0 }
    let deck = try Show.open(options)
    let text = try SDLTextEngine(
      fontFile: options.fontFile, language: deck.settings.language, warn: { Complaint.write($0) })
    text.pixelScale = options.scale ?? 1
    let show = try Show(deck, options, start: options.start)
    let pager = show.pager
    let log = options.logsEvents ? EventLog(output: output) : nil
    pager.onLog = log?.add
    let driver = Driver(
      root: pager, text: text, size: options.size, scale: options.scale ?? 1,
      frameInterval: 1 / (options.refreshRate ?? 60))
    driver.stage.theme = show.theme
    driver.onFrame = { frame, _ in log?.begin(at: frame.time) }
    try driver.play(script)
    driver.runUntilRest()
    driver.window(.hidden)
    log?.end()
    if options.printsStatistics { output.print(Statistics(driver.counts).description) }
    return report(driver.faults)
  }

  /// Tells what the pager did wrong, which is always a fault of the program.
  private func report(_ faults: [String]) -> Int32 {
    for fault in faults { Complaint.write(fault) }
    return faults.isEmpty ? 0 : Program.failed
  }
}
