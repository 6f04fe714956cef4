import PagerCore
import PagerKit

/// Where a pager was lately, and how fast, on a clock that stands still while the pager does.
struct MotionTrace: Equatable {
  /// A moment.
  struct Sample: Equatable {
    /// When, in seconds of motion.
    var time: Double
    /// The place, in pages.
    var position: Double
    /// The speed, in pages a second.
    var speed: Double
    /// What the pager was doing.
    var phase: PagerPhase
  }

  /// How long a moment is kept, in seconds of motion.
  static let span = 4.0
  /// A rest or a hold counts as no longer than this, in seconds.
  static let longestRest = 0.2
  /// The time over which the speed of a hand is taken, in seconds.
  private static let handTime = 1.0 / 40

  /// The moments, the newest last; the first may lie before the span, so that it is filled.
  private(set) var samples: [Sample] = []
  private var lastTime = 0.0

  /// Adds a moment.
  mutating func add(_ state: PagerState) {
    guard let last = samples.last else {
      lastTime = state.time
      return samples = [sample(of: state, time: 0)]
    }
    let time = last.time + min(max(state.time - lastTime, 0), Self.longestRest)
    lastTime = state.time
    // Of several at the same time the last one counts.
    if time == last.time { samples.removeLast() }
    samples.append(sample(of: state, time: time))
    dropOld()
  }

  /// The part of a motion's end that is seen: from the first of its moments to the newest.
  var range: ClosedRange<Double> {
    let end = samples.last?.time ?? 0
    return max(end - Self.span, samples.first?.time ?? 0)...end
  }

  private func sample(of state: PagerState, time: Double) -> Sample {
    let speed =
      switch state.phase {
      case .idle: 0.0
      case .settling: state.velocity
      case .dragging: handSpeed(at: state.position, time: time)
      }
    return Sample(time: time, position: state.position, speed: speed, phase: state.phase)
  }

  /// The speed since the newest moment that is long enough ago.
  private func handSpeed(at position: Double, time: Double) -> Double {
    let earlier = samples.last { time - $0.time >= Self.handTime } ?? samples.first
    guard let earlier, time > earlier.time else { return samples.last?.speed ?? 0 }
    return (position - earlier.position) / (time - earlier.time)
  }

  private mutating func dropOld() {
    let start = range.upperBound - Self.span
    let firstSeen = samples.firstIndex { $0.time >= start } ?? 0
    samples.removeFirst(max(0, firstSeen - 1))
  }
}
