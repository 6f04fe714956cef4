import PagerDriver
import PagerKit

/// Carries a script out in a window, beginning with the first frame.
///
/// When the script is over the window stays, unless the script quits.
final class ScriptRun: Animating {
  private let script: Script
  private let pager: PagerController
  private unowned let stage: Stage
  private let failed: (ScriptFailure) -> Void
  private var player: ScriptPlayer?
  private var quiet = QuietWatch()

  /// Creates a run of `script`; `failed` is told of the line that cannot be carried out.
  init(
    _ script: Script, pager: PagerController, stage: Stage,
    failed: @escaping (ScriptFailure) -> Void
  ) {
    self.script = script
    self.pager = pager
    self.stage = stage
    self.failed = failed
    let listener = pager.onLog
    pager.onLog = { [weak self] entry in
      listener?(entry)
      self?.quiet.note(entry)
    }
  }

  /// A frame was shown that was drawn for `time` (seconds).
  func note(frameAt time: Double) {
    quiet.note(offset: pager.offset, at: time)
  }

  /// Does what is due at `time` (seconds), and tells when something is due again.
  func advance(to time: Double) -> Wake {
    let player = player ?? start(at: time)
    self.player = player
    do {
      try player.perform(at: time)
    } catch {
      failed(error)
      return .never
    }
    switch player.next {
    case .at(let time): return .at(time)
    case .half, .rest: return .now
    case .never: return .never
    }
  }

  private func start(at time: Double) -> ScriptPlayer {
    let player = ScriptPlayer(script, pager: pager, stage: stage, start: time)
    player.unrest = { [unowned self] start, _ in quiet.unrest(since: start) }
    return player
  }
}

extension Options {
  /// The script that was asked for, if any.
  func readScript() throws -> Script? {
    guard let script else { return nil }
    return try Script(parsing: TextFile(path: script).read(), file: script)
  }
}
