import PagerCore
import PagerGraphics

extension PagerController {
  /// Puts the visible pages where they are now, and hides the others.
  func placePages() {
    let visible = model.visiblePages
    let size = area.bounds.size
    for (id, slot) in pages.slots where !visible.contains(where: { $0.id == id }) { slot.hide() }
    for page in visible {
      guard let slot = liveSlot(page.id) else { continue }
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

  /// The live page `id`, made now if need be; nothing if the deck has no such page.
  func liveSlot(_ id: PageID) -> PageSlot? {
    if let slot = pages.slots[id] { return slot }
    guard let index = model.source.index(of: id) else { return nil }
    let context = PageContext(
      descriptor: model.source.descriptor(at: index), services: services, pager: self)
    let slot = PageSlot(id: id, page: makePage(context))
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
    if let state = pages.takeState(of: slot.id) { slot.page.restoreState(state) }
    slot.prepare { [weak self, weak slot] error in
      guard let self, let slot else { return }
      slot.replace(with: self.errorPage(for: slot.page.context, error))
    }
  }

  private func makePage(_ context: PageContext) -> Page {
    do {
      return try registry.makePage(for: context)
    } catch {
      return errorPage(for: context, error)
    }
  }

  private func errorPage(for context: PageContext, _ error: any Error) -> Page {
    let message = String(describing: error)
    services.warn("page \"\(context.descriptor.title)\": \(message)")
    let id = context.descriptor.id
    return ErrorPage(context: context, message: message) { [weak self] in self?.retry(id) }
  }

  /// Makes the page of an error page anew, in its slot.
  private func retry(_ id: PageID) {
    guard let slot = pages.slots[id] else { return }
    slot.replace(with: makePage(slot.page.context))
    open(slot)
  }
}

// MARK: - Memory

extension PagerController {
  /// At rest: lets distant pages go, and asks for a quiet moment to make the neighbours.
  func whenAtRest() {
    evict()
    guard cache.prefetches, model.isShown, !isPrefetchAsked, nextNeighbour != nil else { return }
    isPrefetchAsked = true
    stage?.whenIdle { [weak self] in self?.prefetch() }
  }

  /// Makes one page that is about to be needed.
  private func prefetch() {
    isPrefetchAsked = false
    guard model.phase == .idle, model.isShown, let id = nextNeighbour else { return }
    _ = liveSlot(id)
    update()
  }

  private var nextNeighbour: PageID? {
    guard let target = model.targetIndex else { return nil }
    let neighbours = [target + 1, target - 1].filter((0..<model.source.count).contains)
    return neighbours.lazy
      .filter { abs($0 - target) <= self.cache.radius }
      .map(model.source.identity(at:))
      .first { self.pages.slots[$0] == nil && self.pages.slots.count < self.cache.count }
  }

  /// Lets go the pages that the policy does not keep, the most distant first.
  func evict() {
    let seen = Set(model.visiblePages.map(\.id) + (model.target.map { [$0] } ?? []))
    let target = model.targetIndex ?? 0
    func distance(_ id: PageID) -> Int {
      model.source.index(of: id).map { abs($0 - target) } ?? Int.max
    }
    let candidates = pages.slots.keys.filter { !seen.contains($0) }
      .map { (id: $0, distance: distance($0)) }
      .sorted { ($0.distance, $0.id.rawValue) > ($1.distance, $1.id.rawValue) }
    for (id, distance) in candidates {
      let isOver = pages.slots.count > cache.count || cost > cache.cost
      if distance > cache.radius || isOver { drop(id, keepsState: distance != Int.max) }
    }
  }

  /// Lets go a page that is in the deck no more.
  func evict(removed id: PageID) {
    drop(id, keepsState: false)
  }

  /// Lets go every page; none of their states is kept.
  func dropAllPages() {
    for id in pages.slots.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      drop(id, keepsState: false)
    }
  }

  private var cost: Int {
    pages.slots.values.reduce(0) { $0 + $1.page.cost }
  }

  private func drop(_ id: PageID, keepsState: Bool) {
    guard let slot = pages.slots.removeValue(forKey: id) else { return }
    if keepsState, let state = slot.page.saveState() { pages.keep(state, of: id) }
    slot.remove()
    log(.evicted, id)
    pages.lastIndices[id] = nil
  }
}
