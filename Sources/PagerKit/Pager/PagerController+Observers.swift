import PagerCore

/// Something that wants to know where a pager is, for as long as its owner lives.
@MainActor
final class PagerObserver {
  private(set) weak var owner: AnyObject?
  private let body: (PagerState) -> Void
  private var last: PagerState?

  init(owner: AnyObject, body: @escaping (PagerState) -> Void) {
    self.owner = owner
    self.body = body
  }

  /// Tells the state if something else than the time changed.
  func tell(_ state: PagerState) {
    guard last?.position != state.position || last?.phase != state.phase else { return }
    last = state
    body(state)
  }
}

extension PagerController {
  /// Where the pager is now, and how it moves.
  public var state: PagerState {
    PagerState(
      time: now, position: position + model.overscroll, velocity: stripVelocity, phase: phase)
  }

  /// Tells `body` where the pager is, each time its position or phase changes, until `owner` is
  /// gone.
  ///
  /// Any number may observe, beside `onPosition`.
  public func observe(for owner: AnyObject, _ body: @escaping (PagerState) -> Void) {
    observers.append(PagerObserver(owner: owner, body: body))
  }

  func tellObservers() {
    guard !observers.isEmpty else { return }
    observers.removeAll { $0.owner == nil }
    let state = state
    for observer in observers { observer.tell(state) }
  }
}
