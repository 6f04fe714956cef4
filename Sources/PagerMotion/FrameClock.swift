/// The times that frames are drawn for, on a grid that ignores the jitter of waking up.
///
/// A frame's time is the last one plus a whole number of intervals as long as that is within a
/// quarter of an interval of the real time; otherwise the grid starts anew. The interval is the
/// median of the last 16 times between presents, seeded by the display mode, whose rate SDL rounds
/// to a whole number.
public struct FrameClock: Sendable, Equatable {
  private static let history = 16
  private static let tolerance = 0.25
  /// Presents further apart than this many frames say nothing about the frame rate.
  private static let longestRun = 4.0

  /// The interval between frames, in seconds: the median of the last 16 measured.
  public private(set) var interval: Double

  private let seed: Double
  private var intervals: [Double]
  private var lastPresent: Double?
  private var grid: Double?

  /// Makes a clock for a display.
  ///
  /// - Parameter refreshRate: frames a second; 60 is taken for 0, which Xvfb reports.
  public init(refreshRate: Double = 0) {
    seed = 1 / (refreshRate > 0 && refreshRate.isFinite ? refreshRate : 60)
    intervals = Array(repeating: seed, count: FrameClock.history)
    interval = seed
  }
}

extension FrameClock {
  /// The time to draw a frame for, which never goes back.
  ///
  /// - Parameter now: the real time, in seconds.
  /// - Returns: the grid time next to it, in seconds; the real time itself after a pause.
  public mutating func frameTime(now: Double) -> Double {
    guard let last = grid else {
      grid = now
      return now
    }
    let step = interval
    let candidate = last + ((now - last) / step).rounded() * step
    let isLocked = abs(now - candidate) < FrameClock.tolerance * step
    let time = max(last, isLocked ? candidate : now)
    grid = time
    return time
  }

  /// Begins the grid anew at the real time, for a frame that need not wait for its place.
  ///
  /// - Parameter now: the real time, in seconds.
  /// - Returns: the time to draw the frame for, which never goes back, in seconds.
  public mutating func restart(now: Double) -> Double {
    let time = max(grid ?? now, now)
    grid = time
    return time
  }

  /// Notes that a present returned, which measures the interval.
  ///
  /// A run of up to four frames counts as that many intervals; any other distance (a pause, two
  /// presents in a row) says nothing and is left out.
  ///
  /// - Parameter time: when it returned, in seconds.
  public mutating func presented(at time: Double) {
    defer { lastPresent = time }
    guard let lastPresent else { return }
    let elapsed = time - lastPresent
    let frames = (elapsed / seed).rounded()
    guard frames >= 1, frames <= FrameClock.longestRun,
      abs(elapsed / frames - seed) <= FrameClock.tolerance * seed
    else { return }
    intervals.removeFirst()
    intervals.append(elapsed / frames)
    let sorted = intervals.sorted()
    interval = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// The first time of the grid after a time, in seconds.
  ///
  /// - Parameter time: in seconds.
  /// - Returns: the grid time; one interval later if no frame was drawn yet.
  public func nextFrame(after time: Double) -> Double {
    let step = interval
    guard let grid else { return time + step }
    let next = grid + (((time - grid) / step).rounded(.down) + 1) * step
    return next > time ? next : next + step
  }
}
