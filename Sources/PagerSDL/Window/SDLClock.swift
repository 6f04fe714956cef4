import CSDL2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time of the performance counter, which events' stamps are mapped to.
///
/// All times are whole microseconds, counted from the first look: they can be written down and read
/// again without a loss.
nonisolated struct SDLClock {
  private static let beginning = SDL_GetPerformanceCounter()
  /// The seconds at which SDL's milliseconds began, as far as is known: late by less than 1 ms.
  private var origin = Double.infinity

  /// The time of now, in seconds.
  static var now: Double {
    // The first look is the beginning itself, which is not later than the counter is read.
    let beginning = beginning
    let count = SDL_GetPerformanceCounter() &- beginning
    return microseconds(Double(count) / Double(SDL_GetPerformanceFrequency()), .down)
  }

  /// The processor time that the calling thread has used so far, in seconds.
  static var usedByThread: Double {
    var used = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used)
    return Double(used.tv_sec) + Double(used.tv_nsec) / 1e9
  }

  /// A time, in seconds, as a whole number of microseconds.
  static func microseconds(_ time: Double, _ rule: FloatingPointRoundingRule) -> Double {
    (time * 1_000_000).rounded(rule) / 1_000_000
  }

  /// The first whole microsecond that is not before `time` (seconds).
  static func microseconds(notBefore time: Double) -> Double {
    let rounded = microseconds(time, .up)
    return rounded < time ? microseconds(time + 0.000001, .up) : rounded
  }

  /// Looks at both clocks: each look can only bring the origin nearer to the truth.
  mutating func look(now: Double = SDLClock.now, milliseconds: UInt64 = SDL_GetTicks64()) {
    // The milliseconds are cut, so that every look gives an origin that is late by up to one.
    origin = min(origin, now - Double(milliseconds) / 1000)
  }

  /// The time of an event, in seconds and never later than the last look.
  ///
  /// - Parameters:
  ///   - stamp: its stamp, which starts anew every 49 days.
  ///   - milliseconds: the full milliseconds of now.
  /// - Returns: The time; that of now for a stamp of the future.
  func time(of stamp: UInt32, milliseconds: UInt64 = SDL_GetTicks64()) -> Double {
    let age = UInt32(truncatingIfNeeded: milliseconds) &- stamp
    // A stamp of the future, as an event made elsewhere may have, counts as now.
    let elapsed = age < 1 << 31 ? UInt64(age) : 0
    let time = origin + Double(milliseconds &- min(elapsed, milliseconds)) / 1000
    return SDLClock.microseconds(time, .toNearestOrEven)
  }
}
