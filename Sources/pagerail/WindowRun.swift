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
    var windowOptions = options.windowOptions
    windowOptions.language = deck.settings.language
    let window = try SDLWindow(title: "Pagerail", options: windowOptions)
    let show = try Show(deck, options, start: options.start)
    let pager = show.pager
    let log = options.logsEvents ? EventLog(output: output) : nil
    pager.onLog = log?.add
    output.onBroken = { window.quit() }
    window.onFrame = { _, time in log?.begin(at: time) }
    let stage = Stage(root: pager, text: window.text, theme: show.theme)
    if let script {
      stage.start(
        ScriptRun(script, pager: pager, stage: stage) { failure in
          Complaint.write("\(failure)")
          window.quit(status: Program.failed)
        })
    }
    if let frames = options.frames { stage.start(FrameLimit(frames) { window.quit() }) }
    let status = withExtendedLifetime(show.watchFiles()) { window.run(stage) }
    log?.end()
    if options.printsStatistics { output.print(Statistics(window.statistics).description) }
    return status
  }
}
