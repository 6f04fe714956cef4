import PagerCore
import PagerGraphics
import PagerMotion

extension PagerController {
  /// Carries out a command; `false` if it is none of the pager's.
  func perform(_ command: PagerCommand, isRepeat: Bool) -> Bool {
    switch command {
    case .turn(let count): turn(by: count, isRepeat: isRepeat, reason: .key)
    case .firstPage: goByKey(to: 0)
    case .lastPage: goByKey(to: model.source.count - 1)
    case .page(let number): goByKey(to: number - 1)
    case .scrollLines, .scrollPages, .scrollToStart, .scrollToEnd, .zoom, .resetZoom, .selectAll,
      .copy:
      return selectedView?.performInTree(command, isRepeat: isRepeat, at: now) ?? false
    case .cancel: return cancelWheel()
    case .nextLook: showNextLook()
    case .showShortcuts, .toggleTheme, .toggleFullScreen, .closeWindow, .quit: return false
    case .focusNext, .focusPrevious, .activate: return false
    }
    return true
  }

  private func showNextLook() {
    guard !looks.isEmpty else { return }
    let place = looks.firstIndex { $0.name == look.name } ?? -1
    look = looks[(place + 1) % looks.count]
  }

  private func goByKey(to index: Int) {
    carryOut { [weak self] in
      guard let self, index != self.model.targetIndex else { return }
      self.select(index, jump: self.jump, reason: .key)
    }
  }

  private var selectedView: View? {
    model.target.flatMap { pages.slots[$0]?.page.view }
  }
}

// MARK: - Drags of the page area

extension PagerController {
  /// Whether a press in the page area catches the pages.
  func catchPages(at time: Double) -> PressCatch {
    catchUp(to: time)
    update()
    return model.canCatch && allowsPaging ? .holds(.horizontal) : .none
  }

  var allowsPaging: Bool {
    guard let target = model.target else { return false }
    return pages.slots[target]?.page.allowsPaging ?? true
  }

  /// Whether a drag of the area would turn to another page.
  var canTurn: Bool { model.source.count > 1 && allowsPaging }

  func pagesDragBegan(_ drag: DragEvent) {
    forgetWheel()
    strip.resumeFollowing()
    model.beginDrag(at: drag.time)
    update()
  }

  func pagesDragMoved(_ drag: DragEvent) {
    model.drag(by: drag.translation, at: drag.time)
    update()
  }

  func pagesDragEnded(_ drag: DragEvent) {
    letGo(at: drag.time) {
      $0.endDrag(velocity: drag.velocity, travel: drag.travel, at: drag.time)
    }
  }

  func pagesDragCancelled(_ drag: DragEvent) {
    letGo(at: drag.time) { $0.cancelDrag(at: drag.time) }
  }

  func pagesDragReverted(_ drag: DragEvent) {
    letGo(at: drag.time) { $0.revertDrag(at: drag.time) }
  }

  /// Ends a drag that is held while the pager goes out of sight.
  func endDragOutOfSight() {
    guard model.phase == .dragging else { return }
    let time = now
    let hide = { (model: inout PagerModel) in model.setShown(false, at: time) }
    // What hides the pager may be a hook: that it is hidden does not wait for what hooks ask for.
    if delivery.isSending { endDrag(at: time, hide) } else { letGo(at: time, hide) }
  }

  private func letGo(at time: Double, _ end: @escaping (inout PagerModel) -> Void) {
    carryOut { [weak self] in self?.endDrag(at: time, end) }
  }

  /// Ends the drag by `end`; on the page that is selected anyway, if the selection that this means
  /// is refused.
  private func endDrag(at time: Double, _ end: (inout PagerModel) -> Void) {
    guard let reason = model.dragReason else { return }
    var ended = model
    end(&ended)
    // The hook may change settings: what it was asked about is done to the model of afterwards.
    guard ended.target != model.target, let id = ended.target, let index = ended.targetIndex,
      shouldSelect?(index, reason) == false
    else { return end(&model) }
    log(.refused, id, index: index, reason: reason)
    model.giveUpDrag(at: time)
  }
}

// MARK: - Wheel over the page area

extension PagerController {
  /// Moves everything to `time`; a silence that ended a touchpad's gesture before counts from when
  /// it did.
  func catchUp(to time: Double) {
    let deadline = wheelPaging.deadline ?? time
    takeWheel(wheelPaging.silence(at: time), at: min(time, deadline))
    model.advance(to: time)
  }

  /// Takes the horizontal part of a turn, or with Shift the vertical one; leaves the rest.
  func turnWheel(_ event: WheelEvent) -> Bool {
    let isTurned = event.modifiers.contains(.shift) && event.delta.dx == 0
    let along = isTurned ? -event.delta.dy : event.delta.dx
    let across = isTurned ? event.delta.dx : event.delta.dy
    guard along != 0 || wheelPaging.isTracking else { return false }
    guard allowsPaging || wheelDrag != nil, claimsWheel(along) else { return false }
    catchUp(to: now)
    let offset = model.position - model.position.rounded()
    takeWheel(
      wheelPaging.add(along: along, across: across, time: now, offset: offset), at: now)
    update()
    return true
  }

  /// Leaves a turn to what is around, but takes note of it: a gesture that began across the pages
  /// turns none later on.
  func leaveWheel(_ event: WheelEvent) -> Bool {
    let isAcross = event.delta.dx == 0 && !event.modifiers.contains(.shift)
    guard isAcross, !wheelPaging.isTracking else { return false }
    _ = wheelPaging.add(along: 0, across: event.delta.dy, time: now)
    return false
  }

  /// Whether a gesture of the wheel is for these pages: one that begins at their end, and goes on
  /// there, is for those around them.
  private func claimsWheel(_ along: Double) -> Bool {
    let silence = model.settings.motion.clickBurstGapMaximum
    return wheelClaim.isTaken(along, at: now, silence: silence) {
      !isNested || model.turnIndex(by: along > 0 ? 1 : -1, isRepeat: false) != nil
    }
  }

  /// Whether the pager lies on a page of another one.
  private var isNested: Bool {
    var view = parent
    while let next = view {
      if next is PageArea { return true }
      view = next.parent
    }
    return false
  }

  /// Does what the wheel asks for.
  private func takeWheel(_ action: WheelAction, at time: Double) {
    switch action {
    case .none: break
    case .turn(let count) where wheelDrag == nil: turn(by: count, reason: .wheel)
    case .turn(let count): endWheelDrag(turning: count, velocity: 0, at: time)
    case .progress(let pages): moveByWheel(pages, at: time)
    case .release(let turn, let velocity):
      guard wheelDrag != nil else { return }
      endWheelDrag(turning: turn, velocity: velocity, at: time)
    }
  }

  private func moveByWheel(_ progress: Double, at time: Double) {
    guard let start = wheelDrag else {
      // A moving pager is caught where it is, which is no longer where the gesture began.
      wheelDrag = model.phase == .idle ? 0 : progress
      strip.resumeFollowing()
      model.beginDrag(reason: .wheel, at: time)
      return moveByWheel(progress, at: time)
    }
    model.drag(by: (start - progress) * model.pitch, at: time)
  }

  private func endWheelDrag(turning turn: Int, velocity: Double, at time: Double) {
    wheelDrag = nil
    let share = model.viewportWidth / model.settings.motion.wheelPointsPerPage
    letGo(at: time) { $0.endDrag(turning: turn, velocity: velocity * share, at: time) }
  }

  private func forgetWheel() {
    wheelPaging = WheelPaging(constants: model.settings.motion)
    wheelDrag = nil
  }

  private func cancelWheel() -> Bool {
    // The rest of the gesture finds no drag any more and moves nothing.
    guard wheelDrag != nil, model.phase == .dragging else { return false }
    let time = now
    letGo(at: time) { $0.revertDrag(at: time) }
    return true
  }
}
