import CSDL2

/// The time of the performance counter, which events' stamps are mapped to.
nonisolated struct SDLClock {
  /// The seconds at which SDL's milliseconds began, as far as is known: late by less than 1 ms.
  private var origin = Double.infinity

  /// The time of now, in seconds.
  static var now: Double {
    Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency())
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
    return origin + Double(milliseconds &- min(elapsed, milliseconds)) / 1000
  }
}
