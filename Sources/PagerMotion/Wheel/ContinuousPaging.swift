/// Turns finger travel on a touchpad into page progress and the decision at its end.
///
/// A gesture starts after 4 pt if it runs along the pages (|along| ≥ 1.2·|across|), and is ignored
/// until 120 ms of silence otherwise. 400 pt of travel are a page. Reaching the next page spends
/// the gesture, and so does a release: a silence of 2.5 median intervals (24 to 80 ms) at
/// 600 pt/s or more, otherwise of 120 ms. Spent it stays until 120 ms of silence, a turn back of
/// 2 pt outside a momentum tail, or a new gesture inside one.
///
/// Source: 400 pt and 600 pt/s are libadwaita's swipe tracker's.
public struct ContinuousPaging: Sendable, Equatable {
  private enum Phase: Sendable, Equatable {
    case idle
    case starting
    case tracking
    case spent(direction: Double)
    case ignored
  }

  /// How many intervals the median is taken of.
  private static let history = 5

  private let constants: MotionConstants
  private var phase = Phase.idle
  private var tail = MomentumTail()
  private var tracker: ReleaseTracker
  private var intervals: [Double] = []
  private var lastTime = -Double.infinity
  /// Travel since the gesture began, along and across the pages, in points.
  private var along = 0.0
  private var across = 0.0
  private var turnedBack = 0.0
  /// Progress when the gesture began, and the travel that is not shown, in pages and points.
  private var origin = 0.0
  private var hidden = 0.0

  /// Makes a rule that has seen nothing.
  ///
  /// - Parameter constants: the tuned numbers.
  public init(constants: MotionConstants = .standard) {
    self.constants = constants
    tracker = ReleaseTracker(constants: constants)
  }
}

extension ContinuousPaging {
  /// When the silence releases the gesture, in seconds; none while none is tracked.
  ///
  /// The motion that the release starts begins at this time, not at the one that noticed.
  public var deadline: Double? { phase == .tracking ? lastTime + silence : nil }

  /// Whether a gesture moves the pages now.
  public var isTracking: Bool { phase == .tracking }

  /// Counts finger travel.
  ///
  /// Call `silence(at:)` with the event's time first; an event after the deadline otherwise
  /// returns the release and is itself shown with the next one.
  ///
  /// - Parameters:
  ///   - along: the travel along the pages, in points, above 0 towards the next page.
  ///   - across: the travel across the pages, in points.
  ///   - time: when, in seconds; earlier than the last event counts as the last event.
  ///   - offset: how far the pager is from its start page now, in pages; read only by the event
  ///     that begins a gesture, so that one can catch a moving pager.
  /// - Returns: progress for every event of a tracked gesture, a turn when it reaches a page, a
  ///   release when another gesture or a silence ended it, otherwise nothing.
  public mutating func add(along: Double, across: Double, time: Double, offset: Double = 0)
    -> WheelAction
  {
    guard along.isFinite, across.isFinite, time.isFinite, along != 0 || across != 0 else {
      return .none
    }
    let time = max(time, lastTime)
    let missed = silence(at: time)
    note(time)
    let rises = tail.add(abs(along), constants: constants)
    let isNew = rises && phase != .ignored
    let ended = isNew && phase == .tracking ? release() : missed
    if isNew || isReversal(along) { phase = .idle }
    if phase == .idle { begin(at: offset) }
    let action = move(along: along, across: across, time: time)
    return ended == .none ? action : ended
  }

  /// Lets time pass without an event.
  ///
  /// - Parameter time: the time now, in seconds.
  /// - Returns: the release if the deadline has come, otherwise nothing.
  public mutating func silence(at time: Double) -> WheelAction {
    var action = WheelAction.none
    if let deadline, time >= deadline { action = release() }
    if time - lastTime >= constants.wheelSilence {
      phase = .idle
      tail.reset()
      intervals.removeAll()
    }
    return action
  }

  /// Spends the gesture, when something else has decided the page.
  public mutating func spend() {
    phase = .spent(direction: along.direction)
    turnedBack = 0
  }
}

extension ContinuousPaging {
  /// The speed of the fingers at the last event, in points per second.
  private var velocity: Double { tracker.velocity(at: lastTime) }

  private var silence: Double {
    guard abs(velocity) >= constants.wheelFlickVelocity else { return constants.wheelSilence }
    return (constants.wheelReleaseIntervals * medianInterval)
      .clamped(to: constants.wheelReleaseSilence)
  }

  private var medianInterval: Double {
    let sorted = intervals.sorted()
    guard !sorted.isEmpty else { return constants.wheelReleaseSilence.upperBound }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// Pages from the start page, within ±1.
  private var progress: Double {
    (origin + (along - hidden) / constants.wheelPointsPerPage).clamped(to: -1...1)
  }

  private mutating func note(_ time: Double) {
    if time - lastTime < constants.wheelSilence {
      intervals = intervals.suffix(ContinuousPaging.history - 1) + [time - lastTime]
    }
    lastTime = time
  }

  private mutating func begin(at offset: Double) {
    phase = .starting
    (along, across, turnedBack, hidden) = (0, 0, 0, 0)
    origin = offset.finiteOrZero
    tracker.reset()
  }

  private mutating func isReversal(_ delta: Double) -> Bool {
    guard case .spent(let direction) = phase, !tail.isRecognised else { return false }
    turnedBack = delta.direction == -direction ? turnedBack + abs(delta) : 0
    return direction != 0 && turnedBack >= constants.wheelReversal
  }

  private mutating func move(along delta: Double, across other: Double, time: Double)
    -> WheelAction
  {
    guard phase == .starting || phase == .tracking else { return .none }
    along += delta
    across += other
    tracker.add(position: along, time: time)
    if phase == .starting { chooseAxis() }
    guard phase == .tracking else { return .none }
    return follow()
  }

  private mutating func chooseAxis() {
    let start = constants.wheelStartDistance
    guard max(abs(along), abs(across)) >= start else { return }
    phase = abs(along) >= constants.wheelAxisRatio * abs(across) ? .tracking : .ignored
    hidden = start * along.direction
  }

  private mutating func follow() -> WheelAction {
    let progress = progress
    guard abs(progress) >= 1 else { return .progress(progress) }
    spend()
    return .turn(Int(progress))
  }

  private mutating func release() -> WheelAction {
    let speed = velocity
    let isFlick =
      abs(speed) >= constants.wheelFlickVelocity
      && along * speed.direction >= constants.flickDistance
    let turn = isFlick ? speed.direction : progress.rounded(.toNearestOrEven)
    spend()
    return .release(turn: Int(turn), velocity: speed)
  }
}
