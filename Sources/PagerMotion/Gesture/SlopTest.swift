/// What a press has become after some travel.
public enum SlopDecision: Sendable, Equatable {
  /// The travel is still within the slop: a tap so far.
  case pending
  /// A drag along the pages.
  case horizontal
  /// A drag across the pages.
  case vertical
}

/// The test that turns a press into a drag and chooses its axis, once a press.
public enum SlopTest {
  /// Decides what a press is, from its travel since it began.
  ///
  /// The slop is passed when max(|dx|, |dy|) is greater than it; the axis is horizontal if
  /// |dx| > |dy|, and vertical on an exact tie.
  ///
  /// - Parameters:
  ///   - dx: the horizontal travel, in points.
  ///   - dy: the vertical travel, in points.
  ///   - slop: the travel that a tap may have, in points.
  /// - Returns: pending as long as the slop is not passed.
  public static func decide(dx: Double, dy: Double, slop: Double) -> SlopDecision {
    guard max(abs(dx), abs(dy)) > slop else { return .pending }
    return abs(dx) > abs(dy) ? .horizontal : .vertical
  }

  /// The travel the content follows: total − slop·sign, so that a drag starts without a jump.
  ///
  /// - Parameters:
  ///   - total: the travel since the press, in points.
  ///   - slop: the travel that is not followed, with the sign of the crossing, in points.
  /// - Returns: the travel in points; 0 as long as the total is within the slop.
  public static func afterSlop(total: Double, slop: Double) -> Double {
    max(abs(total) - slop, 0) * total.direction
  }
}
