import PagerCore

/// What is known about the pages that are made before they are needed.
struct PagePrefetch {
  /// Whether a quiet moment was asked for.
  var isAsked = false
  /// The title that the pointer is over.
  var hovered: Int?
  /// The pages that were made ahead since this page was selected.
  var tried: Set<PageID> = []
  /// The pages whose layers were painted ahead since this page was selected.
  var painted: Set<PageID> = []
  private var target: PageID?
  private var visible: [PageID] = []
  private var lastHovered: Int?
  private var lastTarget: PageID?

  /// Begins anew if another page is the selected one.
  mutating func begin(on target: PageID?) {
    guard target != self.target else { return }
    self.target = target
    tried = []
    painted = []
  }

  /// Whether other pages are urgent than when this was asked last.
  mutating func urgenciesChanged(target: PageID?, visible pages: [VisiblePage]) -> Bool {
    let isSame =
      target == lastTarget && hovered == lastHovered && visible.elementsEqual(pages.lazy.map(\.id))
    guard !isSame else { return false }
    (lastTarget, lastHovered, visible) = (target, hovered, pages.map(\.id))
    return true
  }
}
