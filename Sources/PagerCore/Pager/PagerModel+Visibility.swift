extension PagerModel {
  /// The pages that are seen now, at most two, from left to right (in a fade: the one that goes,
  /// then the target over it).
  ///
  /// A page counts from its first device pixel on. Without pages none.
  public var visiblePages: [VisiblePage] {
    if case .fade(let fade) = travel, let target, let targetIndex {
      return [
        VisiblePage(id: fade.from.id, index: fade.from.index, offset: 0),
        VisiblePage(id: target, index: targetIndex, offset: 0, opacity: fadeProgress(fade)),
      ]
    }
    guard let slots = visibleSlots else { return [] }
    return slots.compactMap { slot in
      route.index(atSlot: slot).map {
        VisiblePage(
          id: source.identity(at: $0), index: $0, offset: Double(slot) - position)
      }
    }
  }

  /// The slots whose pages are seen; nothing without pages.
  var visibleSlots: ClosedRange<Int>? {
    guard let limits = route.limits else { return nil }
    let place = min(max(position, limits.lowerBound), limits.upperBound)
    let slot = Int(place.rounded(.down))
    let passed = place - Double(slot)
    guard slot < route.slots.upperBound - 1 else { return slot...slot }
    let showsNext = pixels(1 - passed) < viewportPixels
    let showsThis = pixels(passed) < viewportPixels
    switch (showsThis, showsNext) {
    case (true, true): return slot...slot + 1
    case (true, false): return slot...slot
    case (false, true): return slot + 1...slot + 1
    case (false, false): return nearestSlot.map { $0...$0 }
    }
  }

  /// The slots next to the position, seen or not: one exactly on a page and beyond an end.
  var slotsAround: ClosedRange<Int> {
    guard let limits = route.limits else { return 0...0 }
    let place = min(max(position, limits.lowerBound), limits.upperBound)
    return Int(place.rounded(.down))...Int(place.rounded(.up))
  }

  /// Tells which pages came into view or went out of sight.
  mutating func updateVisibility() {
    guard isShown, let target else { return }
    if case .rest = travel { return }
    let isDecided = phase != .dragging
    lifecycle.show(visiblePages.map(\.id), target: isDecided ? target : nil)
    sendLifecycle()
  }

  private func pixels(_ pages: Double) -> Double {
    (pages * pixelPitch).rounded()
  }

  private var viewportPixels: Double {
    (knownWidth * pixelScale).rounded()
  }
}
