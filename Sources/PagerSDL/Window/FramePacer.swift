import PagerMotion

/// When frames are drawn, and for which times.
///
/// After a pause a frame is drawn at once; the grid only keeps frames apart. Where presenting waits
/// for the display by itself, it alone does that.
nonisolated struct FramePacer {
  /// A present that takes less, in seconds, waited for nothing.
  private static let quick = 0.002
  /// So many quick presents in a row show that presenting does not wait.
  private static let enough = 3
  /// A present that takes longer, in seconds, is one of a window that nobody sees.
  private static let longest = 0.25

  /// The earliest time of the next frame, in seconds.
  private(set) var slot = -Double.infinity
  private let waitsForDisplay: Bool
  private var clock: FrameClock
  private var quickPresents = 0
  private var lastFrame = -Double.infinity

  /// Creates the pacer of a display with this many frames a second; 0 when it does not say.
  ///
  /// `waitsForDisplay` says whether presenting was asked to wait; it is found out whether it does.
  init(refreshRate: Double, waitsForDisplay: Bool) {
    clock = FrameClock(refreshRate: refreshRate)
    self.waitsForDisplay = waitsForDisplay
  }

  /// Whether frames must be kept apart by waiting.
  var isSelfPaced: Bool { !waitsForDisplay || quickPresents >= FramePacer.enough }
}

nonisolated extension FramePacer {
  /// Begins a frame, which is drawn for a time next to `now`, but not before `earliest`.
  mutating func beginFrame(now: Double, earliest: Double = -.infinity) -> Double {
    lastFrame = max(clock.frameTime(now: now), earliest)
    slot = clock.nextFrame(after: lastFrame)
    return lastFrame
  }

  /// How many frames of the grid have passed by `now` since the next one was due.
  func framesMissed(at now: Double) -> Int {
    guard slot.isFinite, now > slot else { return 0 }
    return Int(((now - slot) / clock.interval).rounded(.down))
  }

  /// Notes how long the frame's present took; `true` when nobody can have seen it.
  mutating func presented(from start: Double, to end: Double) -> Bool {
    quickPresents = end - start < FramePacer.quick ? quickPresents + 1 : 0
    guard !isSelfPaced else { return false }
    clock.presented(at: end)
    slot = end
    return end - start > FramePacer.longest
  }
}
