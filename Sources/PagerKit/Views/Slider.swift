import PagerCore
public import PagerGraphics

/// A thumb on a horizontal line that chooses a number from 0 to 1; it keeps the drags that begin on
/// it.
public final class Slider: View {
  /// The number; one that is set is clamped to 0…1, one that is no number is ignored.
  public var value: Double {
    get { number }
    set { set(newValue, tells: false) }
  }
  /// How far an arrow key moves the thumb, as a share of the whole way.
  public var step = 0.05
  /// Told the number each time the person changes it.
  public var onChange: ((_ value: Double) -> Void)?

  private var number = 0.0
  /// The number at the place that was pressed, and the one before the press.
  private var press: (value: Double, before: Double)?
  private static let thumb = 22.0
  private static let groove = 4.0

  /// Creates a slider that shows `value` and tells `onChange`.
  public init(_ value: Double = 0, onChange: ((_ value: Double) -> Void)? = nil) {
    self.onChange = onChange
    super.init()
    set(value, tells: false)
  }

  // MARK: Under the hand

  /// Always true: a click brings the thumb to its place.
  public override var isClickable: Bool { true }

  /// Takes hold of the thumb, which comes to the pointer if it is elsewhere.
  public override func pressBegan(at point: Point) {
    let isOnThumb = abs(point.x - thumbX) <= Self.thumb / 2
    press = (value: isOnThumb ? number : value(atX: point.x), before: number)
  }

  /// Brings the thumb to the place that was pressed.
  public override func clicked(at point: Point, count: Int) {
    if let press { set(press.value, tells: true) }
    press = nil
  }

  /// Horizontal ones, whichever way they go.
  public override func wantsDrag(_ axis: Axis, towards direction: Int, at point: Point) -> Bool {
    guard axis == .horizontal else { return false }
    if press == nil { pressBegan(at: point) }
    return true
  }

  public override func dragMoved(_ drag: DragEvent) {
    guard let press, way > 0, drag.translation.isFinite else { return }
    set(press.value + drag.translation / way, tells: true)
  }

  public override func dragEnded(_ drag: DragEvent) { press = nil }

  /// Brings back the number from before the drag.
  public override func dragReverted(_ drag: DragEvent) {
    if let press { set(press.before, tells: true) }
    press = nil
  }

  public override func cursor(at point: Point) -> Cursor? { .pointingHand }

  // MARK: With keys

  public override var canFocus: Bool { true }

  /// The arrows move the thumb by a step, Home and End bring it to an end.
  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty else { return false }
    switch event.key {
    case "Left": set(number - step, tells: true)
    case "Right": set(number + step, tells: true)
    case "Home": set(0, tells: true)
    case "End": set(1, tells: true)
    default: return false
    }
    return true
  }

  // MARK: Drawing

  public override func draw(in context: inout DrawContext) {
    let line = Rect(
      x: Self.thumb / 2, y: bounds.midY - Self.groove / 2, width: max(0, way), height: Self.groove)
    let done = Rect(x: line.minX, y: line.minY, width: thumbX - line.minX, height: line.height)
    let radius = Self.groove / 2
    context.fill(.roundedRect(line, radius: radius), context.theme.placeholderBar)
    context.fill(.roundedRect(done, radius: radius), context.theme.accentFill)
    let thumb = Rect(
      x: thumbX - Self.thumb / 2, y: bounds.midY - Self.thumb / 2, width: Self.thumb,
      height: Self.thumb)
    context.fill(.roundedRect(thumb, radius: Self.thumb / 2), context.theme.accentFill)
    if showsFocus { context.drawFocusRing(in: thumb, radius: Self.thumb / 2) }
  }
}

extension Slider {
  /// The way of the thumb's middle, in points.
  private var way: Double { bounds.width - Self.thumb }

  private var thumbX: Double { Self.thumb / 2 + number * max(0, way) }

  private func value(atX x: Double) -> Double {
    way > 0 ? (x - Self.thumb / 2) / way : number
  }

  private func set(_ value: Double, tells: Bool) {
    guard !value.isNaN else { return }
    let value = min(max(value, 0), 1)
    guard value != number else { return }
    number = value
    setNeedsDisplay()
    if tells { onChange?(value) }
  }
}
