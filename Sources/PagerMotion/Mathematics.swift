#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The functions of the C library that motion needs, so that one file alone imports it.
enum Mathematics {
  static func exponential(_ value: Double) -> Double { exp(value) }

  /// e^value − 1 without cancellation near zero.
  static func exponentialMinusOne(_ value: Double) -> Double { expm1(value) }

  static func logarithm(_ value: Double) -> Double { log(value) }

  /// ln(1 + value) without cancellation near zero.
  static func logarithmOfOnePlus(_ value: Double) -> Double { log1p(value) }

  static func sine(_ value: Double) -> Double { sin(value) }

  static func cosine(_ value: Double) -> Double { cos(value) }
}

extension Double {
  /// Seconds by which differences of times may be off: clocks and logs count decimal milliseconds,
  /// so that a gap of exactly a limit may come out longer or shorter by rounding.
  static let clockNoise = 1e-9

  /// The time itself, or 0 for a time before the start (and for one that is no number).
  var sinceStart: Double { self > 0 ? self : 0 }

  /// The value itself, or 0 when it is infinite or no number.
  var finiteOrZero: Double { isFinite ? self : 0 }

  /// −1, 0 or 1.
  var direction: Double { self > 0 ? 1 : (self < 0 ? -1 : 0) }

  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
