import PagerCore

extension PagerController {
  /// Does `work` now, or after the event that is being sent.
  func carryOut(_ work: @escaping @MainActor () -> Void) {
    guard !delivery.isSending else { return delivery.queue.append(work) }
    work()
    update()
  }

  /// Sends all that happened; what hooks ask for is carried out in between.
  func deliverEvents() {
    guard !delivery.isSending else { return }
    delivery.isSending = true
    defer { delivery.isSending = false }
    var events = model.takeEvents()
    while !events.isEmpty || !delivery.queue.isEmpty {
      for event in events { send(event) }
      let queue = delivery.queue
      delivery.queue.removeAll()
      for work in queue { work() }
      events = model.takeEvents()
    }
  }

  private func send(_ event: PagerEvent) {
    switch event {
    case .selected(let id, let index, let reason):
      log(.selected, id, index: index, reason: reason)
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
    log(PagerLogEntry.Event(step), id)
    switch step {
    case .willAppear: slot.page.willAppear()
    case .didAppear: slot.page.didAppear()
    case .willDisappear: slot.page.willDisappear()
    case .didDisappear: slot.page.didDisappear()
    }
  }

  func log(
    _ event: PagerLogEntry.Event, _ id: PageID, index: Int? = nil, reason: SelectionReason? = nil
  ) {
    let index = index ?? model.source.index(of: id) ?? pages.lastIndices[id] ?? 0
    onLog?(PagerLogEntry(event, page: index, id: id, reason: reason, time: now))
  }

  private func nameWindow() {
    guard let index = model.targetIndex, parent == nil else { return }
    stage?.title = model.source.title(at: index)
  }
}
