import PagerGraphics
import PagerMotion

/// Tells what turns of the wheel do to content that scrolls along an axis.
///
/// A click scrolls 48 pt, a part of a click that share of it; a touchpad scrolls as far as the
/// finger goes. Vertical content leaves turns with Shift and horizontal ones to others, horizontal
/// content takes just those. A touchpad keeps its axis until 120 ms of silence; what a gesture is
/// for, the content or what is around it, is decided once.
struct WheelScroll {
  /// What a turn does; distances are towards the end of the content, in points.
  enum Action: Equatable {
    /// It is not for this content.
    case pass
    /// The content glides on by the distance.
    case glide(Double)
    /// The content follows at once.
    case follow(Double)
  }

  private let axis: Axis
  private let constants: MotionConstants
  private var classifier: WheelClassifier
  private var lock: (isAlong: Bool, time: Double)?
  private var claim = WheelClaim()

  init(axis: Axis = .vertical, constants: MotionConstants = .standard) {
    self.axis = axis
    self.constants = constants
    classifier = WheelClassifier(constants: constants)
  }

  /// Takes the next turn; a gesture is for the content if that `canScroll` by its first distance.
  mutating func action(
    for event: WheelEvent, canScroll: (Double) -> Bool = { _ in true }
  ) -> Action {
    let delta = event.delta
    guard delta.dx.isFinite, delta.dy.isFinite else { return .pass }
    let input = classifier.classify(x: delta.dx, y: delta.dy, time: event.time)
    let isTurned = event.modifiers.contains(.shift) && (axis == .vertical || delta.dx == 0)
    guard axis == .horizontal || !isTurned else { return .pass }
    let along = axis == .horizontal && !isTurned ? delta.dx : -delta.dy
    let across = axis == .horizontal && !isTurned ? delta.dy : delta.dx
    switch input {
    case .clicks:
      // The classifier's clicks are for turning pages; content need not wait for a full one.
      guard abs(along) > abs(across) || isLocked(at: event.time) == true else { return .pass }
      let distance = along * constants.clickScroll
      return isTaken(distance, event.time, canScroll) ? .glide(distance) : .pass
    case .continuous:
      let isAlong = isLocked(at: event.time) ?? isLonger(along, than: across)
      lock = (isAlong, event.time)
      let distance = along * constants.wheelUnit
      return isAlong && isTaken(distance, event.time, canScroll) ? .follow(distance) : .pass
    }
  }

  /// Of two equal ways the vertical one counts.
  private func isLonger(_ along: Double, than across: Double) -> Bool {
    axis == .vertical ? abs(along) >= abs(across) : abs(along) > abs(across)
  }

  private func isLocked(at time: Double) -> Bool? {
    guard let lock, time - lock.time < constants.wheelSilence else { return nil }
    return lock.isAlong
  }

  /// Whether the gesture that goes on is for the content.
  private mutating func isTaken(
    _ distance: Double, _ time: Double, _ canScroll: (Double) -> Bool
  ) -> Bool {
    claim.isTaken(distance, at: time, silence: constants.clickBurstGapMaximum) {
      canScroll(distance)
    }
  }
}
