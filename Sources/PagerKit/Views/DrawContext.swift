public import PagerCore
public import PagerGraphics

/// Takes down what views draw, as commands of their layer.
///
/// Places are in points of the view that draws.
public struct DrawContext {
  /// The colours of everything.
  public let theme: Theme
  /// The measures of text.
  public let text: any TextMeasuring
  /// Device pixels a point.
  public let scale: Double
  /// The part of the view that will be seen; a view may leave out what lies beyond.
  public internal(set) var visible: Rect
  /// What was drawn so far.
  public private(set) var commands: [DrawCommand] = []
  private var shift = Vector.zero

  init(theme: Theme, text: any TextMeasuring, scale: Double, visible: Rect) {
    self.theme = theme
    self.text = text
    self.scale = scale
    self.visible = visible
  }
}

extension DrawContext {
  /// Fills an area.
  public mutating func fill(_ shape: Shape, _ color: Color) {
    guard color.alpha > 0 else { return }
    commands.append(.fill(shape.offset(by: shift), color))
  }

  /// Fills a rectangle with a colour that changes from its left edge to its right one.
  public mutating func fillGradient(_ rect: Rect, from: Color, to: Color) {
    commands.append(.horizontalGradient(rect.offset(by: shift), from: from, to: to))
  }

  /// Draws a line of text.
  public mutating func draw(_ run: TextRun) {
    var run = run
    run.origin = run.origin + shift
    if let end = run.morph?.origin { run.morph?.origin = end + shift }
    commands.append(.text(run))
  }

  /// Draws a picture, resampled into `rect`.
  public mutating func draw(_ picture: Picture, in rect: Rect) {
    commands.append(.picture(picture, rect.offset(by: shift)))
  }

  /// Draws what `body` draws, but only inside `shape`.
  public mutating func clip(to shape: Shape, _ body: (inout DrawContext) -> Void) {
    let outside = commands
    commands = []
    body(&self)
    let inside = commands
    commands = outside
    commands.append(.clip(shape.offset(by: shift), inside))
  }

  /// Draws what `body` draws, with its origin at `origin` of this view.
  public mutating func translated(to origin: Point, _ body: (inout DrawContext) -> Void) {
    let outer = (shift, visible)
    shift = shift + origin.vector
    visible.origin = visible.origin - origin.vector
    body(&self)
    (shift, visible) = outer
  }

  /// The corner of whole device pixels that is nearest to `point`.
  public func onPixel(_ point: Point) -> Point {
    let place = point + shift
    let nearest = Point(
      x: (place.x * scale).rounded() / scale, y: (place.y * scale).rounded() / scale)
    return nearest - shift
  }
}
