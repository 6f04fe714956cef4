/// The speed of a pointer at its release: a straight line through its last samples.
///
/// Least squares over the last 60 ms before the newest sample, stopping at a gap of more than
/// 40 ms. Input with true times makes every event a sample. Input stamped by the *pump* that
/// delivered it is thinned to the last position of each pump, and the sample pumped together with
/// the release is left out: it holds only a part of a frame's motion but is stamped a full frame
/// later, which alone costs 10 to 20 % of the speed.
///
/// Only presses and moves of the tracked pointer are samples; never resampled ones. A sample that
/// is not finite is ignored; a time earlier than the last one counts as the last one.
public struct ReleaseTracker: Sendable, Equatable {
  private struct Sample: Sendable, Equatable {
    var position: Double
    var time: Double
    var pump: Int?
  }

  private let constants: MotionConstants
  private var samples: [Sample] = []
  private static let capacity = 4096

  /// Makes a tracker without samples.
  ///
  /// - Parameter constants: the tuned numbers.
  public init(constants: MotionConstants = .standard) { self.constants = constants }

  /// Forgets all samples; a press begins with it.
  public mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// Adds the place of the pointer at a time.
  ///
  /// - Parameters:
  ///   - position: the place, in points.
  ///   - time: when, in seconds.
  ///   - pump: the running number of the pump that stamped the event, counting every pump; none
  ///     for an event that carries its own true time.
  public mutating func add(position: Double, time: Double, pump: Int? = nil) {
    guard position.isFinite, time.isFinite else { return }
    let sample = Sample(position: position, time: max(time, samples.last?.time ?? time), pump: pump)
    if let pump, samples.last?.pump == pump {
      samples[samples.count - 1] = sample
    } else {
      samples.append(sample)
    }
    forgetOld()
  }

  /// The speed at the release, in points per second, within ± the largest release speed.
  ///
  /// - Parameters:
  ///   - releaseTime: when the pointer was released, in seconds.
  ///   - releasePump: the running number of the pump that delivered the release; none for one
  ///     that carries its own true time.
  /// - Returns: 0 for fewer than two samples, after a pause of more than max(40 ms, 1.5 pump
  ///   intervals), and for samples that all have the same time.
  public func velocity(at releaseTime: Double, releasePump: Int? = nil) -> Double {
    let run = releaseRun(pump: releasePump)
    guard let last = run.last, releaseTime - last.time <= gapLimit else { return 0 }
    let limit = constants.maximumVelocity
    return slope(of: run).clamped(to: -limit...limit)
  }
}

extension ReleaseTracker {
  /// A pause that is longer than this is one; pumps themselves may be further apart than 40 ms.
  private var gapLimit: Double {
    max(constants.velocityGap, 1.5 * pumpInterval) + .clockNoise
  }

  /// The shortest interval between pumps seen, so that pauses do not pass for a low frame rate.
  private var pumpInterval: Double {
    let intervals = zip(samples, samples.dropFirst()).compactMap { earlier, later -> Double? in
      guard let first = earlier.pump, let second = later.pump, second > first else { return nil }
      return (later.time - earlier.time) / Double(second - first)
    }
    return min(intervals.min() ?? 0, constants.pumpIntervalMaximum)
  }

  private func releaseRun(pump: Int?) -> ArraySlice<Sample> {
    guard let pump, samples.last?.pump == pump else { return run(of: samples[...]) }
    let thinned = run(of: samples.dropLast())
    return thinned.count < 2 ? run(of: samples[...]) : thinned
  }

  /// The samples of the window before the last one, from the last gap on.
  private func run(of samples: ArraySlice<Sample>) -> ArraySlice<Sample> {
    guard let last = samples.last else { return samples }
    let (limit, window) = (gapLimit, constants.velocityWindow + .clockNoise)
    var (first, later) = (samples.endIndex - 1, last.time)
    while first > samples.startIndex {
      let earlier = samples[first - 1].time
      guard last.time - earlier <= window, later - earlier <= limit else { break }
      (first, later) = (first - 1, earlier)
    }
    return samples[first...]
  }

  /// Σ(t − t̄)(x − x̄)/Σ(t − t̄)²; 0 if all times are the same.
  private func slope(of run: ArraySlice<Sample>) -> Double {
    guard let origin = run.last else { return 0 }
    let count = Double(run.count)
    let meanTime = run.reduce(0) { $0 + ($1.time - origin.time) } / count
    let meanPlace = run.reduce(0) { $0 + ($1.position - origin.position) } / count
    var (product, square) = (0.0, 0.0)
    for sample in run {
      let time = sample.time - origin.time - meanTime
      product += time * (sample.position - origin.position - meanPlace)
      square += time * time
    }
    return square > 0 ? product / square : 0
  }

  /// Keeps what a window needs that ends one pump before the newest sample.
  private mutating func forgetOld() {
    guard let last = samples.last else { return }
    let reach = constants.velocityWindow + 1.5 * constants.pumpIntervalMaximum
    let isOld = samples.count > ReleaseTracker.capacity
    guard isOld || last.time - samples[0].time > 2 * reach else { return }
    let kept = samples.suffix(ReleaseTracker.capacity / 2)
    samples = Array(kept.drop { last.time - $0.time > reach })
  }
}
