extension PagerModel {
  /// Takes over changed pages.
  ///
  /// Pages are the same when their identities are. The visible page and the fractional position
  /// stay where they are seen, in a drag and in motion too; if the selected page is gone, the next
  /// one in order takes its place, else the previous.
  public mutating func apply(_ newSource: any PageSource, at time: Double) {
    step(to: time)
    let speed = velocity
    let visible = visibleSlots.map { slots in
      slots.compactMap { slot in
        route.index(atSlot: slot).map { (slot: slot, id: source.identity(at: $0)) }
      }
    }
    let old = source
    source = newSource
    guard source.count > 0 else { return becomeEmpty() }
    let isReplaced = keepTarget(from: old)
    if case .rest = travel { return restAnew(isReplaced: isReplaced) }
    if case .fade = travel { return finish() }
    keepInPlace(visible ?? [], velocity: speed)
  }

  /// Takes over `newSource` and makes every page anew: a drag is cancelled, the selected identity
  /// is kept, else the nearest index.
  public mutating func reload(_ newSource: any PageSource, at time: Double) {
    step(to: time)
    cancelDrag(at: time)
    finish()
    lifecycle.hideAll()
    sendLifecycle()
    events.append(.reloaded)
    let index = targetIndex
    source = newSource
    guard source.count > 0 else { return becomeEmpty() }
    let kept = target.flatMap(source.index(of:))
    setTarget(kept ?? min(max(index ?? 0, 0), source.count - 1), reason: .change)
    finish()
  }
}

extension PagerModel {
  private mutating func becomeEmpty() {
    travel = .rest
    route = Route(deckCount: 0)
    position = 0
    target = nil
    targetIndex = nil
    settled = nil
    lifecycle.hideAll()
    sendLifecycle()
    endPendingSelections(.gone)
  }

  /// Finds the target among the changed pages, or what takes its place.
  ///
  /// `true` for the latter.
  private mutating func keepTarget(from old: any PageSource) -> Bool {
    if let target, let index = source.index(of: target) {
      targetIndex = index
      return false
    }
    endPendingSelections(.gone)
    setTarget(replacement(from: old), reason: .change)
    return true
  }

  private func replacement(from old: any PageSource) -> Int {
    guard let target, let gone = old.index(of: target) else { return 0 }
    let after = (gone + 1..<max(old.count, gone + 1)).lazy
    let before = (0..<gone).reversed().lazy
    return after.compactMap { source.index(of: old.identity(at: $0)) }.first
      ?? before.compactMap { source.index(of: old.identity(at: $0)) }.first
      ?? min(gone, source.count - 1)
  }

  private mutating func restAnew(isReplaced: Bool) {
    guard isReplaced, isShown, let target else { return finish() }
    lifecycle.decide(on: target)
    finish()
  }

  /// Keeps the visible pages that are left in their places, and goes on from there.
  private mutating func keepInPlace(_ visible: [(slot: Int, id: PageID)], velocity: Double) {
    let stops = visible.compactMap { place in
      source.index(of: place.id).map {
        (slot: place.slot, stop: Route.Stop(id: place.id, index: $0))
      }
    }
    guard let first = stops.first, let last = stops.last else { return finish() }
    if last.stop.index - first.stop.index == last.slot - first.slot {
      route = Route(deckCount: source.count)
      position += Double(first.stop.index - first.slot)
    } else {
      route = Route(stops: stops.map(\.stop), first: first.slot, deckCount: source.count)
    }
    goOn(velocity: velocity)
  }

  private mutating func goOn(velocity: Double) {
    guard case .snap(let snap) = travel, let targetIndex else {
      reanchorDrag()
      return updateVisibility()
    }
    let response = snap.response
    let slot = place(targetIndex)
    if isShown, let target {
      lifecycle.decide(on: target)
      sendLifecycle()
    }
    self.snap(to: slot, velocity: velocity, response: response)
  }
}
