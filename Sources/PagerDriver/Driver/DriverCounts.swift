/// What a window would have cost so far.
public struct DriverCounts: Sendable, Equatable {
  /// How often everything was moved to a time: the wake-ups of a real program.
  public var wakes = 0
  /// How many frames were asked for and drawn.
  public var drawn = 0
  /// How many of them differed from the frame before, and would have been presented.
  public var presented = 0

  /// Creates counts of nothing.
  public init() {}
}
