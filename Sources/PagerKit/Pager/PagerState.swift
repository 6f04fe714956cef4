public import PagerCore

/// Where a pager is at a moment, and how it moves.
public struct PagerState: Sendable, Equatable {
  /// When, in seconds.
  public var time: Double
  /// The place on the strip, in pages; beyond the ends while the pages are pulled there.
  public var position: Double
  /// The speed of what moves by itself, in pages a second; 0 at rest and in a drag.
  public var velocity: Double
  /// What the pager is doing.
  public var phase: PagerPhase

  /// Creates the state of a pager at `time` (seconds).
  public init(time: Double, position: Double, velocity: Double = 0, phase: PagerPhase) {
    self.time = time
    self.position = position
    self.velocity = velocity
    self.phase = phase
  }
}
