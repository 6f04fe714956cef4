/// How the two edges of an indicator travel between two tabs.
///
/// Each edge's share of its way is a function of the progress p of the pages; every function is
/// monotone and continuous and leads from 0 to 1, so that the indicator never leaves the span of
/// the two tabs.
public enum IndicatorEdges: Hashable, Sendable, CaseIterable {
  /// Both edges move evenly.
  case linear
  /// The right edge does all its way in the first half, the left one moves evenly.
  ///
  /// For a line of width w between centres d apart the width is w + d·min(p, 1 − p). The path to
  /// the left is the same one backwards: the head moves evenly and the tail catches up.
  case slider
  /// The head does all its way in the first half, the tail in the second.
  case worm
  /// The head eases out by a sine, sin(p·π/2), the tail eases in, 1 − cos(p·π/2).
  case elastic

  /// The shares of their ways that the left and the right edge have done at `progress`, 0…1, on
  /// the way to a tab on the right.
  public func shares(at progress: Double) -> (left: Double, right: Double) {
    let p = progress > 0 ? min(progress, 1) : 0
    return switch self {
    case .linear: (p, p)
    case .slider: (p, min(2 * p, 1))
    case .worm: (max(2 * p - 1, 0), min(2 * p, 1))
    case .elastic: (1 - quarterCosine(p), quarterSine(p))
    }
  }
}
