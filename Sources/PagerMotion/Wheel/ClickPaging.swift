/// Turns the clicks of a wheel into page turns: one a burst, however many clicks it has.
///
/// The first click of a burst turns a page. A click belongs to the burst if its gap is below
/// max(80 ms, min(250 ms, 3·the gap before)); otherwise it begins a new one, which counts from
/// 150 ms after the last page on. Within a burst another page is turned every 700 ms while the
/// rate is not falling. Turning back acts at once.
///
/// Source: the lock of 150 ms is AdwCarousel's.
public struct ClickPaging: Sendable, Equatable {
  /// How many gaps tell whether a burst slows down.
  private static let history = 4
  /// A gap that is this much longer than those before means falling; less is jitter.
  private static let jitter = 1.05

  private let constants: MotionConstants
  private var direction = 0
  private var lastClick = -Double.infinity
  private var lastPage = -Double.infinity
  private var gaps: [Double] = []

  /// Makes a rule that has seen no click.
  ///
  /// - Parameter constants: the tuned numbers.
  public init(constants: MotionConstants = .standard) { self.constants = constants }

  /// Counts an event of clicks.
  ///
  /// - Parameters:
  ///   - time: when, in seconds; earlier than the last click counts as the last click.
  ///   - direction: the sign is the way, above 0 towards the next page; 0 is no click.
  ///   - count: how many clicks the event holds; more than one count once.
  /// - Returns: the pages to turn: −1, 0 or 1.
  public mutating func add(time: Double, direction: Int, count: Int = 1) -> Int {
    guard direction != 0, count > 0, time.isFinite else { return 0 }
    let time = max(time, lastClick)
    defer { lastClick = time }
    if direction.signum() != self.direction {
      self.direction = direction.signum()
      return startBurst(at: time, isAccepted: true)
    }
    let gap = time - lastClick
    guard gap < longestGap else {
      return startBurst(at: time, isAccepted: time - lastPage >= constants.clickLock - .clockNoise)
    }
    return continueBurst(at: time, gap: gap)
  }

  private var longestGap: Double {
    let grown = constants.clickBurstGrowth * (gaps.last ?? 0)
    return max(constants.clickBurstGap, min(constants.clickBurstGapMaximum, grown)) - .clockNoise
  }

  private mutating func startBurst(at time: Double, isAccepted: Bool) -> Int {
    gaps.removeAll()
    return isAccepted ? page(at: time) : 0
  }

  private mutating func continueBurst(at time: Double, gap: Double) -> Int {
    let mean = gaps.isEmpty ? gap : gaps.reduce(0, +) / Double(gaps.count)
    gaps = gaps.suffix(ClickPaging.history - 1) + [gap]
    let isSteady = gap <= ClickPaging.jitter * mean
    let isDue = time - lastPage >= constants.clickRepeat - .clockNoise
    return isSteady && isDue ? page(at: time) : 0
  }

  private mutating func page(at time: Double) -> Int {
    lastPage = time
    return direction
  }
}
