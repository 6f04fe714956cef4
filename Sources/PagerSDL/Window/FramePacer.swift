import PagerMotion

/// When frames are drawn, and for which times.
///
/// After a pause a frame is drawn at once; the grid only keeps frames apart. Where presenting waits
/// for the display by itself, it alone does that. Where it does not, nobody knows when the display
/// looks: a frame that follows a hand need not wait for the grid.
nonisolated struct FramePacer {
  /// A present that takes less, in seconds, waited for nothing.
  private static let quick = 0.002
  /// So many quick presents in a row show that presenting does not wait.
  private static let enough = 3
  /// A present that takes longer, in seconds, is one of a window that nobody sees.
  private static let longest = 0.25
  /// Frames that follow a hand are as far apart as this at least, in seconds.
  private static let closest = 0.004

  /// The time of the next frame's place, in seconds; it may be drawn a moment before.
  private(set) var slot = -Double.infinity
  /// The earliest time of a frame that follows a hand, in seconds.
  ///
  /// It leaves as much time for other things as the last frame took.
  private(set) var handSlot = -Double.infinity
  private let waitsForDisplay: Bool
  private var clock: FrameClock
  private var quickPresents = 0
  private var lastFrame = -Double.infinity
  private var lastBegin = -Double.infinity

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
  /// Whether it is time for a frame.
  func isDue(at now: Double, followsHand: Bool) -> Bool {
    now >= slot - lead || (followsHand && now >= handSlot)
  }

  /// How long before its time, in seconds, a frame of the grid may be drawn: SDL waits for whole
  /// milliseconds, and to wake up once more costs more than to be early.
  private var lead: Double { isSelfPaced ? min(0.001, clock.interval / 5) : 0 }

  /// Begins a frame, which is drawn for a time next to `now`, but not before `earliest`.
  ///
  /// One that follows a hand and comes before its turn is drawn for `now` itself.
  mutating func beginFrame(
    now: Double, earliest: Double = -.infinity, followsHand: Bool = false
  ) -> Double {
    let isEarly = followsHand && now < slot - lead
    let time = isEarly ? clock.restart(now: now) : clock.frameTime(now: now)
    lastFrame = max(time, earliest)
    lastBegin = now
    slot = clock.nextFrame(after: lastFrame)
    handSlot = isSelfPaced ? min(slot, now + FramePacer.closest) : slot
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
    guard !isSelfPaced else {
      handSlot = min(slot, max(handSlot, end + (end - lastBegin)))
      return false
    }
    clock.presented(at: end)
    slot = end
    handSlot = end
    return end - start > FramePacer.longest
  }
}
