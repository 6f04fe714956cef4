public import PagerGraphics

/// A turn of a wheel, or what a touchpad makes of one.
public struct WheelEvent: Sendable, Equatable {
  /// The turn as delivered, in clicks: x grows towards the next page, y upwards.
  public var delta: Vector
  /// Where the pointer is, in points of the window.
  public var position: Point
  /// The keys held meanwhile.
  public var modifiers: Modifiers
  /// When, in seconds.
  public var time: Double

  /// Creates a turn by `delta` clicks with the pointer at `position`.
  public init(_ delta: Vector, at position: Point, modifiers: Modifiers = [], time: Double) {
    self.delta = delta
    self.position = position
    self.modifiers = modifiers
    self.time = time
  }
}
