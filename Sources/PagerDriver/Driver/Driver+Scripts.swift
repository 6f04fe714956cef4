import PagerKit

extension Driver {
  /// The longest that a script waits for half of a motion or for rest, in seconds.
  private static var longestWait: Double { 60 }
  /// How exactly it is found when that came, in seconds.
  private static var waitStep: Double { 0.001 }

  /// Carries `script` out from now on; `type` names the pages that it puts in.
  ///
  /// It ends with the script's last event, or when the driver is stopped; what moves then goes on
  /// when the driver runs. A recording is played to its end, with its own frames. Throws for a line
  /// that cannot be carried out.
  public func play(_ script: Script, newPageType type: String? = nil) throws(ScriptFailure) {
    guard let pager else { return }
    let player = ScriptPlayer(script, pager: pager, stage: stage, start: time)
    player.newPageType = type
    player.lastPointer = pointer
    player.send = { [unowned self] in send($0) }
    player.call = { [unowned self] in call($0) }
    player.unrest = { [unowned self] in unrest(from: $0, to: $1) }
    player.frame = { [unowned self] in replayFrame(at: $0) }
    player.idle = { [unowned self] in replayIdleWork(at: $0) }
    player.ready = { [unowned self] in replayReady($0, at: $1) }
    isReplaying = script.isRecording
    if isReplaying { pager.holdsPreparedPages = true }
    defer {
      if isReplaying { pager.holdsPreparedPages = false }
      isReplaying = false
    }
    while player.next != .never, !isStopped { try play(next: player) }
  }

  private func play(next player: ScriptPlayer) throws(ScriptFailure) {
    if case .at(let due) = player.next {
      run(before: due)
      guard !isStopped else { return }
      return try player.perform(at: due)
    }
    let end = time + Self.longestWait
    while !player.isAwaited, time < end {
      run(for: Self.waitStep)
      call {}
    }
    guard player.isAwaited else { throw player.neverCame }
    try player.perform(at: time)
  }

  /// What moved or was told between two times, if something did.
  private func unrest(from start: Double, to end: Double) -> String? {
    run(until: end)
    if let entry = log.last, entry.time > start {
      return "\(entry.event.rawValue) \(entry.page) at \(entry.time) s"
    }
    let before = frames.last { $0.time <= start }?.offset
    let moved = frames.first { $0.time > start && $0.offset != before ?? $0.offset }
    return moved.map { "the pages moved to \($0.offset) at \($0.time) s" }
  }
}

extension ScriptPlayer {
  /// The failure of a line whose moment did not come.
  var neverCame: ScriptFailure {
    failure(waitingLine, next == .half ? "no motion did half its way" : "the pager never rested")
  }
}
