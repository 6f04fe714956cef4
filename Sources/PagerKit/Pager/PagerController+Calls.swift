public import PagerCore

extension PagerController {
  /// Selects the page at `index` and waits until that ended, one way or another; an index that has
  /// no page is `gone` at once.
  @discardableResult
  public func select(
    _ index: Int, jump: JumpPolicy? = nil, animated: Bool = true
  ) async -> SelectionOutcome {
    await withCheckedContinuation { waiting in
      carryOut(
        { [weak self] in
          guard let self else { return waiting.resume(returning: .gone) }
          self.select(
            index, jump: jump ?? self.jump, animated: animated, reason: .program, waiting: waiting)
        }, orElse: { waiting.resume(returning: .refused) })
    }
  }

  /// Selects the page at `index` without waiting.
  public func go(to index: Int, jump: JumpPolicy? = nil, animated: Bool = true) {
    carryOut { [weak self] in
      guard let self else { return }
      self.select(index, jump: jump ?? self.jump, animated: animated, reason: .program)
    }
  }

  /// Turns so many pages on, counted from the selected one; back when negative.
  public func turnPage(by count: Int) {
    turn(by: count, reason: .program)
  }

  /// Holds the pages at `position`, in pages from the first one, as if a hand had dragged them
  /// there and not let go: for pictures.
  ///
  /// A whole number is a rest on that page, one beyond the pages is clamped to them, one that is no
  /// finite number is refused. The pager must have its size.
  public func show(position: Double) {
    guard model.source.count > 0, position.isFinite else { return }
    let place = min(max(position, 0), Double(model.source.count - 1))
    let index = Int(place.rounded())
    if index != target { go(to: index, jump: .instant, animated: false) }
    guard place != Double(index) else { return }
    carryOut { [weak self] in
      guard let self else { return }
      self.model.beginDrag(reason: .program, at: self.now)
      self.model.drag(by: (Double(index) - place) * self.model.pitch, at: self.now)
    }
  }

  /// Takes over changed pages, matched by identity.
  ///
  /// The visible page and the position stay where they are on the screen, in a drag and in motion
  /// too.
  public func apply(_ source: any PageSource) {
    carryOut { [weak self] in self?.change(to: source) }
  }

  /// Makes everything anew, of `source` or of the pages there are: a drag is cancelled, the
  /// selected identity is kept, else the nearest index.
  public func reload(_ source: (any PageSource)? = nil) {
    carryOut { [weak self] in
      guard let self else { return }
      self.model.reload(source ?? self.model.source, at: self.now)
      self.configureStrip()
    }
  }
}

extension PagerController {
  /// A title was tapped.
  func tap(_ index: Int) {
    carryOut { [weak self] in
      guard let self else { return }
      self.select(index, jump: self.jump, reason: .tap)
    }
  }

  /// Turns so many pages, counted from the selected one.
  func turn(by count: Int, isRepeat: Bool = false, reason: SelectionReason) {
    carryOut { [weak self] in
      guard let self else { return }
      self.catchUp(to: self.now)
      guard let index = self.model.turnIndex(by: count, isRepeat: isRepeat) else { return }
      self.select(index, jump: self.jump, reason: reason)
    }
  }

  func select(
    _ index: Int, jump: JumpPolicy, animated: Bool = true, reason: SelectionReason,
    waiting: CheckedContinuation<SelectionOutcome, Never>? = nil
  ) {
    guard (0..<model.source.count).contains(index) else {
      waiting?.resume(returning: .gone)
      return
    }
    guard shouldSelect?(index, reason) ?? true else {
      log(.refused, model.source.identity(at: index), index: index, reason: reason)
      waiting?.resume(returning: .refused)
      return
    }
    catchUp(to: now)
    strip.resumeFollowing()
    let selection = model.select(
      index, jump: jump, animated: animated, reason: reason, at: now)
    guard let waiting else { return }
    guard let selection else { return waiting.resume(returning: .gone) }
    delivery.waiting[selection] = waiting
  }

  private func change(to source: any PageSource) {
    for id in pages.slots.keys { pages.lastIndices[id] = model.source.index(of: id) }
    model.apply(source, at: now)
    updateDescriptors(from: source)
    configureStrip()
    nameWindow()
    delivery.hasRemovals = true
  }
}
