import PagerDecks
import PagerKit
import PagerSDL

/// Shows the pages in a window until it is closed.
struct WindowRun {
  /// What was asked for.
  let options: Options
  /// Where events and statistics go.
  let output: StandardOutput

  /// Opens the window, and gives the status to leave with once it is closed.
  func run() throws -> Int32 {
    let script = try options.readScript()
    let deck = try Show.open(options)
    let recording = try options.record.map { (path) throws(TextFile.Failure) in
      try Recording(path: path)
    }
    var windowOptions = options.windowOptions
    windowOptions.language = deck.settings.language
    let window = try SDLWindow(title: "Pagerail", options: windowOptions)
    let show = try Show(deck, options, start: options.start)
    let pager = show.pager
    let log = options.logsEvents ? EventLog(output: output) : nil
    pager.onLog = log?.add
    output.onBroken = { window.quit() }
    window.onStep = recording?.add
    let stage = Stage(root: pager, text: window.text)
    if let recording {
      pager.onPrepared = { [unowned stage] in recording.add(ready: $0, at: stage.time) }
    }
    options.prepare(stage, theme: show.theme)
    let run = script.map { script in
      ScriptRun(script, pager: pager, stage: stage) { failure in
        Complaint.write("\(failure)")
        window.quit(status: Program.failed)
      }
    }
    window.onFrame = { number, time in
      if number == 1 { Self.setIcon(of: window) }
      log?.begin(at: time)
      run?.note(frameAt: time)
    }
    if let run { stage.start(run) }
    if let frames = options.frames { stage.start(FrameLimit(frames) { window.quit() }) }
    let status = withExtendedLifetime(show.watchFiles()) { window.run(stage) }
    log?.end()
    try recording?.close()
    if options.printsStatistics {
      let statistics = Statistics(window.statistics, livePages: pager.livePageCount)
      output.print(statistics.description)
    }
    return status
  }

  /// Gives the window its icon, which desktops show when it comes: not before the first frame.
  ///
  /// It is no work of the stage's quiet moments, which recordings count.
  private static func setIcon(of window: SDLWindow) {
    if let icon = WindowIcon.picture(text: window.text) { window.setIcon(icon) }
  }
}
