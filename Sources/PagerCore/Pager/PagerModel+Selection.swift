import PagerMotion

extension PagerModel {
  /// Selects the page at `index` and starts on the way to it, from the position and speed of now;
  /// a drag that is held ends with it.
  ///
  /// Returns the number under which `selectionEnded` will tell its outcome, or nothing for an index
  /// that has no page: then nothing changes.
  @discardableResult
  public mutating func select(
    _ index: Int, jump: JumpPolicy = .adjacent, animated: Bool = true,
    reason: SelectionReason = .program, at time: Double
  ) -> Int? {
    step(to: time)
    guard (0..<source.count).contains(index) else { return nil }
    lastSelection += 1
    let wasDragging = phase == .dragging
    let isAtOnce = !animated || jump == .instant
    leaveFade(for: index)
    let isNew = setTarget(index, reason: reason)
    pendingSelections.append(lastSelection)
    if isNew || wasDragging || isAtOnce && phase != .idle {
      go(to: index, jump: jump, isAtOnce: isAtOnce)
    }
    if !isNew, let target { reselect(target, at: index) }
    return lastSelection
  }

  /// The index that a turn by `pages` selects, counted from the selected page and clamped to the
  /// pages there are; nothing when that changes nothing.
  ///
  /// A repeated turn waits until 95 % of the way of the last one is done.
  public func turnIndex(by pages: Int, isRepeat: Bool) -> Int? {
    guard let targetIndex, !isRepeat || fractionDone >= 0.95 else { return nil }
    let last = source.count - 1
    let (sum, overflows) = targetIndex.addingReportingOverflow(pages)
    let index = overflows ? (pages > 0 ? last : 0) : min(max(sum, 0), last)
    return index == targetIndex ? nil : index
  }
}

extension PagerModel {
  private mutating func reselect(_ page: PageID, at index: Int) {
    events.append(.reselected(page, index: index))
    if phase == .idle { endPendingSelections(.settled) }
  }

  private var fractionDone: Double {
    switch travel {
    case .rest, .drag: 1
    case .snap(let snap): snap.motion.fractionDone(at: time - snap.start)
    case .fade(let fade): fadeProgress(fade)
    }
  }

  private mutating func go(to index: Int, jump: JumpPolicy, isAtOnce: Bool) {
    let speed = velocity
    if isShown, let target {
      lifecycle.decide(on: target)
      sendLifecycle()
    }
    guard !isAtOnce, isShown, viewportWidth > 0, !settings.reducesMotion else { return finish() }
    if jump == .fade, isFar(index) { return fade() }
    let slot = jump == .through && route.isDeck ? index : place(index)
    snap(to: slot, velocity: speed, response: settings.tapResponse)
  }

  /// Goes to the target in place of the page that is seen most.
  private mutating func fade() {
    guard let index = currentIndex, let targetIndex, index != targetIndex else { return finish() }
    route = Route(deckCount: source.count)
    position = Double(targetIndex)
    travel = .fade(
      Travel.Fade(from: stop(atIndex: index), start: time))
    updateVisibility()
  }

  /// Ends a fade on the page that is seen most, so that another one can begin there; a selection of
  /// the page that it goes to anyway leaves it alone.
  private mutating func leaveFade(for index: Int) {
    guard case .fade(let fade) = travel, index != targetIndex else { return }
    if fadeProgress(fade) < 0.5 { position = Double(fade.from.index) }
    travel = .rest
  }

  private func isFar(_ index: Int) -> Bool {
    let visible = visiblePages.map(\.index)
    return !visible.contains { abs($0 - index) <= 1 }
  }

  /// Puts the page at `index` on the route if it is not yet there, without moving a page that is
  /// seen, and returns its slot: next to the visible page that is nearest in the deck.
  mutating func place(_ index: Int) -> Int {
    guard let visible = visibleSlots else { return index }
    let stops = visible.compactMap { slot in route.index(atSlot: slot).map { (slot, $0) } }
    if let seen = stops.first(where: { $0.1 == index }) { return seen.0 }
    if route.isDeck, stops.contains(where: { abs($0.1 - index) <= 1 }) { return index }
    return detour(to: index, from: stops)
  }

  private mutating func detour(to index: Int, from visible: [(slot: Int, index: Int)]) -> Int {
    guard let left = visible.first, let right = visible.last else { return index }
    let isLeft = isLeft(index, of: (left.index, right.index))
    // A page in the gap is not seen, but the position must stay on the route.
    let kept =
      isLeft
      ? left.slot...max(right.slot, slotsAround.upperBound)
      : min(left.slot, slotsAround.lowerBound)...right.slot
    var stops = kept.compactMap { route.index(atSlot: $0).map(stop(atIndex:)) }
    stops.insert(stop(atIndex: index), at: isLeft ? 0 : stops.count)
    let first = isLeft ? kept.lowerBound - 1 : kept.lowerBound
    let lead = lead(isLeft: isLeft, kept: kept)
    route = Route(stops: stops, first: first, deckCount: source.count)
    route.lead = lead
    return isLeft ? left.slot - 1 : right.slot + 1
  }

  /// The place behind the route's end from which the strip goes on when a page is put there, or
  /// that from which it still does.
  private func lead(isLeft: Bool, kept: ClosedRange<Int>) -> Route.Lead? {
    let way = overscroll
    if way != 0, (way < 0) == isLeft {
      return Route.Lead(slot: isLeft ? kept.lowerBound : kept.upperBound, way: way)
    }
    return route.lead.flatMap { lead in
      let other = lead.slot + (lead.way < 0 ? -1 : 1)
      return kept.contains(lead.slot) && kept.contains(other) ? lead : nil
    }
  }

  /// Whether a page is put left of the visible ones: on the side of the one that is nearest in the
  /// deck; of two that are as near, on the side to which the pages go.
  private func isLeft(_ index: Int, of visible: (left: Int, right: Int)) -> Bool {
    guard visible.left != visible.right else { return index < visible.left }
    let toLeft = abs(visible.left - index)
    let toRight = abs(visible.right - index)
    return toLeft == toRight ? velocity < 0 : toLeft < toRight
  }

  private func stop(atIndex index: Int) -> Route.Stop {
    Route.Stop(id: source.identity(at: index), index: index)
  }
}
