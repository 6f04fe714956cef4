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
    case .scrollLines, .scrollPages, .scrollToStart, .scrollToEnd:
      return currentContainer?.performInTree(command, isRepeat: isRepeat, at: now) ?? false
    case .cancel: return cancelWheel()
    case .toggleFullScreen, .closeWindow, .quit: return false
    }
    return true
  }

  private func goByKey(to index: Int) {
    carryOut { [weak self] in
      guard let self, index != self.model.targetIndex else { return }
      self.select(index, jump: self.jump, reason: .key)
    }
  }

  private var currentContainer: View? {
    model.target.flatMap { pages.slots[$0]?.container }
  }
}

// MARK: - Drags of the page area

extension PagerController {
  /// Whether a press in the page area catches the pages.
  func catchPages(at time: Double) -> PressCatch {
    model.advance(to: time)
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
    wheelPaging = WheelPaging(constants: model.settings.motion)
    wheelDrags = false
    strip.resumeFollowing()
    model.beginDrag(at: drag.time)
    update()
  }

  func pagesDragMoved(_ drag: DragEvent) {
    model.drag(by: drag.translation, at: drag.time)
    update()
  }

  func pagesDragEnded(_ drag: DragEvent) {
    model.endDrag(velocity: drag.velocity, travel: drag.travel, at: drag.time)
    update()
  }

  func pagesDragCancelled(_ drag: DragEvent) {
    model.cancelDrag(at: drag.time)
    update()
  }

  func pagesDragReverted(_ drag: DragEvent) {
    model.revertDrag(at: drag.time)
    update()
  }
}

// MARK: - Wheel over the page area

extension PagerController {
  /// Takes the horizontal part of a turn, or with Shift the vertical one; leaves the rest.
  func turnWheel(_ event: WheelEvent) -> Bool {
    let isTurned = event.modifiers.contains(.shift) && event.delta.dx == 0
    let along = isTurned ? -event.delta.dy : event.delta.dx
    let across = isTurned ? event.delta.dx : event.delta.dy
    guard along != 0 || wheelPaging.isTracking else { return false }
    takeWheel(wheelPaging.silence(at: event.time))
    let offset = model.position - model.position.rounded()
    takeWheel(
      wheelPaging.add(along: along, across: across, time: event.time, offset: offset))
    update()
    return true
  }

  /// Does what the wheel asks for.
  func takeWheel(_ action: WheelAction) {
    switch action {
    case .none: break
    case .turn(let count): turn(by: count, reason: .wheel)
    case .progress(let pages): moveByWheel(pages)
    case .release(let turn, let velocity):
      guard wheelDrags else { return }
      wheelDrags = false
      let share = model.viewportWidth / model.settings.motion.wheelPointsPerPage
      model.endDrag(turning: turn, velocity: velocity * share, at: now)
    }
  }

  private func moveByWheel(_ pages: Double) {
    if !wheelDrags {
      strip.resumeFollowing()
      model.beginDrag(reason: .wheel, at: now)
      wheelDrags = true
    }
    model.drag(by: -pages * model.pitch, at: now)
  }

  private func cancelWheel() -> Bool {
    guard wheelDrags, model.phase == .dragging else { return false }
    wheelPaging = WheelPaging(constants: model.settings.motion)
    wheelDrags = false
    model.revertDrag(at: now)
    update()
    return true
  }
}
