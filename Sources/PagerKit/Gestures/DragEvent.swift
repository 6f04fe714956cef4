public import PagerGraphics

/// The state of a drag along one axis.
public struct DragEvent: Sendable, Equatable {
  /// The axis that was chosen when the slop was passed.
  public var axis: Axis
  /// The way of the content since the drag began, in points: the pointer's without the slop.
  public var translation: Double
  /// The way of the pointer since the press, in points.
  public var travel: Double
  /// The pointer's speed at the release, in points a second; 0 before.
  public var velocity: Double
  /// Where the pointer is, in points of the window.
  public var position: Point
  /// When, in seconds.
  public var time: Double

  /// Creates the state of a drag along `axis`.
  public init(
    axis: Axis, translation: Double, travel: Double, velocity: Double = 0, position: Point,
    time: Double
  ) {
    self.axis = axis
    self.translation = translation
    self.travel = travel
    self.velocity = velocity
    self.position = position
    self.time = time
  }
}
