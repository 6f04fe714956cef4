import PagerGraphics

/// What is known of a scroll bar between frames.
struct ScrollBarState {
  /// Whether it is seen.
  var isShown = false
  /// When it vanishes, in seconds, unless it is held.
  var hideTime = 0.0
  /// Whether the pointer is over its gutter.
  var isHovered = false
  /// Grows when it looks different.
  private(set) var revision = 0
  private var commands: [DrawCommand] = []
  private var background: Color?

  /// Takes down what is drawn now.
  mutating func update(_ commands: [DrawCommand], on background: Color) {
    guard commands != self.commands || background != self.background else { return }
    self.commands = commands
    self.background = background
    revision += 1
  }
}
