import PagerCore

extension PagerController {
  /// Does `work` now, or after the event that is being sent and what was asked for before; of hooks
  /// that ask for each other in a circle the rest is refused.
  func carryOut(
    _ work: @escaping @MainActor () -> Void, orElse refuse: @escaping @MainActor () -> Void = {}
  ) {
    delivery.queue.append(PagerDeed(perform: work, refuse: refuse))
    update()
  }

  /// Sends all that happened, and carries out what was asked for; the events of one piece of work
  /// are sent before the next is begun.
  func deliverEvents() {
    while true {
      let events = model.takeEvents()
      for event in events { send(event) }
      guard events.isEmpty else { continue }
      guard !delivery.queue.isEmpty else { return }
      guard delivery.rounds < PagerDelivery.mostRounds else { return refuseRest() }
      delivery.rounds += 1
      delivery.queue.removeFirst().perform()
    }
  }

  private func refuseRest() {
    let rest = delivery.queue
    delivery.queue = []
    for deed in rest { deed.refuse() }
    guard !delivery.hasWarned else { return }
    delivery.hasWarned = true
    services.warn(
      "hooks asked for more \(PagerDelivery.mostRounds) times in a row: the rest was refused")
  }

  private func send(_ event: PagerEvent) {
    switch event {
    case .selected(let id, let index, let reason):
      log(.selected, id, index: index, reason: reason)
      keepFocusOnSelection()
      onSelect?(id, index, reason)
      nameWindow()
    case .reselected(let id, let index):
      log(.reselected, id, index: index)
      pages.slots[id]?.page.scrollToTop()
    case .lifecycle(let step, let id): send(step, to: id)
    case .reloaded: dropAllPages()
    case .selectionEnded(let selection, let outcome):
      delivery.waiting.removeValue(forKey: selection)?.resume(returning: outcome)
    }
  }

  private func send(_ step: LifecycleStep, to id: PageID) {
    guard let slot = step == .willAppear ? liveSlot(id) : pages.slots[id] else { return }
    send(step, to: slot)
  }

  func send(_ step: LifecycleStep, to slot: PageSlot) {
    slot.step = step
    audit(step, of: slot.id)
    log(PagerLogEntry.Event(step), slot.id)
    // What is on the page is told after it that it comes into view, and before it that it is gone.
    if step == .didDisappear { slot.container.isPageSeen = false }
    switch step {
    case .willAppear: slot.page.willAppear()
    case .didAppear: slot.page.didAppear()
    case .willDisappear: slot.page.willDisappear()
    case .didDisappear: slot.page.didDisappear()
    }
    if step == .willAppear { slot.container.isPageSeen = true }
  }

  func log(
    _ event: PagerLogEntry.Event, _ id: PageID, index: Int? = nil, reason: SelectionReason? = nil
  ) {
    let index = index ?? model.source.index(of: id) ?? pages.lastIndices[id] ?? 0
    onLog?(PagerLogEntry(event, page: index, id: id, reason: reason, time: now))
  }

  /// Calls the window by the selected page's title.
  func nameWindow() {
    guard let index = model.targetIndex, parent == nil else { return }
    let title = model.source.title(at: index)
    stage?.title = name.map { "\($0) — \(title)" } ?? title
  }
}
