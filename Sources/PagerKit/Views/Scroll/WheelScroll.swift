import PagerGraphics
import PagerMotion

/// Tells what turns of the wheel do to content that scrolls vertically.
///
/// A click scrolls 48 pt, a part of a click that share of it; a touchpad scrolls as far as the
/// finger goes. Shift and horizontal turns are for others; a touchpad keeps its axis until 120 ms
/// of silence.
struct WheelScroll {
  /// What a turn does; distances are downwards, in points.
  enum Action: Equatable {
    /// It is not for this content.
    case pass
    /// The content glides on by the distance.
    case glide(Double)
    /// The content follows at once.
    case follow(Double)
  }

  private let constants = MotionConstants.standard
  private var classifier = WheelClassifier()
  private var lock: (isVertical: Bool, time: Double)?

  /// Takes the next turn.
  mutating func action(for event: WheelEvent) -> Action {
    let delta = event.delta
    guard delta.dx.isFinite, delta.dy.isFinite else { return .pass }
    let input = classifier.classify(x: delta.dx, y: delta.dy, time: event.time)
    guard !event.modifiers.contains(.shift) else { return .pass }
    switch input {
    case .clicks:
      // The classifier's clicks are for turning pages; content need not wait for a full one.
      guard abs(delta.dy) > abs(delta.dx) || isLocked(at: event.time) == true else { return .pass }
      return .glide(-delta.dy * constants.clickScroll)
    case .continuous(_, let y):
      let isVertical = isLocked(at: event.time) ?? (abs(delta.dy) >= abs(delta.dx))
      lock = (isVertical, event.time)
      return isVertical ? .follow(-y) : .pass
    }
  }

  private func isLocked(at time: Double) -> Bool? {
    guard let lock, time - lock.time < constants.wheelSilence else { return nil }
    return lock.isVertical
  }
}
