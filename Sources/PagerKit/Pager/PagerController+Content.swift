public import PagerCore

extension PagerController {
  /// How soon a person needs the page `id`: 4 for the selected page, 3 for another one that is
  /// seen, 2 for the one whose title is under the pointer, 1 for a neighbour, 0 for every other.
  public func urgency(of id: PageID) -> Int {
    guard let index = model.source.index(of: id) else { return 0 }
    if id == model.target { return 4 }
    if model.visiblePages.contains(where: { $0.id == id }) { return 3 }
    if prefetch.hovered == index { return 2 }
    return model.targetIndex.map { abs($0 - index) == 1 ? 1 : 0 } ?? 0
  }

  /// Takes over that other pages are urgent now: those that nobody waits for any more and that are
  /// not ready are let go, and what does the work of the others is told.
  func noteUrgencies() {
    guard prefetch.urgenciesChanged(target: model.target, visible: model.visiblePages) else {
      return
    }
    stopUnwantedPreparations()
    services.urgenciesDidChange()
  }

  /// Tells the live pages whose descriptors fulfil a condition that what they show is another now.
  ///
  /// A page that does not take it over is made anew in its place, where it was left. Pages that do
  /// not live need not be told: they are made of what is there by then.
  public func contentDidChange(where isAffected: @escaping (PageDescriptor) -> Bool) {
    carryOut { [weak self] in
      guard let self else { return }
      for slot in self.pages.slots.values where isAffected(slot.page.context.descriptor) {
        if !slot.page.contentDidChange() { self.remake(slot) }
      }
    }
  }

  /// Hands the live pages what `source` says of them; those of which it says another type or other
  /// parameters are told, or made anew.
  func updateDescriptors(from source: any PageSource) {
    var changed: Set<PageID> = []
    for (id, slot) in pages.slots {
      guard let index = source.index(of: id) else { continue }
      let (old, new) = (slot.page.context.descriptor, source.descriptor(at: index))
      slot.page.context.descriptor = new
      if old.type != new.type {
        remakeLater(id)
      } else if old.parameters != new.parameters {
        changed.insert(id)
      }
    }
    if !changed.isEmpty { contentDidChange { changed.contains($0.id) } }
  }

  private func remakeLater(_ id: PageID) {
    carryOut { [weak self] in
      guard let self, let slot = self.pages.slots[id] else { return }
      self.remake(slot)
    }
  }

  private func remake(_ slot: PageSlot) {
    exchange(slot, for: makePage(context(of: slot)), keepsState: true)
  }
}
