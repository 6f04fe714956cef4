import PagerCore
import PagerGraphics
import PagerKit

/// A picture that is fitted, and can be zoomed and moved.
@MainActor
final class ImageView: View {
  /// Where the picture lies.
  var place = ImagePlace() {
    didSet { if place != oldValue { placeDidChange() } }
  }
  /// The picture in exactly the pixels that it takes when it is fitted.
  var fitted: Picture? {
    didSet { if fitted != oldValue { setNeedsDisplay() } }
  }
  /// Told in how many pixels the fitted picture is wanted.
  var onWantsFitted: ((_ width: Int, _ height: Int) -> Void)?
  /// Told what is to be decoded so that what is seen is sharp; ``take(_:for:)`` is handed it.
  var onWantsDetail: ((PictureDetail) -> Void)?
  /// The picture, perhaps smaller than it is, and the same in smaller sizes.
  let levels: [Picture]
  /// The size of the picture, in its own pixels.
  let size: Size
  private var detail: Detail? {
    didSet { if detail != oldValue { setNeedsDisplay() } }
  }
  private var dragStart = Point.zero
  private var wanted: (width: Int, height: Int)?
  private var asked: PictureDetail?

  /// A part of the picture when all of it is made so many pixels large.
  private struct Detail: Equatable {
    var picture: Picture
    var part: PixelRect
    var width: Int
    var height: Int
  }

  /// Shows a picture of `size`, of which `levels` are made.
  init(levels: [Picture], size: Size) {
    self.levels = levels
    self.size = size
    super.init()
  }

  /// How many bytes the pixels take.
  var cost: Int {
    let pictures = levels + [fitted, detail?.picture].compactMap(\.self)
    return pictures.reduce(0) { $0 + 4 * $1.width * $1.height }
  }

  /// Takes over a part that was wanted.
  func take(_ loaded: LoadedPicture, for wanted: PictureDetail) {
    guard asked != nil, case .part(let part, let width, let height) = wanted,
      loaded.width == Int(size.width), loaded.height == Int(size.height)
    else { return }
    detail = Detail(picture: loaded.picture, part: part, width: width, height: height)
  }

  override func layout() {
    wantFitted()
    wantDetail()
  }

  override func draw(in context: inout DrawContext) {
    let frame = frameOnPixels(context.scale)
    guard let picture = picture(for: frame, scale: context.scale) else { return }
    let sharp = detail.map { (picture: $0.picture, area: area(of: $0, in: frame)) }
    context.clip(to: .rect(bounds)) { context in
      let seen = bounds.intersection(frame).pixels(atScale: context.scale)
      let covered = sharp?.area.pixels(atScale: context.scale).intersection(seen)
      if covered != seen { context.draw(picture, in: frame) }
      if let sharp { context.draw(sharp.picture, in: sharp.area) }
    }
  }

  // MARK: Input

  override var isClickable: Bool { true }

  /// A double click shows the picture's own pixels, or all of it again.
  override func clicked(at point: Point, count: Int) {
    guard count == 2 else { return }
    guard place.zoom == 1 else { return place = ImagePlace() }
    let unit = ImagePlace.fit(size, in: bounds.size) * (stage?.scale ?? 1)
    zoom(by: unit < 1 ? 1 / unit : 2, at: point)
  }

  override func wheel(_ event: WheelEvent, at point: Point) -> Bool {
    guard event.delta.dx.isFinite, event.delta.dy.isFinite else { return false }
    guard event.modifiers.contains(.control) else { return turn(event) }
    let factor = 1 + (ImagePlace.step - 1) * min(abs(event.delta.dy), 4)
    if event.delta.dy != 0 { zoom(by: event.delta.dy > 0 ? factor : 1 / factor, at: point) }
    return true
  }

  override func wantsDrag(_ axis: Axis, towards direction: Int, at point: Point) -> Bool {
    canMove(axis, towards: direction)
  }

  override func dragBegan(_ drag: DragEvent) { dragStart = frame(in: bounds.size).origin }

  override func dragMoved(_ drag: DragEvent) {
    guard drag.translation.isFinite else { return }
    var corner = dragStart
    if drag.axis == .horizontal {
      corner.x += drag.translation
    } else {
      corner.y += drag.translation
    }
    place.move(to: corner, size, in: bounds.size)
  }

  override func dragReverted(_ drag: DragEvent) {
    place.move(to: dragStart, size, in: bounds.size)
  }

  override func perform(_ command: PagerCommand, isRepeat: Bool, at time: Double) -> Bool {
    let middle = Point(x: bounds.midX, y: bounds.midY)
    switch command {
    case .zoom(let steps):
      let factor = steps > 0 ? ImagePlace.step : 1 / ImagePlace.step
      for _ in 0..<min(abs(steps), 64) { zoom(by: factor, at: middle) }
    case .resetZoom, .scrollToStart: place = ImagePlace()
    default: return false
    }
    return true
  }
}

extension ImageView {
  private func placeDidChange() {
    setNeedsDisplay()
    wantDetail()
  }

  private func frame(in page: Size) -> Rect { place.frame(of: size, in: page) }

  private func frameOnPixels(_ scale: Double) -> Rect {
    let frame = frame(in: bounds.size)
    let corner = Point(
      x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale)
    let width = max(1, (frame.width * scale).rounded()) / scale
    let height = max(1, (frame.height * scale).rounded()) / scale
    return Rect(origin: corner, size: Size(width: width, height: height))
  }

  /// The picture that is drawn: the fitted one where it is, else the smallest that has all pixels.
  private func picture(for frame: Rect, scale: Double) -> Picture? {
    let width = Int((frame.width * scale).rounded())
    if let fitted, fitted.width == width { return fitted }
    return levels.last { $0.width >= width } ?? levels.first
  }

  private func wantFitted() {
    guard let scale = stage?.scale, !bounds.isEmpty else { return }
    let (width, height) = ImagePlace.fittedPixels(of: size, in: bounds.size, scale: scale)
    guard fitted.map({ ($0.width, $0.height) != (width, height) }) ?? true,
      wanted.map({ $0 != (width, height) }) ?? true
    else { return }
    wanted = (width, height)
    if width < Int(size.width) { onWantsFitted?(width, height) }
  }

  /// Asks for more pixels where those that are there are too few, once for each size and place;
  /// lets them go where they are not needed.
  private func wantDetail() {
    guard let scale = stage?.scale, !bounds.isEmpty else { return }
    let frame = frameOnPixels(scale)
    let width = Int(min(size.width, (frame.width * scale).rounded()))
    let height = Int(min(size.height, (frame.height * scale).rounded()))
    guard let base = levels.first, width > base.width, base.width < Int(size.width) else {
      (detail, asked) = (nil, nil)
      return
    }
    let seen = seenPixels(of: frame, width, height)
    guard !seen.isEmpty, !covers(asked, seen, width, height) else { return }
    let wanted = ImageDetail.part(around: seen, width: width, height: height)
    asked = wanted
    onWantsDetail?(wanted)
  }

  /// The pixels that are seen when all of the picture, in `frame`, is made so many pixels large.
  private func seenPixels(of frame: Rect, _ width: Int, _ height: Int) -> PixelRect {
    let unit = Double(width) / frame.width
    let seen = bounds.intersection(frame).offset(by: Vector(dx: -frame.minX, dy: -frame.minY))
    let (left, top) = (Int(seen.minX * unit), Int(seen.minY * unit))
    return PixelRect(
      x: left, y: top, width: min(width, Int((seen.maxX * unit).rounded(.up))) - left,
      height: min(height, Int((seen.maxY * unit).rounded(.up))) - top)
  }

  private func covers(
    _ detail: PictureDetail?, _ seen: PixelRect, _ width: Int, _ height: Int
  ) -> Bool {
    guard case .part(let part, width, height) = detail else { return false }
    return part.intersection(seen) == seen
  }

  private func area(of detail: Detail, in frame: Rect) -> Rect {
    let (x, y) = (frame.width / Double(detail.width), frame.height / Double(detail.height))
    return Rect(
      x: frame.minX + Double(detail.part.x) * x, y: frame.minY + Double(detail.part.y) * y,
      width: Double(detail.part.width) * x, height: Double(detail.part.height) * y)
  }

  private func zoom(by factor: Double, at point: Point) {
    place.zoom(by: factor, at: point, size, in: bounds.size)
  }

  private func canMove(_ axis: Axis, towards direction: Int) -> Bool {
    let frame = frame(in: bounds.size)
    let (start, end) =
      axis == .horizontal
      ? (frame.minX, frame.maxX - bounds.width) : (frame.minY, frame.maxY - bounds.height)
    return direction > 0 ? start < -0.5 : end > 0.5
  }

  /// Moves a picture that is larger than the page; `false` where it is at its edge already.
  private func turn(_ event: WheelEvent) -> Bool {
    var (x, y) = (-event.delta.dx * 48, event.delta.dy * 48)
    if event.modifiers.contains(.shift) { (x, y) = (x + y, 0) }
    let axis = abs(x) > abs(y) ? Axis.horizontal : .vertical
    let way = axis == .horizontal ? x : y
    guard way != 0, canMove(axis, towards: way > 0 ? 1 : -1) else { return false }
    var corner = frame(in: bounds.size).origin
    if axis == .horizontal { corner.x += x } else { corner.y += y }
    place.move(to: corner, size, in: bounds.size)
    return true
  }
}
