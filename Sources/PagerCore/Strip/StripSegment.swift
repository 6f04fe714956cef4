/// The stretch between two tabs that a place of the strip lies in.
struct StripSegment: Equatable, Sendable {
  /// The tab that is left behind.
  var start: Int
  /// The tab that is reached.
  var end: Int
  /// The share of the way, 0…1.
  var progress: Double

  /// The stretch from one tab to another; progress is clamped, and one that is no number counts
  /// as 0.
  init(from start: Int, to end: Int, progress: Double) {
    self.start = start
    self.end = end
    self.progress = progress > 0 ? min(progress, 1) : 0
  }

  /// The stretch that the strip position lies in; a position beyond the ends counts as the end.
  init(position: Double, count: Int) {
    let last = max(0, count - 1)
    let place = position > 0 ? min(position, Double(last)) : 0
    let start = min(Int(place), max(0, last - 1))
    self.init(from: start, to: min(start + 1, last), progress: place - Double(start))
  }

  /// The same place on a stretch that leads to the right.
  var rightwards: StripSegment {
    start <= end ? self : StripSegment(from: end, to: start, progress: 1 - progress)
  }
}
