import PagerCore
import PagerGraphics

/// A live page and the layer in which it is shown.
@MainActor
final class PageSlot {
  let id: PageID
  /// The layer; as large as the page area.
  let container = PageContainer()
  private(set) var page: Page
  /// The state that the page was left in, if it was here before.
  private(set) var restored: (any Codable & Sendable)?
  /// The last step in the page's life that was sent to it.
  var step: LifecycleStep?
  private var placeholder: PlaceholderView?
  /// The page in whose place the present one came: what it showed is seen until that is ready.
  private var predecessor: Page?
  /// Lies over the view of the predecessor, which takes no input any more.
  private let cover = View()
  private var preparation: Task<Void, Never>?
  /// Whether the page's slow work is done, though the page need not be shown yet.
  private(set) var isWorkDone = false
  /// What the slow work threw.
  var workError: (any Error)?
  private var fraction = 0.0

  init(id: PageID, page: Page, restored: (any Codable & Sendable)? = nil) {
    self.id = id
    self.page = page
    self.restored = restored
    container.hasLayer = true
    container.isHidden = true
  }

  /// Makes the page's view and shows it; tells whether it was made now.
  func load() -> Bool {
    let isNew = page.loadViewIfNeeded()
    guard page.view.parent == nil else { return isNew }
    if predecessor == nil { container.background = page.background }
    container.addSubview(page.view)
    fit(container.frame.size)
    return isNew
  }

  /// Puts another page in the slot, whose view is not loaded yet; what the page `predecessor` shows
  /// is seen until that is ready.
  func replace(with page: Page, after predecessor: Page? = nil) {
    endPreparation()
    self.page.context.pager = nil
    if self.page !== predecessor { self.page.view.removeFromParent() }
    self.page = page
    self.predecessor = predecessor
    container.relic = predecessor?.view
    step = nil
    container.isPageSeen = false
  }

  /// Puts a page of the same content in the slot, which goes on from the state of the old one.
  func renew(with page: Page) {
    restored = savedState()
    let shown = isPreparing ? predecessor : self.page
    // A page that was to come in its place does not take it along.
    predecessor = nil
    replace(with: page, after: shown is ErrorPage ? nil : shown)
  }

  /// How many bytes the page holds, and the one that is seen in its place.
  var cost: Int { page.cost + (predecessor?.cost ?? 0) }

  /// Whether the page is not out of sight for good: it lacks a step to be.
  var isOnItsWay: Bool { step != nil && step != .didDisappear }

  /// What must be kept of the page; an error page keeps what was left by the page in whose place it
  /// stands, one that is not ready what it was to begin with.
  func savedState() -> (any Codable & Sendable)? {
    page is ErrorPage || isPreparing ? restored : page.saveState()
  }

  /// Places the page at `x` points in an area of `size`.
  func place(atX x: Double, size: Size) {
    container.isHidden = false
    container.frame = Rect(origin: Point(x: x, y: 0), size: size)
    fit(size)
  }

  /// Tells the page how much of it is seen.
  func show(fraction: Double) {
    guard fraction != self.fraction else { return }
    self.fraction = fraction
    page.visibilityDidChange(fraction)
  }

  /// The colours of everything changed.
  func themeDidChange() {
    for page in [predecessor, page] { page?.themeDidChange() }
    container.background = (predecessor ?? page).background
  }

  /// Nothing of the page is seen.
  func hide() {
    container.isHidden = true
    show(fraction: 0)
  }

  /// Takes the page out of the window.
  func remove() {
    endPreparation()
    container.removeFromParent()
  }

  private func fit(_ size: Size) {
    let frame = Rect(origin: .zero, size: size)
    guard page.view.frame != frame else { return }
    for view in [placeholder, cover, predecessor?.view] { view?.frame = frame }
    page.view.frame = frame
    page.layout(in: size)
  }
}

// MARK: - Preparation

extension PageSlot {
  /// Starts the page's slow work, if it has some; `ended` is told when it is done, or what it
  /// threw.
  func prepare(ended: @escaping ((any Error)?) -> Void) {
    guard page.needsPreparation else { return dropPredecessor() }
    guard preparation == nil else { return }
    if predecessor == nil { showPlaceholder() } else { coverPredecessor() }
    let page = page
    preparation = Task { [weak self] in
      do {
        try await page.prepare()
        self?.workEnded(nil, ended)
      } catch {
        self?.workEnded(error, ended)
      }
    }
  }

  /// Whether the page is not ready to be seen yet.
  var isPreparing: Bool { preparation != nil }

  private func workEnded(_ error: (any Error)?, _ ended: ((any Error)?) -> Void) {
    guard !Task.isCancelled else { return }
    isWorkDone = true
    ended(error)
  }

  private func showPlaceholder() {
    let view = PlaceholderView(title: page.title)
    view.frame = Rect(origin: .zero, size: container.frame.size)
    placeholder = view
    view.progress = page.progress
    page.progressDidChange = { [weak view] in view?.progress = $0 }
    page.view.isHidden = true
    container.addSubview(view)
  }

  /// Shows the page in place of what stood for it.
  func endPreparation() {
    preparation?.cancel()
    preparation = nil
    isWorkDone = false
    workError = nil
    page.progressDidChange = nil
    placeholder?.removeFromParent()
    placeholder = nil
    dropPredecessor()
    page.view.isHidden = false
  }

  private func coverPredecessor() {
    page.view.isHidden = true
    container.addSubview(cover)
  }

  private func dropPredecessor() {
    cover.removeFromParent()
    guard let old = predecessor else { return }
    old.view.removeFromParent()
    predecessor = nil
    container.relic = nil
    container.background = page.background
  }
}
