public import PagerGraphics
public import PagerKit

/// A mouse or a finger somewhere in the window.
public struct ScriptPointer: Sendable, Equatable {
  /// Where it is, in points of the window.
  public var point: Point
  /// The button that goes down or up.
  public var button: PointerEvent.Button
  /// What points.
  public var device: PointerEvent.Device
  /// The keys held meanwhile.
  public var modifiers: Modifiers
  /// How many times in a row the button goes down here: 2 for a double click.
  public var clicks: Int

  /// The number of the pump that delivered it, if its time is only that of the pump.
  public var pump: Int?

  /// Creates a pointer; left out, the main button of the mouse.
  public init(
    _ point: Point, button: PointerEvent.Button = .left, device: PointerEvent.Device = .mouse,
    modifiers: Modifiers = [], clicks: Int = 1
  ) {
    self.point = point
    self.button = button
    self.device = device
    self.modifiers = modifiers
    self.clicks = clicks
  }
}
