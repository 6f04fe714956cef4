import PagerCore
public import PagerGraphics

/// A word in a round box that does something when it is clicked.
public final class Button: View {
  /// What it says.
  public var title: String {
    didSet { if title != oldValue { setNeedsDisplay() } }
  }
  /// The font of the title.
  public var font: Font {
    didSet { if font != oldValue { setNeedsDisplay() } }
  }
  /// Whether it can be clicked.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }
  /// What a click does.
  public var action: (() -> Void)?
  private(set) var isPressed = false {
    didSet { if isPressed != oldValue { setNeedsDisplay() } }
  }
  private(set) var isHovered = false {
    didSet { if isHovered != oldValue { setNeedsDisplay() } }
  }

  /// Creates a button that says `title` and does `action`.
  public init(
    _ title: String, font: Font = Font(size: 15, weight: .bold), action: (() -> Void)? = nil
  ) {
    self.title = title
    self.font = font
    self.action = action
    super.init()
  }

  /// Always true: a click on a button that is not enabled must not reach what is behind it.
  public override var isClickable: Bool { true }

  /// Shows the press.
  public override func pressedDidChange(_ isPressed: Bool) { self.isPressed = isPressed }

  /// Shows that it can be clicked.
  public override func hover(at point: Point?) { isHovered = point != nil }

  /// The hand, while the button is enabled.
  public override func cursor(at point: Point) -> Cursor? { isEnabled ? .pointingHand : .arrow }

  /// Whether it is enabled.
  public override var canFocus: Bool { isEnabled }

  /// Space does what a click does.
  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard event.key == "Space", event.modifiers.isEmpty else { return false }
    return event.isRepeat || perform(.activate, isRepeat: false, at: event.time)
  }

  /// Being activated does what a click does.
  public override func perform(
    _ command: PagerCommand, isRepeat: Bool, at time: Double
  ) -> Bool {
    guard command == .activate, isEnabled else { return false }
    action?()
    return true
  }

  /// Does what the button is for.
  public override func clicked(at point: Point, count: Int) {
    if isEnabled { action?() }
  }

  /// Draws the box and the title.
  public override func draw(in context: inout DrawContext) {
    let box = Shape.roundedRect(bounds, radius: radius)
    let theme = context.theme
    context.fill(box, isEnabled ? theme.accentFill : theme.placeholder)
    // A press shows twice what hovering shows.
    if isEnabled, isHovered || isPressed { context.fill(box, theme.hover) }
    if isEnabled, isPressed { context.fill(box, theme.hover) }
    drawTitle(in: &context, color: isEnabled ? theme.onAccent : theme.placeholderText)
    if showsFocus { context.drawFocusRing(in: bounds, radius: radius) }
  }
}

extension Button {
  /// The size that shows the whole title, in points; only the margins before it is attached.
  public var fittingSize: Size {
    guard let text = stage?.text else { return Size(width: 2 * margin, height: margin) }
    return Size(
      width: text.width(of: title.oneLine(), in: font).rounded(.up) + 2 * margin,
      height: text.metrics(of: font).lineHeight.rounded(.up) + margin)
  }

  private var margin: Double { 14 }
  private var radius: Double { min(8, bounds.height / 2, bounds.width / 2) }

  private func drawTitle(in context: inout DrawContext, color: Color) {
    let room = max(0, bounds.width - margin)
    let shown = context.text.shortened(title.oneLine(), to: room, in: font)
    guard !shown.isEmpty else { return }
    let metrics = context.text.metrics(of: font)
    let start = Point(
      x: bounds.midX - context.text.width(of: shown, in: font) / 2,
      y: bounds.midY + (metrics.ascent - metrics.descent) / 2)
    context.draw(TextRun(shown, font: font, origin: context.onPixel(start), color: color))
  }
}
