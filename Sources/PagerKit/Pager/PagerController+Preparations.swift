public import PagerCore

extension PagerController {
  /// Told of each page that is ready to be seen now, or in whose place an error page comes now.
  ///
  /// Slow work ends at times that no event tells: a recording has to.
  public var onPrepared: ((_ id: PageID) -> Void)? {
    get { preparations.onEnd }
    set { preparations.onEnd = newValue }
  }

  /// Whether pages whose slow work is done wait for ``endPreparation(of:)-(PageID)``, as in a
  /// replay, which knows when they were ready; `false` lets go those that wait.
  public var holdsPreparedPages: Bool {
    get { preparations.waitForCall }
    set {
      preparations.waitForCall = newValue
      guard !newValue else { return }
      for slot in pages.slots.values where slot.isWorkDone { endPreparation(of: slot) }
    }
  }

  /// Whether the slow work of this live page is done, though it need not be shown yet.
  public func isPrepared(_ id: PageID) -> Bool { pages.slots[id]?.isWorkDone == true }

  /// Shows the page whose slow work is done; `false` if there is no such page.
  @discardableResult
  public func endPreparation(of id: PageID) -> Bool {
    guard let slot = pages.slots[id], slot.isWorkDone else { return false }
    endPreparation(of: slot)
    return true
  }

  func endPreparation(of slot: PageSlot) {
    preparations.onEnd?(slot.id)
    guard let error = slot.workError else { return slot.endPreparation() }
    carryOut { [weak self, weak slot] in
      guard let self, let slot, self.pages.slots[slot.id] === slot else { return }
      self.exchange(slot, for: self.errorPage(for: self.context(of: slot), error))
    }
  }
}
