public import PagerGraphics

/// Something that happened to the window.
public struct WindowEvent: Sendable, Equatable {
  /// What happened.
  public enum Kind: Sendable, Equatable {
    /// It has this size (points) and this many device pixels a point now.
    case resized(Size, scale: Double)
    /// It can be seen again.
    case shown
    /// It is minimised, hidden or covered.
    case hidden
    /// Keys go to it.
    case focusGained
    /// Keys go elsewhere.
    case focusLost
    /// The pointer left it.
    case pointerLeft
    /// The system asks for its pixels again.
    case exposed
  }

  /// What happened.
  public var kind: Kind
  /// When, in seconds.
  public var time: Double

  /// Creates an event of the window at `time` (seconds).
  public init(_ kind: Kind, time: Double) {
    self.kind = kind
    self.time = time
  }
}
