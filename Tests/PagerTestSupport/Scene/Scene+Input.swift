public import PagerGraphics
public import PagerKit

// MARK: - Mouse and fingers

extension Scene {
  /// Presses the mouse, or `device`, at a point of the window.
  public func press(
    _ x: Double, _ y: Double = 300, button: PointerEvent.Button = .left,
    device: PointerEvent.Device = .mouse, clicks: Int = 1
  ) {
    handle(
      .pointer(
        PointerEvent(
          .down, at: Point(x: x, y: y), button: button, device: device, clicks: clicks, time: time))
    )
  }

  /// Moves the pointer to a point of the window.
  public func move(
    _ x: Double, _ y: Double = 300, isHeld: Bool = true, device: PointerEvent.Device = .mouse
  ) {
    handle(
      .pointer(
        PointerEvent(.move, at: Point(x: x, y: y), isHeld: isHeld, device: device, time: time)))
  }

  /// Lets go at a point of the window.
  public func release(
    _ x: Double, _ y: Double = 300, button: PointerEvent.Button = .left,
    device: PointerEvent.Device = .mouse
  ) {
    handle(
      .pointer(
        PointerEvent(
          .up, at: Point(x: x, y: y), button: button, isHeld: false, device: device, time: time)))
  }

  /// Moves the held pointer evenly from `start` to `end` in `seconds`, a move and a frame each
  /// 16 ms.
  public func drag(
    from start: Double, to end: Double, y: Double = 300, in seconds: Double,
    eachFrame: () -> Void = {}
  ) {
    let steps = max(1, Int((seconds / Self.frameTime).rounded()))
    for step in 1...steps {
      wait(seconds / Double(steps))
      move(start + (end - start) * Double(step) / Double(steps), y)
      advance(to: time)
      eachFrame()
    }
  }

  /// Presses, drags evenly, holds still for `hold` seconds and lets go.
  public func swipe(
    from start: Double, to end: Double, y: Double = 300, in seconds: Double, hold: Double = 0,
    eachFrame: () -> Void = {}
  ) {
    press(start, y)
    drag(from: start, to: end, y: y, in: seconds, eachFrame: eachFrame)
    run(for: hold, eachFrame: eachFrame)
    release(end, y)
  }

  /// Clicks at a point of the window.
  public func click(_ x: Double, _ y: Double = 300, clicks: Int = 1) {
    press(x, y, clicks: clicks)
    wait(0.04)
    release(x, y)
  }

  /// Clicks the middle of a title, wherever it is.
  public func tapTab(_ index: Int) {
    guard let tab = pager.strip.frame(ofTab: index) else { return }
    click(tab.midX, tab.midY)
  }
}

// MARK: - Keys, wheel, window

extension Scene {
  /// Presses a key.
  public func key(_ key: Key, _ modifiers: Modifiers = [], isRepeat: Bool = false) {
    handle(.key(KeyEvent(key, modifiers: modifiers, isRepeat: isRepeat, time: time)))
  }

  /// Turns the wheel over a point of the window.
  public func wheel(
    x: Double = 0, y: Double = 0, at point: Point = Point(x: 400, y: 300),
    modifiers: Modifiers = []
  ) {
    handle(
      .wheel(WheelEvent(Vector(dx: x, dy: y), at: point, modifiers: modifiers, time: time)))
  }

  /// Tells of something that happened to the window.
  public func window(_ kind: WindowEvent.Kind) {
    handle(.window(WindowEvent(kind, time: time)))
  }

  /// Gives the window another size, in points.
  public func resize(_ width: Double, _ height: Double, scale: Double = 1) {
    window(.resized(Size(width: width, height: height), scale: scale))
    advance(to: time)
  }
}
