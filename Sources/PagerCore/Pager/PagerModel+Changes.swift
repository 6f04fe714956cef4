import PagerMotion

extension PagerModel {
  /// Takes over changed pages.
  ///
  /// Pages are the same when their identities are. The visible page and the fractional position
  /// stay where they are seen, in a drag and in motion too; if the selected page is gone, the next
  /// one in order takes its place, else the previous.
  public mutating func apply(_ newSource: any PageSource, at time: Double) {
    step(to: time)
    let scene = scene
    let old = source
    source = newSource
    guard source.count > 0 else { return becomeEmpty() }
    let isReplaced = keepTarget(from: old)
    if case .rest = travel { return restAnew(isReplaced: isReplaced) }
    if case .fade = travel { return finish() }
    keepInPlace(scene)
    goOn(from: scene)
  }

  /// Takes over `newSource` and makes every page anew: a drag or motion is given up, the selected
  /// identity is kept, else the nearest index.
  public mutating func reload(_ newSource: any PageSource, at time: Double) {
    step(to: time)
    travel = .rest
    lifecycle.hideAll()
    sendLifecycle()
    events.append(.reloaded)
    source = newSource
    guard source.count > 0 else { return becomeEmpty() }
    let kept = target.flatMap(source.index(of:))
    if kept == nil { endPendingSelections(.gone) }
    setTarget(kept ?? min(targetIndex ?? 0, source.count - 1), reason: .change)
    finish()
  }
}

extension PagerModel {
  /// What is seen before the pages change.
  private struct Scene {
    var pages: [(slot: Int, id: PageID)]
    var nearestSlot: Int
    var velocity: Double
    /// Whether the motion passes all pages on the way to its target.
    var isPassing: Bool
  }

  private var scene: Scene {
    let slots = visibleSlots ?? 0...0
    let pages = slots.compactMap { slot in
      route.index(atSlot: slot).map { (slot: slot, id: source.identity(at: $0)) }
    }
    var isPassing = false
    if case .snap(let snap) = travel, route.isDeck {
      isPassing = !(slots.lowerBound - 1...slots.upperBound + 1).contains(Int(snap.motion.target))
    }
    return Scene(
      pages: pages, nearestSlot: nearestSlot ?? 0, velocity: velocity, isPassing: isPassing)
  }

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
    // Of both sources the shorter one is gone through: the other may have no end to speak of.
    let left =
      old.count <= source.count
      ? replacement(of: gone, through: old) : replacement(of: gone, in: old)
    return left ?? min(gone, source.count - 1)
  }

  private func replacement(of gone: Int, through old: any PageSource) -> Int? {
    let after = (gone + 1..<max(old.count, gone + 1)).lazy
    let before = (0..<gone).reversed().lazy
    return after.compactMap { source.index(of: old.identity(at: $0)) }.first
      ?? before.compactMap { source.index(of: old.identity(at: $0)) }.first
  }

  private func replacement(of gone: Int, in old: any PageSource) -> Int? {
    let stayed = (0..<source.count).lazy.compactMap { [source] index in
      old.index(of: source.identity(at: index)).map { (new: index, old: $0) }
    }
    let next = stayed.filter { $0.old > gone }.min { $0.old < $1.old }
    return (next ?? stayed.max { $0.old < $1.old })?.new
  }

  private mutating func restAnew(isReplaced: Bool) {
    guard isReplaced, isShown, let target else { return finish() }
    lifecycle.decide(on: target)
    finish()
  }

  /// Keeps the visible pages that are left in their places; if none is, the target takes the place
  /// of the nearest one.
  private mutating func keepInPlace(_ scene: Scene) {
    var stops = scene.pages.compactMap { page in
      source.index(of: page.id).map { (slot: page.slot, stop: Route.Stop(id: page.id, index: $0)) }
    }
    if stops.isEmpty, let target, let targetIndex {
      stops = [(slot: scene.nearestSlot, stop: Route.Stop(id: target, index: targetIndex))]
    }
    guard let first = stops.first, let last = stops.last else { return }
    if last.stop.index - first.stop.index == last.slot - first.slot {
      route = Route(deckCount: source.count)
      position = bounded(position + Double(first.stop.index - first.slot))
    } else {
      route = Route(stops: stops.map(\.stop), first: first.slot, deckCount: source.count)
    }
  }

  private mutating func goOn(from scene: Scene) {
    guard case .snap(let snap) = travel, let targetIndex else {
      reanchorDrag()
      return updateVisibility()
    }
    let slot = scene.isPassing && route.isDeck ? targetIndex : place(targetIndex)
    if isShown, let target {
      lifecycle.decide(on: target)
      sendLifecycle()
    }
    self.snap(to: slot, velocity: scene.velocity, response: snap.response)
  }
}
