import PagerGraphics

/// The way from values to places in a plot: the time from left to right, the value upwards.
struct MotionScale: Equatable {
  /// Where the plot lies.
  var frame: Rect
  /// The time at its left edge, in seconds.
  var start: Double
  /// The time from its left edge to its right one, in seconds.
  var span: Double
  /// The values at its bottom and top.
  var values: ClosedRange<Double>
  /// The values that are marked, upwards.
  var marks: [Double]

  /// The place of a time.
  func x(_ time: Double) -> Double {
    frame.minX + (time - start) / span * frame.width
  }

  /// The time at a place.
  func time(atX x: Double) -> Double {
    start + (x - frame.minX) / frame.width * span
  }

  /// The height of a value.
  func y(_ value: Double) -> Double {
    let share = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    return frame.maxY - share * frame.height
  }
}

extension MotionScale {
  /// The scale of positions: whole pages around all that were seen, at least two, with a margin; at
  /// most about six are marked.
  static func positions(of trace: MotionTrace, in frame: Rect) -> MotionScale {
    let places = trace.samples.map(\.position)
    var low = (places.min() ?? 0).rounded(.down)
    var high = (places.max() ?? 0).rounded(.up)
    if high - low < 2 { (low, high) = high == low ? (low - 1, low + 1) : (low, low + 2) }
    let step = [1.0, 2, 5, 10, 20, 50].first { (high - low) / $0 <= 6 } ?? ((high - low) / 5)
    let marks = stride(from: low, through: high, by: step)
    let margin = (high - low) * 0.08
    return MotionScale(
      frame: frame, start: trace.range.upperBound - MotionTrace.span, span: MotionTrace.span,
      values: (low - margin)...(high + margin), marks: Array(marks))
  }

  /// The scale of speeds: as much down as up, to a round number that holds all that were seen.
  static func speeds(of trace: MotionTrace, in frame: Rect) -> MotionScale {
    let greatest = trace.samples.map { abs($0.speed) }.max() ?? 0
    let limit = [2.0, 5, 10, 20, 50, 100].first { $0 >= greatest } ?? greatest
    return MotionScale(
      frame: frame, start: trace.range.upperBound - MotionTrace.span, span: MotionTrace.span,
      values: (-limit * 1.12)...(limit * 1.12),
      marks: frame.height < 56 ? [0] : [-limit, 0, limit])
  }
}
