public import PagerMotion

/// What a user or a look may set about a pager's motion.
public struct PagerSettings: Sendable, Equatable {
  /// The tuned numbers of all motion.
  public var motion = MotionConstants.standard
  /// The gap between two pages, in points; not negative.
  public var spacing = 0.0
  /// Whether pages can be pulled beyond the ends.
  public var bounces = true
  /// Whether jumps happen at once and nothing can be pulled beyond an end.
  public var reducesMotion = false
  /// The response of the spring after a tap, key or call, in seconds.
  public var tapResponse = 0.40
  /// How long a fade takes, in seconds.
  public var fadeDuration = 0.20

  /// Creates the defaults.
  public init() {}
}
