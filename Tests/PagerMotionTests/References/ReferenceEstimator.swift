/// The release estimators of other toolkits, as references to compare ours with.
enum ReferenceEstimator: String, Sendable, CaseIterable {
  /// Flutter's and Android's quadratic least squares over 100 ms.
  case lsq2
  /// The same window with a straight line.
  case lsq1 = "lsq1_100ms"
  /// Android's work and energy.
  case impulse
  /// Flutter's estimators for scroll views of iOS and macOS.
  case ios = "ios_weighted"
  case macos = "macos_weighted"

  /// A place and its time in milliseconds.
  typealias Sample = (time: Double, place: Double)

  /// The speed in points per second.
  func velocity(of samples: [Sample]) -> Double {
    switch self {
    case .lsq2: fitted(samples, degree: 2)
    case .lsq1: fitted(samples, degree: 1)
    case .impulse: Self.impulse(of: Self.window(of: samples))
    case .ios: Self.weighted(samples, by: [0.60, 0.35, 0.05])
    case .macos: Self.weighted(samples, by: [0.15, 0.65, 0.20])
    }
  }

  private func fitted(_ samples: [Sample], degree: Int) -> Double {
    let window = Self.window(of: samples)
    guard window.count >= 3, let newest = window.last else { return 0 }
    let fit = LeastSquares(
      x: window.map { ($0.time - newest.time) / 1000 }, y: window.map(\.place), degree: degree)
    return fit?.coefficients[1] ?? 0
  }

  /// At most 20 samples no older than 100 ms, back to a gap of more than 40 ms.
  private static func window(of samples: [Sample]) -> [Sample] {
    guard let newest = samples.last else { return [] }
    var (window, later) = ([Sample](), newest.time)
    for sample in samples.reversed().prefix(20) {
      guard newest.time - sample.time <= 100, later - sample.time <= 40 else { break }
      window.insert(sample, at: 0)
      later = sample.time
    }
    return window
  }

  private static func impulse(of window: [Sample]) -> Double {
    let speeds = zip(window, window.dropFirst()).compactMap { earlier, later -> Double? in
      guard later.time > earlier.time else { return nil }
      return (later.place - earlier.place) / (later.time - earlier.time) * 1000
    }
    return impulse(ofSpeeds: speeds)
  }

  /// The speed whose energy is the work done: W += (vᵢ − v before)·|vᵢ|, the first term halved.
  static func impulse(ofSpeeds speeds: [Double]) -> Double {
    var work = 0.0
    for (index, speed) in speeds.enumerated() {
      let before = (work < 0 ? -1 : 1) * (2 * abs(work)).squareRoot()
      work += (speed - before) * abs(speed) * (index == 0 ? 0.5 : 1)
    }
    return (work < 0 ? -1 : 1) * (2 * abs(work)).squareRoot()
  }

  /// The speeds of the last three neighbouring pairs, the oldest first.
  private static func weighted(_ samples: [Sample], by weights: [Double]) -> Double {
    let speeds = zip(samples, samples.dropFirst()).map { earlier, later in
      later.time > earlier.time
        ? (later.place - earlier.place) / (later.time - earlier.time) * 1000 : 0
    }
    return zip(speeds.suffix(3).reversed(), weights.reversed()).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
