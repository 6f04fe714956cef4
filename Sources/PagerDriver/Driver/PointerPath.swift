import PagerGraphics

/// A straight and even way of a pointer, told in steps of 16 ms.
struct PointerPath {
  /// A place and the time at which the pointer is there.
  struct Place: Equatable {
    var time: Double
    var point: Point
  }

  /// The time from one place to the next, in seconds.
  private static let moveInterval = 0.016

  /// The places after the start, the end included; the end alone for a way without duration.
  let places: [Place]

  init(from start: Point, to end: Point, begin: Double, duration: Double) {
    let steps = max(1, Int((duration / Self.moveInterval - 1e-9).rounded(.up)))
    places = (1...steps).map { step in
      let elapsed = min(Double(step) * Self.moveInterval, duration)
      let share = step == steps || duration <= 0 ? 1 : elapsed / duration
      return Place(time: begin + elapsed, point: start.moved(by: share, towards: end))
    }
  }
}

extension Point {
  /// The point so much of the way to `end`, 0…1; exactly that at 1.
  fileprivate func moved(by share: Double, towards end: Point) -> Point {
    guard share < 1 else { return end }
    return Point(x: x + (end.x - x) * share, y: y + (end.y - y) * share)
  }
}
