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

  /// How long a page of a recording may take to be ready again, in seconds.
  private static let longestWait = 30.0

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
    options.prepare(driver.stage, theme: show.theme)
    driver.runTasks = { _ = MainActorWork.run(until: $0, within: Self.longestWait) }
    driver.onFrame = { frame, _ in log?.begin(at: frame.time) }
    try play(script, on: driver)
    driver.window(.hidden)
    log?.end()
    if options.printsStatistics { output.print(Statistics(driver.counts).description) }
    return report(driver.faults)
  }

  /// Plays the script and what then moves, until something quits or there were enough frames.
  ///
  /// A recording goes on to its end, as the window did.
  private func play(_ script: Script, on driver: Driver) throws(ScriptFailure) {
    let stops = !script.isRecording
    driver.stage.onCommand = { [unowned driver] command in
      if stops, [.quit, .closeWindow].contains(command) { driver.stop() }
    }
    if let frames = options.frames {
      driver.stage.start(FrameLimit(frames) { [unowned driver] in driver.stop() })
    }
    try driver.play(script)
    guard stops else { return }
    driver.runUntilRest(limit: options.frames == nil ? 10 : .infinity)
  }

  /// Tells what the pager did wrong, which is always a fault of the program.
  private func report(_ faults: [String]) -> Int32 {
    for fault in faults { Complaint.write(fault) }
    return faults.isEmpty ? 0 : Program.failed
  }
}
