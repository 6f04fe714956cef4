import PagerCore
import PagerGraphics

extension PagerController {
  /// Puts the visible pages where they are now, and hides the others.
  func placePages() {
    guard stage != nil else { return }
    area.showBlank(model.source.count == 0)
    let visible = model.visiblePages
    let size = area.bounds.size
    for (id, slot) in pages.slots where !visible.contains(where: { $0.id == id }) { slot.hide() }
    for page in visible {
      // Out of sight nothing is made: a page's first moments are those of the window.
      guard let slot = model.isShown ? liveSlot(page.id) : pages.slots[page.id] else { continue }
      slot.place(atX: pixelX(of: page, among: visible), size: size)
      slot.container.opacity = page.opacity
      slot.show(fraction: max(0, 1 - abs(page.offset)))
    }
  }

  /// The place of a page, in points that are whole device pixels: both visible pages are placed
  /// from the same rounded number.
  private func pixelX(of page: VisiblePage, among visible: [VisiblePage]) -> Double {
    let scale = stage?.scale ?? 1
    let first = visible.first?.offset ?? 0
    let shift = (first * model.pitch * scale).rounded()
    let pages = ((page.offset - first) * model.pitch * scale).rounded()
    return (shift + pages) / scale
  }

  /// The layers of the pages that the keyboard may go to: that of the selected page.
  var focusablePages: [View] {
    model.target.flatMap { pages.slots[$0].map { [$0.container] } } ?? []
  }

  /// What has the keyboard on a page that is not the selected one gives it to the strip.
  func keepFocusOnSelection() {
    guard let stage, let focused = stage.focused, focused.isInside(area) else { return }
    let isOnSelection = focusablePages.contains { focused.isInside($0) }
    if !isOnSelection { stage.takeFocus(from: area, to: strip) }
  }

  /// The live page `id`, made now if need be; nothing if the deck has no such page.
  func liveSlot(_ id: PageID) -> PageSlot? {
    if let slot = pages.slots[id] { return slot }
    guard let index = model.source.index(of: id) else { return nil }
    let context = PageContext(
      descriptor: model.source.descriptor(at: index), services: services, pager: self)
    let slot = PageSlot(id: id, page: makePage(context), restored: pages.takeState(of: id))
    pages.slots[id] = slot
    pages.lastIndices[id] = index
    area.addSubview(slot.container)
    slot.container.frame = Rect(origin: .zero, size: area.bounds.size)
    open(slot)
    return slot
  }

  private func open(_ slot: PageSlot) {
    log(.created, slot.id)
    if slot.load() { log(.viewDidLoad, slot.id) }
    if let state = slot.restored { slot.page.restoreState(state) }
    slot.prepare { [weak self, weak slot] error in
      guard let self, let slot else { return }
      slot.workError = error
      if !self.preparations.waitForCall { self.endPreparation(of: slot) }
    }
  }

  func context(of slot: PageSlot) -> PageContext {
    PageContext(descriptor: slot.page.context.descriptor, services: services, pager: self)
  }

  /// The page for `context`, or the error page that stands for it.
  func makePage(_ context: PageContext) -> Page {
    do {
      return try registry.makePage(for: context)
    } catch {
      return errorPage(for: context, error)
    }
  }

  func errorPage(for context: PageContext, _ error: any Error) -> Page {
    let message = String(describing: error)
    services.warn("page \"\(context.descriptor.title)\": \(message)")
    let id = context.descriptor.id
    return ErrorPage(context: context, message: message) { [weak self] in self?.retry(id) }
  }

  /// Makes the page of an error page anew, in its slot.
  private func retry(_ id: PageID) {
    carryOut { [weak self] in
      guard let self, let slot = self.pages.slots[id] else { return }
      self.exchange(slot, for: self.makePage(self.context(of: slot)))
    }
  }

  /// Puts another page in the slot: the old one gets what it lacks to be disappeared, the new one
  /// what it lacks to be where the old one was.
  ///
  /// With `keepsState` the new page goes on from where the old one was.
  func exchange(_ slot: PageSlot, for page: Page, keepsState: Bool = false) {
    let step = slot.step
    if step == .willAppear || step == .didAppear { send(.willDisappear, to: slot) }
    if slot.isOnItsWay { send(.didDisappear, to: slot) }
    log(.evicted, slot.id)
    stage?.takeFocus(from: slot.container, to: strip)
    if keepsState { slot.renew(with: page) } else { slot.replace(with: page) }
    open(slot)
    guard let step, step != .didDisappear else { return }
    send(.willAppear, to: slot)
    if step != .willAppear { send(step, to: slot) }
  }
}

// MARK: - Memory

extension PagerController {
  /// At rest: lets distant pages go, and asks for a quiet moment to make the neighbours.
  ///
  /// In motion only what is too much by more than the two pages that are seen.
  func keepMemoryBounded() {
    if delivery.hasRemovals { evictRemoved() }
    noteUrgencies()
    guard model.phase == .idle else {
      if pages.slots.count > cache.count + 2 { evict(downTo: cache.count) }
      return
    }
    evict()
    askForPrefetch()
  }

  private func askForPrefetch() {
    prefetch.begin(on: model.target)
    guard cache.prefetches, model.isShown, !prefetch.isAsked else { return }
    guard nextToMake != nil || nextToPaint != nil else { return }
    prefetch.isAsked = true
    stage?.whenIdle { [weak self] in self?.makeNext() }
  }

  /// Makes or paints one page that is about to be needed.
  private func makeNext() {
    prefetch.isAsked = false
    carryOut { [weak self] in
      guard let self, self.model.phase == .idle, self.model.isShown else { return }
      guard let id = self.nextToMake else { return self.paintNext() }
      self.prefetch.tried.insert(id)
      _ = self.liveSlot(id)
    }
  }

  /// Paints one page that is about to be seen: the first frame of a drag has only to copy it.
  private func paintNext() {
    guard let slot = nextToPaint else { return }
    prefetch.painted.insert(slot.id)
    stage?.prepareLayers(of: slot.container)
  }

  private var nextToPaint: PageSlot? {
    guard stage?.onUpcomingLayers != nil, let target = model.targetIndex else { return nil }
    return [target + 1, target - 1].lazy
      .filter { (0..<self.model.source.count).contains($0) }
      .compactMap { self.pages.slots[self.model.source.identity(at: $0)] }
      .first { !self.prefetch.painted.contains($0.id) && !$0.isPreparing }
  }

  /// The pointer is over a title: its page is made first.
  func hover(overTab index: Int?) {
    guard prefetch.hovered != index else { return }
    prefetch.hovered = index
    if model.phase == .idle { askForPrefetch() }
    noteUrgencies()
  }

  /// The page under the pointer, then the neighbours; each is made once, lest one that the policy
  /// does not keep is made again and again.
  private var nextToMake: PageID? {
    guard let target = model.targetIndex, pages.slots.count < cache.count else { return nil }
    let neighbours = [target + 1, target - 1].filter { abs($0 - target) <= cache.radius }
    let wanted = (prefetch.hovered.map { [$0] } ?? []) + neighbours
    return wanted.lazy
      .filter { (0..<self.model.source.count).contains($0) }
      .map(model.source.identity(at:))
      .first { self.pages.slots[$0] == nil && !self.prefetch.tried.contains($0) }
  }

  /// Lets go the pages that the policy does not keep, the most distant first.
  private func evict() {
    for (id, distance) in candidates {
      let isOver = pages.slots.count > cache.count || cost > cache.cost
      if distance > cache.radius || isOver { drop(id, keepsState: true) }
    }
  }

  /// Lets go pages that are not ready and that the person left: they are made again when they are
  /// about to be needed again.
  func stopUnwantedPreparations() {
    guard pages.slots.values.contains(where: \.isPreparing) else { return }
    for (id, _) in candidates where pages.slots[id]?.isPreparing == true && urgency(of: id) == 0 {
      prefetch.tried.remove(id)
      drop(id, keepsState: true)
    }
  }

  private func evict(downTo count: Int) {
    for (id, _) in candidates where pages.slots.count > count { drop(id, keepsState: true) }
  }

  /// Lets go the pages that are in the deck no more; none of their states is kept.
  private func evictRemoved() {
    delivery.hasRemovals = false
    for id in pages.slots.keys where model.source.index(of: id) == nil {
      drop(id, keepsState: false)
    }
  }

  /// The live pages that nobody sees or is about to, the most distant first.
  private var candidates: [(id: PageID, distance: Int)] {
    let seen = Set(model.visiblePages.map(\.id))
    let target = model.targetIndex ?? 0
    func distance(_ id: PageID) -> Int {
      guard let index = model.source.index(of: id) else { return Int.max }
      return index == prefetch.hovered ? 0 : abs(index - target)
    }
    return pages.slots.values
      .filter { !seen.contains($0.id) && $0.id != model.target && !$0.isOnItsWay }
      .map { (id: $0.id, distance: distance($0.id)) }
      .sorted { ($0.distance, $0.id.rawValue) > ($1.distance, $1.id.rawValue) }
  }

  /// Lets go every page; none of their states is kept.
  func dropAllPages() {
    for id in pages.slots.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      drop(id, keepsState: false)
    }
    pages.forgetStates()
  }

  private var cost: Int {
    pages.slots.values.reduce(0) { $0 + $1.cost }
  }

  private func drop(_ id: PageID, keepsState: Bool) {
    guard let slot = pages.slots.removeValue(forKey: id) else { return }
    if keepsState, let state = slot.savedState() { pages.keep(state, of: id) }
    stage?.takeFocus(from: slot.container, to: strip)
    slot.remove()
    log(.evicted, id)
    pages.lastIndices[id] = nil
    slot.page.context.pager = nil
  }
}
