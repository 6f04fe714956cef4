public import PagerGraphics

/// A picture, as large as its place allows.
public final class PictureView: View {
  /// How a picture meets a place of another shape.
  public enum Mode: Sendable, CaseIterable {
    /// All of it is seen, and perhaps the background beside it.
    case fit
    /// All of the place is covered, and perhaps not all of the picture is seen.
    case fill
  }

  /// What is shown; nothing shows the background alone.
  public var picture: Picture? {
    didSet { if picture != oldValue { setNeedsDisplay() } }
  }
  /// How the picture meets its place.
  public var mode: Mode {
    didSet { if mode != oldValue { setNeedsDisplay() } }
  }

  /// Creates a view that shows `picture`.
  public init(_ picture: Picture? = nil, mode: Mode = .fit) {
    self.picture = picture
    self.mode = mode
    super.init()
  }

  /// Draws the picture in the middle, its edges on whole device pixels.
  public override func draw(in context: inout DrawContext) {
    guard let picture, !bounds.isEmpty else { return }
    let place = Self.place(of: picture, in: bounds, mode: mode)
    let corner = context.onPixel(place.origin)
    let end = context.onPixel(Point(x: place.maxX, y: place.maxY))
    let rect = Rect(x: corner.x, y: corner.y, width: end.x - corner.x, height: end.y - corner.y)
    context.clip(to: .rect(bounds)) { $0.draw(picture, in: rect) }
  }

  /// The place of a picture of that shape in the middle of `bounds`, in points.
  ///
  /// The factor is the lesser of both sides' for `fit`, the greater one for `fill`.
  static func place(of picture: Picture, in bounds: Rect, mode: Mode) -> Rect {
    let across = bounds.width / Double(picture.width)
    let down = bounds.height / Double(picture.height)
    let factor = mode == .fit ? min(across, down) : max(across, down)
    let (width, height) = (Double(picture.width) * factor, Double(picture.height) * factor)
    return Rect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }
}
