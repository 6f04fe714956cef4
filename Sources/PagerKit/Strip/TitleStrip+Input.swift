import PagerCore
import PagerGraphics
import PagerMotion

extension TitleStrip {
  /// The tab at `point` of the strip, if there is one.
  func tab(at point: Point) -> Int? {
    bounds.contains(point) ? tabs.tab(atX: point.x + offset) : nil
  }

  /// Scrolls by `clicks` of a wheel, gradually; a touchpad's fractions at once.
  func turn(by clicks: Double, at time: Double) {
    guard clicks != 0, tabs.maximumOffset > 0 else { return }
    let constants = MotionConstants.standard
    if clicks == clicks.rounded() {
      scroll.step(by: clicks * constants.clickScroll, at: time)
      animateIfMoving()
    } else {
      scroll.shift(by: clicks * constants.wheelUnit, at: time)
      measureVisible()
      setNeedsDisplay()
    }
  }
}
