public import PagerKit

/// A press that moves along a straight horizontal line.
public struct ScriptStroke: Sendable, Equatable {
  /// Where it begins, in points from the window's left edge.
  public var from: Double
  /// Where it ends.
  public var to: Double
  /// Its place below the window's top edge, in points.
  public var y = 300.0
  /// How long it moves, in seconds.
  public var duration: Double
  /// How long it then stands still before it lets go, in seconds.
  public var hold = 0.0
  /// The button that is held.
  public var button = PointerEvent.Button.left
  /// Whether it is a finger's.
  public var isFinger = false
  /// Whether each event of the finger comes again as one of a mouse, as window systems do it.
  public var hasMouseCopies = false
  /// When a second finger touches and is lifted, in seconds after the first one's touch.
  public var secondFinger: ClosedRange<Double>?

  /// Creates a stroke of a mouse without a hold.
  public init(from: Double, to: Double, duration: Double) {
    self.from = from
    self.to = to
    self.duration = duration
  }
}
