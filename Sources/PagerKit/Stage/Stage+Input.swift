import PagerCore
import PagerGraphics
import PagerMotion

extension Stage {
  func handle(_ event: PointerEvent) {
    if case .mouse = event.device { pointer = event.position }
    switch event.kind {
    case .down: pressBegan(event)
    case .move: pointerMoved(event)
    case .up: pressEnded(event)
    case .cancel: pressCancelled(event)
    }
    updateCursor()
  }

  func handle(_ event: WheelEvent) {
    guard press?.isDragging != true else { return }
    pointer = event.position
    for view in path(to: event.position).reversed()
    where view.wheel(event, at: view.local(event.position)) {
      break
    }
    updateHover(at: event.position)
  }

  func handle(_ event: KeyEvent) {
    if press?.isDragging != true, pressKeyOnFocused(event) { return }
    guard let command = keyMap.command(for: event.key, modifiers: event.modifiers) else { return }
    perform(command, isRepeat: event.isRepeat)
  }

  func perform(_ command: PagerCommand, isRepeat: Bool) {
    if command == .cancel, press?.isDragging == true {
      press?.revert(at: time)
      return updateCursor()
    }
    if performOnFocus(command, isRepeat: isRepeat) { return }
    if isOverlayCommand(command) {
      if !isRepeat { performOverOverlay(command) }
      return
    }
    if let overlay, !command.reachesBelowOverlay {
      _ = overlay.performInTree(command, isRepeat: isRepeat, at: time)
      return
    }
    guard !root.performInTree(command, isRepeat: isRepeat, at: time), !isRepeat else { return }
    onCommand?(command)
  }
}

extension Stage {
  private func pressBegan(_ event: PointerEvent) {
    guard press == nil || press?.follows(event) == true else { return }
    switch event.button {
    case .left: begin(event)
    case .back where press == nil: perform(.turn(-1), isRepeat: false)
    case .forward where press == nil: perform(.turn(1), isRepeat: false)
    default: break
    }
  }

  private func begin(_ event: PointerEvent) {
    press?.cancel(at: time)
    let path = path(to: event.position)
    focusPressed(path)
    press = PressTracker(
      event, path: path, constants: path.last?.motionConstants ?? .standard)
  }

  private func pointerMoved(_ event: PointerEvent) {
    if let press, press.follows(event) {
      if event.isHeld { return press.move(event) }
      press.cancel(at: time)
      self.press = nil
    }
    if press == nil, case .mouse = event.device { updateHover(at: event.position) }
  }

  private func pressEnded(_ event: PointerEvent) {
    guard event.button == .left, let press, press.follows(event) else { return }
    self.press = nil
    press.release(event)
    if case .mouse = event.device { updateHover(at: event.position) }
  }

  private func pressCancelled(_ event: PointerEvent) {
    guard let press, press.follows(event) else { return }
    press.cancel(at: time)
    self.press = nil
  }
}

extension Stage {
  /// Tells the views anew what the pointer is over, after they moved below it.
  func refreshHover() {
    guard press == nil, let pointer else { return }
    updateHover(at: pointer)
  }

  /// Tells the views what the pointer is over; `nil` when it is over none.
  func updateHover(at point: Point?) {
    pointer = point
    let path = point.map(path(to:)) ?? []
    for view in hovered where !path.contains(where: { $0 === view }) { view.hover(at: nil) }
    hovered = path
    if let point {
      for view in path { view.hover(at: view.local(point)) }
    }
    updateCursor(over: path)
  }

  /// Lets go of a view that leaves the window: what points at it does so no more.
  func forgetPointer(on view: View) {
    press?.forget(view, at: time)
    guard let place = hovered.firstIndex(where: { $0 === view }) else { return }
    hovered.remove(at: place)
    view.hover(at: nil)
  }

  func updateCursor() {
    updateCursor(over: pointer.map(path(to:)) ?? [])
  }

  // The path is not needed while a drag decides.
  private func updateCursor(over path: @autoclosure () -> [View]) {
    guard let pointer else { return cursor = .arrow }
    if let axis = press?.dragAxis {
      return cursor = axis == .horizontal ? .dragsHorizontally : .dragsVertically
    }
    for view in path().reversed() {
      guard let wanted = view.cursor(at: view.local(pointer)) else { continue }
      return cursor = wanted
    }
    cursor = .arrow
  }
}
