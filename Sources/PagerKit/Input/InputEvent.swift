/// What a host hands over.
public enum InputEvent: Sendable, Equatable {
  /// A mouse or a finger.
  case pointer(PointerEvent)
  /// A wheel or touchpad.
  case wheel(WheelEvent)
  /// A key.
  case key(KeyEvent)
  /// The window itself.
  case window(WindowEvent)
  /// A command, asked for by other means than a key.
  case command(PagerCommand, time: Double)

  /// When it happened, in seconds.
  public var time: Double {
    switch self {
    case .pointer(let event): event.time
    case .wheel(let event): event.time
    case .key(let event): event.time
    case .window(let event): event.time
    case .command(_, let time): time
    }
  }
}
