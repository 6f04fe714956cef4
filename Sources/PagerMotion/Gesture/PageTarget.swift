/// The rule that chooses the page a released drag settles on.
public enum PageTarget {
  /// Rounding noise of a position in pages.
  private static let noise = 1e-9

  /// Chooses the page for a release: one page on for a flick, otherwise the nearest.
  ///
  /// A release with |v| ≥ 250 pt/s and |travel| ≥ 16 pt is a flick. Along its travel it goes to
  /// start ± 1; against it, v > 0 goes to floor(p) + 1 and v < 0 to ceil(p) − 1. Anything else
  /// goes to the page nearest to p; exactly half way it stays on the start's side. The result
  /// is clamped to start ± 1 and to the pages there are.
  ///
  /// - Parameters:
  ///   - position: the place p, in pages; one that is not finite counts as the start.
  ///   - start: the page nearest to the position at the press.
  ///   - velocity: the speed at the release, in points per second.
  ///   - travel: the way since the press, in points.
  ///   - count: the number of pages.
  ///   - constants: the tuned numbers.
  /// - Returns: the page's index; 0 if there are no pages.
  public static func page(
    position: Double, start: Int, velocity: Double, travel: Double, count: Int,
    constants: MotionConstants = .standard
  ) -> Int {
    guard count > 0 else { return 0 }
    let home = Double(start)
    let place = position.isFinite ? position : home
    let isFlick =
      abs(velocity) >= constants.flickVelocity && abs(travel) >= constants.flickDistance
    let page =
      isFlick
      ? flicked(from: place, home: home, velocity: velocity, travel: travel)
      : nearest(to: place, home: home)
    return Int(page.clamped(to: home - 1...home + 1).clamped(to: 0...Double(count - 1)))
  }

  private static func flicked(
    from place: Double, home: Double, velocity: Double, travel: Double
  ) -> Double {
    if velocity.direction == travel.direction { return home + velocity.direction }
    return velocity > 0
      ? (place + noise).rounded(.down) + 1 : (place - noise).rounded(.up) - 1
  }

  private static func nearest(to place: Double, home: Double) -> Double {
    let lower = place.rounded(.down)
    let excess = place - lower - 0.5
    if abs(excess) <= noise { return lower >= home ? lower : lower + 1 }
    return excess < 0 ? lower : lower + 1
  }
}
