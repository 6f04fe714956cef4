extension PagerModel {
  /// What is wrong with the state, one sentence each; none when all is well.
  ///
  /// Tests and debug builds call it after each step.
  public func brokenInvariants() -> [String] {
    var faults: [String] = []
    func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
      if !holds { faults.append(sentence()) }
    }
    expect(position.isFinite && velocity.isFinite, "position \(position) is no number")
    expect((target == nil) == (source.count == 0), "target \(String(describing: target))")
    expect(targetIndex.map(source.identity(at:)) == target, "the target is not at its index")
    expect(visiblePages.count <= 2, "\(visiblePages.count) pages are visible")
    expect(source.count == 0 || !visiblePages.isEmpty, "no page is visible")
    for page in visiblePages {
      expect(source.index(of: page.id) == page.index, "\(page.id) is visible at a wrong index")
    }
    if phase == .idle {
      expect(route.isDeck, "a detour at rest")
      expect(position == Double(targetIndex ?? 0), "at rest at \(position), not on the target")
      expect(settled == target, "at rest, but settled on \(String(describing: settled))")
      expect(pendingSelections.isEmpty, "at rest, but selections wait")
    }
    for stop in route.stops {
      let isSame = stop.index < source.count && source.identity(at: stop.index) == stop.id
      expect(isSame, "\(stop.id) is on the route at a wrong index")
    }
    if !allowsOverscroll, let limits = route.limits {
      expect(limits.contains(position), "position \(position) is beyond an end")
    }
    let gone = Set(lifecycle.livePages).subtracting(nearPages)
    expect(gone.isEmpty, "\(gone) are out of sight, but have not disappeared")
    return faults
  }

  /// The pages that may be alive: the visible ones, the target, and those that a resize made too
  /// narrow to be seen, which tells them nothing.
  private var nearPages: Set<PageID> {
    var pages = Set(visiblePages.map(\.id))
    if let target { pages.insert(target) }
    for slot in slotsAround {
      if let index = route.index(atSlot: slot) { pages.insert(source.identity(at: index)) }
    }
    return pages
  }
}
