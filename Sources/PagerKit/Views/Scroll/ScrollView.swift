public import PagerGraphics
import PagerMotion

/// Shows a part of content that is longer than itself along an axis, and scrolls it: by drags with
/// a rubber band, flings, the wheel, commands and a bar.
///
/// The content is painted in opaque tiles of 256 device pixels, so that scrolling copies pixels and
/// paints only what comes into view. A gutter of 10 pt at the right edge (of horizontal content at
/// the bottom) stays free for the bar.
open class ScrollView: View, Animating {
  /// What is scrolled: as broad as the view without its gutter, as long as `contentLength`.
  public let contentView: View
  /// The axis along which it scrolls.
  public let axis: Axis
  /// The length of the content along the axis, in points.
  ///
  /// One that is not finite or below 0 counts as 0.
  public var contentLength: Double {
    get { length }
    set { setContentLength(newValue) }
  }
  /// The length of content that scrolls vertically, in points.
  public final var contentHeight: Double {
    get { contentLength }
    set { contentLength = newValue }
  }
  /// Gives the length of the content for its breadth, whenever the breadth changes.
  public var measureContent: ((_ breadth: Double) -> Double)? {
    didSet { setNeedsLayout() }
  }

  /// How far the content is scrolled, in points; beyond 0…`maximumOffset` only in a pull or bounce.
  public internal(set) final var contentOffset: Double {
    get { offset }
    set { move(to: newValue) }
  }

  private var offset = 0.0
  private var length = 0.0
  /// How many device pixels the content was moved without being drawn anew.
  var gridShift = 0
  var motion: ScrollMotion?
  var drag: ScrollDrag?
  var goal: ScrollGoal?
  var isBarWanted = false
  lazy var wheelScroll = WheelScroll(axis: axis, constants: motionConstants)
  var wheelRest = 0.0
  var lastMaximum = 0.0
  private var lastScroll = -Double.infinity
  var bar = ScrollBarState()
  var tiles = TileCache()
  var pendingPlace: ScrollPlace?
  private var measuredBreadth: Double?

  /// Creates a view that scrolls `contentView` along `axis`.
  public init(contentView: View = View(), axis: Axis = .vertical) {
    self.contentView = contentView
    self.axis = axis
    super.init()
    hasLayer = true
    contentView.hasLayer = true
    addSubview(contentView)
  }

  // MARK: What a subclass may do

  /// The content was scrolled; called after `contentOffset` changed, first thing in an override.
  open func contentDidScroll() {}

  /// Makes what is in `part` (points of the content), which is what tiles are about to show.
  ///
  /// It may change `contentLength` and call `contentGrew(by:)`.
  open func prepareContent(in part: Rect) {}

  /// Where the content is scrolled to.
  open func currentPlace() -> ScrollPlace { ScrollPlace(offset: contentOffset) }

  /// Scrolls to a place that was saved; called once the view has a size.
  open func restore(_ place: ScrollPlace) {
    scroll(to: place.offset, animated: false)
  }

  // MARK: View

  /// Places the content; nothing while the view has no extent, so that a place survives that.
  open override func layout() {
    guard !bounds.isEmpty else { return }
    measureIfNeeded()
    placeContent()
    if let place = pendingPlace {
      pendingPlace = nil
      restore(place)
    }
    prepareTiles()
    if motion == nil { goal = nil }
    needsLayout = false
  }

  /// Forgets the tiles, whose names change.
  open override func stageDidChange() {
    tiles = TileCache()
    bar = ScrollBarState()
    drag = nil
    finishMotion()
  }

  /// Ends the motion that nobody sees.
  open override func shownDidChange() {
    if !isSeen { finishMotion() }
  }

  /// Drags along its axis, if there is anything to scroll.
  open override func wantsDrag(_ axis: Axis, towards direction: Int, at point: Point) -> Bool {
    guard axis == self.axis, canScroll else { return false }
    isBarWanted = isOnBar(point)
    return true
  }

  /// What lies beyond the end of the content.
  open override func surplus(of drag: DragEvent) -> Double { wayBeyond(drag) }

  /// Ends the motion where it would have come to rest.
  open override func reducesMotionDidChange() {
    if reducesMotion { finishMotion() }
  }

  /// Scrolls no further than needed to show the whole rectangle, or its beginning.
  open override func reveal(_ rect: Rect) {
    let start = axis.component(of: rect.origin) + contentOffset
    let least = start + axis.component(of: rect.size) - viewLength
    guard contentOffset < least || contentOffset > start else { return }
    scroll(to: contentOffset > start ? start : min(least, start), animated: false)
  }

  open override func dragBegan(_ drag: DragEvent) { beginDrag(drag) }
  open override func dragMoved(_ drag: DragEvent) { followDrag(drag) }
  open override func dragEnded(_ drag: DragEvent) { endDrag(drag) }
  open override func dragReverted(_ drag: DragEvent) { revertDrag(drag) }
  open override func catchPress(at time: Double) -> PressCatch { catchMotion(at: time) }
  open override func wheel(_ event: WheelEvent, at point: Point) -> Bool { turn(event) }
  open override func hover(at point: Point?) { hoverBar(at: point) }

  /// Whether there is anything to scroll and nothing in it that the keyboard could go to instead.
  open override var canFocus: Bool {
    canScroll && contentView.focusOrder.isEmpty
  }

  /// Where the content lies side by side the arrows along it scroll, up to the end.
  open override func keyPressed(_ event: KeyEvent) -> Bool { scrollAcross(by: event) }

  /// Whether the ring of what has the keyboard lies around the view, rather than around a part of
  /// it.
  var ringsAround: Bool { true }

  override func focusRingDidChange() { stage?.setNeedsFrame() }

  /// Scrolls by lines of 48 pt (three of text, as a click of the wheel does), by lengths less one
  /// such line, or to an end.
  open override func perform(_ command: PagerCommand, isRepeat: Bool, at time: Double) -> Bool {
    scroll(by: command, at: time)
  }

  /// Adds the tiles that are seen, the gutter and the layers within the content.
  open override func collectLayers(into collector: inout LayerCollector) {
    collectTiles(into: &collector)
  }

  /// Moves the content on; the bar vanishes 0.8 s after the last motion.
  public final func advance(to time: Double) -> Wake {
    advanceMotion(to: time)
    return motion != nil ? .now : advanceBar(to: time)
  }
}

extension ScrollView {
  private func setContentLength(_ value: Double) {
    let value = value.isFinite ? min(max(0, value), 1e12) : 0
    guard value != length else { return }
    length = value
    setNeedsLayout()
  }

  private func measureIfNeeded() {
    guard let measureContent, contentBreadth > 0 else { return }
    let old = (breadth: measuredBreadth, length: length)
    setContentLength(measureContent(contentBreadth))
    let isOther = old.breadth.map { $0 != contentBreadth } ?? false
    if isOther, old.length > 0, motion == nil, drag == nil {
      // Text that wraps anew keeps about the same words in view.
      move(to: onPixel(offset * length / old.length))
    }
    measuredBreadth = contentBreadth
  }

  /// Whether the content moves, is dragged, or was scrolled by the wheel just now.
  public final var isScrolling: Bool {
    let sinceLast = (stage?.time ?? 0) - lastScroll
    return motion != nil || drag != nil || sinceLast < motionConstants.wheelSilence
  }

  private func prepareTiles() {
    // Each pass measures what the last one brought into view; more are never needed in practice.
    for _ in 0..<32 {
      let span = tileSpan
      prepareContent(in: content(of: span))
      rangeDidChange()
      if tileSpan == span { return }
    }
  }

  private func move(to value: Double) {
    guard value.isFinite, value != offset else { return }
    let old = tileSpan
    offset = value
    placeContent()
    if tileSpan != old { setNeedsLayout() }
    lastScroll = stage?.time ?? 0
    showBar()
    stage?.setNeedsFrame()
    contentDidScroll()
  }

  /// Changes the offset without telling anybody, since nothing seems to move.
  func shiftOffset(by distance: Double) {
    offset += distance
    placeContent()
  }

  private func placeContent() {
    contentView.frame = axis.rect(from: -offset, length: length, breadth: contentBreadth)
  }
}
