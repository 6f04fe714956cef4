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
    if !settings.bounces, let limits = route.limits {
      expect(limits.contains(position), "position \(position) is beyond an end")
    }
    let seen = Set(visiblePages.map(\.id) + (target.map { [$0] } ?? []))
    expect(Set(lifecycle.livePages).isSubset(of: seen), "a page out of sight has not disappeared")
    return faults
  }
}
