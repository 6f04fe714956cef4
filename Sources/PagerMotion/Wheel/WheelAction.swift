/// What a wheel event, or the silence after it, asks of the pager.
public enum WheelAction: Sendable, Equatable {
  /// Nothing.
  case none
  /// Show the pages this far from the start page, in pages within ±1; the ends resist as in a drag.
  case progress(Double)
  /// The gesture is over: settle on the start page + `turn` (−1, 0 or 1), starting with `velocity`
  /// points of finger travel per second (times the page's width over the points a page).
  case release(turn: Int, velocity: Double)
  /// Turn to the next page (1) or the one before (−1) at once.
  case turn(Int)
}
