public import PagerGraphics

/// Something that a mouse or a finger did.
public struct PointerEvent: Sendable, Equatable {
  /// What happened.
  public enum Kind: Sendable, Equatable {
    /// A button went down, a finger touched.
    case down
    /// The pointer moved.
    case move
    /// A button went up, a finger was lifted.
    case up
    /// The window system took the pointer away.
    case cancel
  }

  /// What points.
  public enum Device: Sendable, Equatable {
    /// A mouse, or what acts as one.
    case mouse
    /// The finger with this number.
    case finger(Int)
  }

  /// A button of a mouse.
  public enum Button: Sendable, Equatable {
    /// The main button; fingers count as it.
    case left
    /// The wheel pressed as a button.
    case middle
    /// The button of menus.
    case right
    /// The fourth button.
    case back
    /// The fifth button.
    case forward
  }

  /// What happened.
  public var kind: Kind
  /// Where, in points of the window; it may lie outside.
  public var position: Point
  /// The button that went down or up.
  public var button: Button
  /// Whether the main button is held after the event; fingers hold it until they are lifted.
  public var isHeld: Bool
  /// What points.
  public var device: Device
  /// The keys held meanwhile.
  public var modifiers: Modifiers
  /// How many times in a row the button was pressed here: 2 for a double click.
  public var clicks: Int
  /// When, in seconds.
  public var time: Double
  /// The number of the pump that delivered it, if its time is only that of the pump.
  public var pump: Int?

  /// Creates an event at `position` (points of the window) and `time` (seconds).
  public init(
    _ kind: Kind, at position: Point, button: Button = .left, isHeld: Bool = true,
    device: Device = .mouse, modifiers: Modifiers = [], clicks: Int = 1, time: Double,
    pump: Int? = nil
  ) {
    self.kind = kind
    self.position = position
    self.button = button
    self.isHeld = isHeld
    self.device = device
    self.modifiers = modifiers
    self.clicks = clicks
    self.time = time
    self.pump = pump
  }
}
