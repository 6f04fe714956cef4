import PagerCore

/// What an input may have done to the pages that are seen: a page stays where it is unless the hand
/// moves it or the caller asked for a page at once.
struct WalkChange {
  let before: PagerModel
  let after: PagerModel
  let action: WalkAction

  /// Each page that was swapped, moved or lost, one sentence each.
  var faults: [String] {
    guard before.isShown, after.isShown, !isInFade, before.viewportWidth > 0 else { return [] }
    switch action {
    case .wait: return after.time - before.time <= 0.001 ? moved(by: reach) : []
    case .press where !before.canCatch && !before.route.isDeck: return []
    case .press, .release, .turn, .cancel, .revert: return jumps ? [] : kept(all: true)
    case .select(_, let jump, let animated):
      let isAtOnce = !animated || jump == .fade || jump == .instant || jumps
      return isAtOnce ? [] : kept(all: true)
    case .key: return jumps ? [] : kept(all: true)
    case .apply: return clamps ? [] : kept(all: false)
    case .viewport, .spacing: return moved(by: 1e-9)
    case .bounces, .reducesMotion, .move, .reload, .show: return []
    }
  }

  private var isInFade: Bool {
    before.visiblePages.contains { $0.opacity < 1 }
      || after.visiblePages.contains { $0.opacity < 1 }
  }

  private var jumps: Bool { before.settings.reducesMotion }

  private var clamps: Bool { jumps || !before.settings.bounces }

  /// How far a page may have moved, in pages: what cannot be seen when the motion came to rest.
  private var tolerance: Double {
    guard after.phase == .idle, before.phase != .idle else { return 1e-9 }
    return 0.5 / (before.pitch * before.pixelScale) + 1e-9
  }

  /// How far a motion takes the pages in a thousandth of a second at most.
  private var reach: Double {
    let time = after.time - before.time
    let way = Double(before.source.count + 2) + abs(before.overscroll)
    return abs(before.velocity) * time + 1600 * way * time * time + tolerance
  }

  private func kept(all: Bool) -> [String] {
    let gone = before.visiblePages.filter { page in
      fillsPixel(page) && after.source.index(of: page.id) != nil
        && !after.visiblePages.contains { $0.id == page.id }
    }
    let seen = Set(before.visiblePages.map(\.id))
    let news = after.visiblePages.filter { all && !seen.contains($0.id) && before.overscroll == 0 }
    let strip = all ? stripFaults : []
    return strip + gone.map { "\($0.id) is gone from \($0.offset)" }
      + news.map { "\($0.id) is new" }
      + moved(by: tolerance)
  }

  /// What is wrong with the strip while the two pages that are seen stay the same, or one that is
  /// pulled beyond an end.
  private var stripFaults: [String] {
    guard before.visiblePages.count == 2 || before.overscroll != 0, after.phase != .idle,
      abs(before.stripPosition - after.stripPosition) > 1e-9
    else { return [] }
    return ["the strip moved from \(before.stripPosition) to \(after.stripPosition)"]
  }

  /// Whether a whole device pixel shows the page: one pulled beyond an end is listed with less too.
  private func fillsPixel(_ page: VisiblePage) -> Bool {
    before.viewportWidth - abs(page.offset) * before.pitch >= 1 / before.pixelScale
  }

  private func moved(by distance: Double) -> [String] {
    before.visiblePages.compactMap { page in
      guard let now = after.visiblePages.first(where: { $0.id == page.id }),
        abs(now.offset - page.offset) > distance
      else { return nil }
      return "\(page.id) moved from \(page.offset) to \(now.offset)"
    }
  }
}
