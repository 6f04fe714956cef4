public import PagerGraphics
public import PagerKit

extension Driver {
  /// Presses `button` at `point` of the window.
  public func press(at point: Point, button: PointerEvent.Button = .left) {
    send(.pointer(PointerEvent(.down, at: point, button: button, time: time)))
  }

  /// Moves the mouse to `point`, evenly over `duration` seconds in steps of 16 ms; with its button
  /// held or not.
  public func move(to point: Point, duration: Double = 0, isHeld: Bool = true) {
    let start = pointer ?? point
    let moves = PointerPath(from: start, to: point, begin: time, duration: duration).places
    for move in moves {
      send(.pointer(PointerEvent(.move, at: move.point, isHeld: isHeld, time: move.time)))
    }
  }

  /// Lets `button` go where the mouse is, or at `point`.
  public func release(at point: Point? = nil, button: PointerEvent.Button = .left) {
    let place = point ?? pointer ?? .zero
    send(.pointer(PointerEvent(.up, at: place, button: button, isHeld: false, time: time)))
  }

  /// Presses at `start`, moves evenly to `end`, holds still for `hold` seconds and lets go.
  public func drag(from start: Point, to end: Point, duration: Double, hold: Double = 0.15) {
    press(at: start)
    move(to: end, duration: duration)
    run(for: hold)
    release()
  }

  /// Drags and lets go in motion.
  public func flick(from start: Point, to end: Point, duration: Double) {
    drag(from: start, to: end, duration: duration, hold: 0)
  }

  /// Presses and lets go at `point`, 40 ms apart.
  public func click(at point: Point) {
    press(at: point)
    run(for: 0.04)
    release()
  }

  /// Clicks the middle of a title; `false` if the tab is not in view.
  @discardableResult
  public func tapTab(_ index: Int) -> Bool {
    guard let point = pager?.middle(ofTab: index) else { return false }
    click(at: point)
    return true
  }
}

extension Driver {
  /// Turns the wheel by `delta` clicks where the mouse is, or at `point`.
  public func wheel(_ delta: Vector, at point: Point? = nil, modifiers: Modifiers = []) {
    let place = point ?? pointer ?? stage.middle
    send(.wheel(WheelEvent(delta, at: place, modifiers: modifiers, time: time)))
  }

  /// Presses a key.
  public func key(_ key: Key, modifiers: Modifiers = [], isRepeat: Bool = false) {
    send(.key(KeyEvent(key, modifiers: modifiers, isRepeat: isRepeat, time: time)))
  }

  /// Asks for a command.
  public func perform(_ command: PagerCommand) {
    send(.command(command, time: time))
  }

  /// Gives the window another size (points), and other device pixels a point.
  public func resize(to size: Size, scale: Double? = nil) {
    let kind = WindowEvent.Kind.resized(size, scale: scale ?? stage.scale)
    send(.window(WindowEvent(kind, time: time)))
  }

  /// Does something to the window.
  public func window(_ kind: WindowEvent.Kind) {
    send(.window(WindowEvent(kind, time: time)))
  }

  /// Selects a page, as a program would.
  public func select(_ index: Int, animated: Bool = true) {
    call { pager?.go(to: index, animated: animated) }
  }
}

extension Stage {
  /// The middle of the window, where a wheel turns that no mouse was moved for.
  var middle: Point { Point(x: size.width / 2, y: size.height / 2) }
}

extension PagerController {
  /// The middle of a tab, in points of the window; nothing if it is not in view.
  func middle(ofTab index: Int) -> Point? {
    guard let frame = strip.frame(ofTab: index), strip.bounds.contains(frame.center) else {
      return nil
    }
    let place = frame.center + strip.windowOrigin
    return stage?.mirrored(place) ?? place
  }
}
