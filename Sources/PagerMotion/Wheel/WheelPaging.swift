/// Everything between a wheel event over the pages and what the pager does: classifier and rules.
public struct WheelPaging: Sendable, Equatable {
  private let constants: MotionConstants
  private var classifier: WheelClassifier
  private var clicks: ClickPaging
  private var continuous: ContinuousPaging
  private var lastTurn = -Double.infinity

  /// Makes the rules, with nothing seen yet.
  ///
  /// - Parameter constants: the tuned numbers.
  public init(constants: MotionConstants = .standard) {
    self.constants = constants
    classifier = WheelClassifier(constants: constants)
    clicks = ClickPaging(constants: constants)
    continuous = ContinuousPaging(constants: constants)
  }

  /// When the silence releases the gesture, in seconds; none while none is tracked.
  public var deadline: Double? { continuous.deadline }

  /// Whether a touchpad gesture moves the pages now.
  public var isTracking: Bool { continuous.isTracking }

  /// Takes a wheel event over the pages.
  ///
  /// - Parameters:
  ///   - along: the delta along the pages in SDL's units, above 0 towards the next page: x, or
  ///     −y with Shift.
  ///   - across: the other delta, in SDL's units.
  ///   - time: when, in seconds.
  ///   - offset: how far the pager is from its start page now, in pages.
  /// - Returns: what the pager is to do. Call `silence(at:)` with the event's time first.
  public mutating func add(along: Double, across: Double, time: Double, offset: Double = 0)
    -> WheelAction
  {
    switch classifier.classify(x: along, y: across, time: time) {
    case .clicks(let count, _): click(count, time: time)
    case .continuous(let along, let across):
      drag(along: along, across: across, time: time, offset: offset)
    }
  }

  /// Lets time pass without an event.
  ///
  /// - Parameter time: the time now, in seconds.
  /// - Returns: the release if the deadline has come, otherwise nothing.
  public mutating func silence(at time: Double) -> WheelAction { continuous.silence(at: time) }

  private mutating func click(_ count: Int, time: Double) -> WheelAction {
    let turn = clicks.add(time: time, direction: count.signum(), count: abs(count))
    guard turn != 0 else { return .none }
    lastTurn = time
    return .turn(turn)
  }

  private mutating func drag(along: Double, across: Double, time: Double, offset: Double)
    -> WheelAction
  {
    let action = continuous.add(along: along, across: across, time: time, offset: offset)
    // A touchpad whose first delta happened to be whole has had its page for this gesture.
    guard time - lastTurn < constants.wheelSilence else { return action }
    lastTurn = time
    continuous.spend()
    return .none
  }
}
