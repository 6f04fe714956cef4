import PagerCore
public import PagerGraphics
import PagerMotion

/// The strip of titles: follows the pages, scrolls under the hand, and tells which title is tapped.
@MainActor
public final class TitleStrip: View {
  /// Told the index of a title that is tapped.
  public var onTap: ((_ index: Int) -> Void)?
  /// Told the index of the title that the pointer is over; nothing when it is over none.
  public var onHover: ((_ index: Int?) -> Void)?

  /// How the titles look.
  var look = Looks.standard
  /// Where the tabs lie.
  var tabs: StripLayout
  /// The pages that the strip shows, as it knows them.
  var source: any PageSource = PageList([])
  /// Between which titles the pages are.
  var segment: RunningSegment?
  private(set) var overscroll = 0.0
  /// The title that the pointer is over.
  private(set) var hoveredTab: Int?
  var scroll = StripScroll()
  /// The selected page.
  var target: Int?
  /// Tells a wheel's clicks from a touchpad's travel.
  var wheel = WheelClassifier()
  private var pressedTab: Int?
  /// Whether the strip was drawn: later changes of its place are gradual.
  private(set) var wasDrawn = false
  private var titles = TitleCache()

  /// Creates a strip without titles.
  public override init() {
    tabs = StripLayout(
      count: 0, stripWidth: 0, settings: StripSettings(), estimatedTitleWidth: 0)
    super.init()
    hasLayer = true
  }

  // MARK: As a view

  public override func layout() { layOutTabs() }

  public override func draw(in context: inout DrawContext) {
    StripPainter(strip: self, offset: offset).paint(in: &context)
    wasDrawn = true
  }

  public override func stageDidChange() { layOutTabs() }

  public override func reducesMotionDidChange() { takeMotion() }

  // MARK: Under the hand

  public override var isClickable: Bool { true }

  /// Whether it has titles; it is one stop of the keyboard, whatever their number.
  public override var canFocus: Bool { source.count > 0 }

  public override func pressBegan(at point: Point) {
    pressedTab = tab(at: point)
  }

  // The title that was pressed counts: the strip may have moved below the pointer meanwhile.
  public override func clicked(at point: Point, count: Int) {
    guard let pressedTab, pressedTab < source.count else { return }
    onTap?(pressedTab)
  }

  public override func hover(at point: Point?) {
    setHoveredTab(point.flatMap(tab(at:)))
  }

  public override func cursor(at point: Point) -> Cursor? {
    tab(at: point) == nil ? nil : .pointingHand
  }

  // The press stays one that may be a click: what is tapped while something moves is honoured.
  public override func catchPress(at time: Double) -> PressCatch {
    if scroll.stop(at: time) { setNeedsDisplay() }
    return .none
  }

  public override func wantsDrag(
    _ axis: Axis, towards direction: Int, at point: Point
  ) -> Bool {
    axis == .horizontal && tabs.maximumOffset > 0
  }

  public override func dragBegan(_ drag: DragEvent) {
    setHoveredTab(nil)
    scroll.hold(at: drag.time)
  }

  public override func dragMoved(_ drag: DragEvent) {
    scroll.move(by: drag.translation)
    measureVisible()
    setNeedsDisplay()
  }

  public override func dragEnded(_ drag: DragEvent) {
    scroll.release(speed: drag.velocity, at: drag.time)
    animateIfMoving()
    scroll.settle(at: drag.time)
  }

  public override func wheel(_ event: WheelEvent, at point: Point) -> Bool {
    turn(event)
    return true
  }
}

// MARK: - State

extension TitleStrip {
  /// The place of the strip's left edge in its content, in points.
  public var offset: Double { scroll.offset(at: now) }

  /// The frame of a tab, in points of the strip; nothing for an index without a page.
  public func frame(ofTab index: Int) -> Rect? {
    guard (0..<tabs.count).contains(index) else { return nil }
    let cell = tabs.cell(at: index)
    return Rect(x: cell.minX - offset, y: 0, width: cell.width, height: bounds.height)
  }

  /// The frames of the look's indicators, in points of the strip; none without pages.
  public var indicatorFrames: [Rect] {
    look.indicators.compactMap { indicator in
      contentFrame(of: indicator)?.offset(by: Vector(dx: -offset, dy: 0))
    }
  }

  /// How selected a title looks, 0…1.
  public func selectedness(ofTab index: Int) -> Double {
    guard let segment else { return 0 }
    return PagerCore.selectedness(
      of: index, from: segment.from, to: segment.to, progress: segment.progress)
  }

  var now: Double { stage?.time ?? 0 }

  /// Takes over how things move around the strip.
  func takeMotion() {
    if scroll.constants != motionConstants {
      scroll.constants = motionConstants
      wheel = WheelClassifier(constants: motionConstants)
    }
    scroll.reducesMotion = reducesMotion
    if reducesMotion { scroll.endMotion(at: now) }
    setNeedsDisplay()
  }

  func contentFrame(of indicator: Indicator) -> Rect? {
    guard let segment else { return nil }
    let beyond = segment.stripPosition + overscroll
    if overscroll != 0, beyond < 0 || beyond > Double(tabs.count - 1) {
      return indicator.frame(at: beyond, in: tabs, stripHeight: bounds.height)
    }
    return indicator.frame(
      from: segment.from, to: segment.to, progress: segment.progress, in: tabs,
      stripHeight: bounds.height)
  }

  /// The title as it is drawn: one line, cut to its tab.
  func shownTitle(at index: Int, room: Double) -> String {
    titles.title(at: index, room: room) {
      let full = plainTitle(at: index)
      let font = Font(size: look.measuredTitleSize)
      return stage?.text.shortened(full, to: room, in: font) ?? full
    }
  }

  /// Forgets how titles were cut.
  func forgetShownTitles() {
    titles = TitleCache()
  }

  func plainTitle(at index: Int) -> String {
    source.title(at: index).oneLine()
  }
}

// MARK: - What the pager tells

extension TitleStrip {
  /// Takes where the pages are now.
  func follow(
    _ segment: RunningSegment?, overscroll: Double, phase: PagerPhase, target: Int?
  ) {
    let isSame = segment == self.segment && overscroll == self.overscroll
    self.target = target
    guard !isSame else { return }
    self.segment = segment
    self.overscroll = overscroll
    measureVisible()
    park(fades: phase == .idle)
    setNeedsDisplay()
    if phase == .idle { stage?.refreshHover() }
  }

  /// The pages move by themselves or by a hand again: the strip follows them once more.
  func resumeFollowing() {
    guard let parking else { return }
    scroll.followPages(within: parking, at: now)
    animateIfMoving()
  }
}

extension TitleStrip: Animating {
  /// Moves the strip to `time`.
  public func advance(to time: Double) -> Wake {
    scroll.settle(at: time)
    measureVisible()
    setNeedsDisplay()
    stage?.refreshHover()
    return scroll.isMoving(at: time) ? .now : .never
  }

  func animateIfMoving() {
    guard scroll.isMoving(at: now) else { return }
    stage?.start(self)
    setNeedsDisplay()
  }

  func setHoveredTab(_ tab: Int?) {
    guard tab != hoveredTab else { return }
    hoveredTab = tab
    setNeedsDisplay()
    onHover?(tab)
  }
}
