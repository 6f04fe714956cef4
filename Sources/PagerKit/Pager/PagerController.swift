public import PagerCore
import PagerGraphics
public import PagerMotion

/// A strip of titles above a row of pages that follows the hand.
///
/// It is a view like any other. Pages are made by name from a registry when they are about to be
/// needed.
@MainActor
public final class PagerController: View {
  /// The appearance and manners of the strip.
  public var look: Look {
    didSet {
      guard look != oldValue else { return }
      lookDidChange()
      // One that does not bounce ends a bounce, which is told at once.
      carryOut {}
    }
  }
  /// The looks that the command for the next one goes through, in order.
  public var looks = Looks.all
  /// Which pages stay alive that are not seen.
  public var cache = PageCachePolicy()
  /// The name of the deck, which stands before the page's title in the window's title.
  public var name: String?
  /// How a tapped far title is gone to.
  public var jump = JumpPolicy.adjacent
  /// May refuse the selection of the page at an index, for a reason.
  public var shouldSelect: ((_ index: Int, _ reason: SelectionReason) -> Bool)?
  /// Told each time another page is the selected one, before any lifecycle call that this causes.
  public var onSelect: ((_ id: PageID, _ index: Int, _ reason: SelectionReason) -> Void)?
  /// Told the place on the strip, in pages, each time it changes.
  public var onPosition: ((_ position: Double) -> Void)?
  /// Told everything that happens to pages, in order.
  public var onLog: ((PagerLogEntry) -> Void)?
  /// What pages get from the program.
  public let services: PageServices
  /// The strip of titles.
  public let strip = TitleStrip()

  let registry: PageRegistry
  let area = PageArea()
  var noticeBar: NoticeBar?
  var model: PagerModel
  var wheelPaging = WheelPaging()
  /// The progress at which a touchpad took the pages; nothing while it does not hold them.
  var wheelDrag: Double?
  var pages = LivePages()
  var delivery = PagerDelivery()
  var prefetch = PagePrefetch()
  var wheelClaim = WheelClaim()
  var preparations = PagePreparations()
  var wishes: PagerWishes
  var observers: [PagerObserver] = []
  #if DEBUG
    var auditor = LifecycleAuditor()
  #endif
  private var lastPosition = Double.nan
  private weak var clock: Stage?

  /// Creates a pager of the pages of `source`, made by `registry`, that opens on page `start`: a
  /// number beyond the pages there are is clamped, with one warning.
  public init(
    source: any PageSource, registry: PageRegistry, look: Look = Looks.standard, start: Int = 0,
    motion: PagerSettings = PagerSettings(), services: PageServices = PageServices()
  ) {
    self.registry = registry
    self.look = look
    self.services = services
    wishes = PagerWishes(
      bounces: motion.bounces ? nil : false, reducesMotion: motion.reducesMotion)
    model = PagerModel(source: source, start: start, settings: motion)
    super.init()
    if source.count > 0, !(0..<source.count).contains(start) {
      services.warn("there is no page \(start + 1), only 1 to \(source.count)")
    }
    addSubview(area)
    addSubview(strip)
    area.pager = self
    strip.onTap = { [weak self] index in self?.tap(index) }
    strip.onHover = { [weak self] index in self?.hover(overTab: index) }
    wheelPaging = WheelPaging(constants: motion.motion)
    lookDidChange()
  }

  isolated deinit {
    for waiting in delivery.waiting.values { waiting.resume(returning: .gone) }
  }

  // MARK: As a view

  public override func layout() {
    let height = min(look.stripHeight, bounds.height)
    strip.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    area.frame = Rect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
    placeNotice()
    model.setViewport(width: bounds.width, pixelScale: stage?.scale ?? 1, at: now)
    update()
  }

  public override func stageDidChange() {
    clock = stage ?? clock
    prefetch.isAsked = false
    applyReducedMotion()
    nameWindow()
    visibilityMayHaveChanged()
  }

  public override var motionConstants: MotionConstants { model.settings.motion }

  public override var reducesMotion: Bool { wishes.reducesMotion || super.reducesMotion }

  public override func reducesMotionDidChange() { applyReducedMotion() }

  public override func themeDidChange() {
    for slot in pages.slots.values { slot.themeDidChange() }
  }

  public override func shownDidChange() { visibilityMayHaveChanged() }

  public override func perform(
    _ command: PagerCommand, isRepeat: Bool, at time: Double
  ) -> Bool {
    perform(command, isRepeat: isRepeat)
  }

  /// The strip, the selected page and then a notice; never what is on other pages.
  public override var focusableSubviews: [View] {
    [strip, area] + [noticeBar].compactMap(\.self)
  }

  // The pager takes commands before what is on its pages, and hands on to the selected one only.
  public override func performInTree(
    _ command: PagerCommand, isRepeat: Bool, at time: Double
  ) -> Bool {
    !isHidden && perform(command, isRepeat: isRepeat)
  }
}

// MARK: - State

extension PagerController {
  /// The pages in order.
  public var source: any PageSource { model.source }
  /// The deck index of the page that is nearest now; nothing without pages.
  public var current: Int? { model.currentIndex }
  /// The deck index of the selected page: where the motion will end.
  public var target: Int? { model.targetIndex }
  /// The identity of the page of the last rest.
  public var settled: PageID? { model.settled }
  /// The place on the strip, in pages.
  public var position: Double { model.stripPosition }
  /// The place on the route, in points: exactly k · page width at rest on page k.
  public var offset: Double { model.offset }
  /// The speed of the pages, in pages a second: of what moves by itself, 0 at rest and in a drag.
  public var velocity: Double { model.velocity }
  /// The speed of ``position``, in pages a second: in a jump that of many pages at once.
  public var stripVelocity: Double { model.stripVelocity }
  /// What the pager is doing.
  public var phase: PagerPhase { model.phase }
  /// The pages that are seen now, from left to right.
  public var visiblePages: [VisiblePage] { model.visiblePages }
  /// The live page of this identity, if it lives.
  public func page(_ id: PageID) -> Page? { pages.slots[id]?.page }

  /// Whether a page that is seen is still getting ready: a placeholder stands in its place, or in
  /// that of something on it.
  public var isPreparing: Bool {
    model.visiblePages.contains { page in
      pages.slots[page.id].map { $0.isPreparing || $0.page.isLoading } ?? false
    }
  }

  /// How many pages live.
  public var livePageCount: Int { pages.slots.count }

  /// What is wrong with the pager's state, one sentence each; none when all is well.
  public func brokenInvariants() -> [String] { model.brokenInvariants() }

  /// The time of the window's content, of the last one while the pager is in none.
  var now: Double { clock?.time ?? model.time }
}

// MARK: - Frames

extension PagerController: Animating {
  /// Moves the pages to `time`.
  public func advance(to time: Double) -> Wake {
    catchUp(to: time)
    update()
    guard !model.isMoving else { return .now }
    return wheelPaging.deadline.map(Wake.at) ?? .never
  }

  /// Tells what happened in the model, and puts pages and titles where they are now.
  ///
  /// Hooks are called meanwhile; what they ask for is carried out before it ends.
  func update() {
    guard !delivery.isSending else { return }
    delivery.isSending = true
    delivery.rounds = 0
    defer { delivery.isSending = false }
    repeat {
      deliverEvents()
      showPages()
      keepMemoryBounded()
    } while !delivery.queue.isEmpty
    auditState()
    guard let stage else { return }
    if model.isMoving || wheelPaging.deadline != nil { stage.start(self) }
  }

  private func showPages() {
    placePages()
    let position = model.stripPosition
    strip.follow(
      model.segment, overscroll: model.overscroll, phase: model.phase, target: model.targetIndex)
    if position != lastPosition {
      lastPosition = position
      onPosition?(position)
    }
    tellObservers()
  }

  /// Tells the strip its look and the pages that there are now.
  func configureStrip() {
    strip.configure(
      look: look, source: model.source, segment: model.segment, target: model.targetIndex)
  }

  private func lookDidChange() {
    applyLook()
    configureStrip()
    setNeedsLayout()
  }

  private func visibilityMayHaveChanged() {
    if !isSeen { endDragOutOfSight() }
    model.setShown(isSeen, at: now)
    update()
  }
}
