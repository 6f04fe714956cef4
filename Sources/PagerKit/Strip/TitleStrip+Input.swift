import PagerCore
import PagerGraphics
import PagerMotion

extension TitleStrip {
  /// The tab at `point` of the strip, if there is one.
  func tab(at point: Point) -> Int? {
    bounds.contains(point) ? tabs.tab(atX: point.x + offset) : nil
  }

  /// Scrolls by the clicks of a wheel, gradually; by a touchpad's travel at once.
  func turn(_ event: WheelEvent) {
    let turn = wheel.classify(x: event.delta.dx, y: event.delta.dy, time: event.time)
    guard tabs.maximumOffset > 0 else { return }
    switch turn {
    case .clicks(let x, let y):
      let clicks = x != 0 ? x : -y
      guard clicks != 0 else { return }
      scroll.step(by: Double(clicks) * motionConstants.clickScroll, at: now)
      animateIfMoving()
    case .continuous(let x, let y):
      scroll.shift(by: x != 0 ? x : -y, at: now)
      measureVisible()
      setNeedsDisplay()
    }
  }
}
