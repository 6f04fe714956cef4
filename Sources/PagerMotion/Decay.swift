/// Free motion that loses the same fraction of its speed in every millisecond.
///
/// With k = 1000·ln(rate): x(t) = x₀ + v₀·(e^(kt) − 1)/k and v(t) = v₀·e^(kt). The position is
/// monotone and approaches x₀ − v₀/k. Times before the start count as the start.
///
/// Source: I. Lobanov, "How UIScrollView works" (2019).
public struct Decay: Sendable, Equatable {
  /// The position at the start, in points.
  public let position: Double
  /// The speed at the start, in points per second.
  public let velocity: Double
  /// The exponent k of the speed, per second; negative.
  public let exponent: Double

  /// Starts a decay.
  ///
  /// - Precondition: `ratePerMillisecond` lies strictly between 0 and 1.
  /// - Parameters:
  ///   - position: where it starts, in points.
  ///   - velocity: the speed it starts with, in points per second.
  ///   - ratePerMillisecond: what is left of the speed after a millisecond.
  public init(position: Double, velocity: Double, ratePerMillisecond: Double) {
    precondition(
      ratePerMillisecond > 0 && ratePerMillisecond < 1, "A decay rate lies between 0 and 1.")
    self.position = position
    self.velocity = velocity
    exponent = 1000 * Mathematics.logarithm(ratePerMillisecond)
  }
}

extension Decay {
  /// The position x₀ + v₀·(e^(kt) − 1)/k in points, `time` seconds after the start.
  public func position(at time: Double) -> Double {
    let fraction = Mathematics.exponentialMinusOne(exponent * time.sinceStart)
    return position + velocity * fraction / exponent
  }

  /// The speed v₀·e^(kt) in points per second, `time` seconds after the start.
  public func velocity(at time: Double) -> Double {
    velocity * Mathematics.exponential(exponent * time.sinceStart)
  }

  /// The position x₀ − v₀/k in points that the motion approaches and never passes.
  public var restPosition: Double { position - velocity / exponent }

  /// When the motion passes a place: t = ln(1 + k·(x − x₀)/v₀)/k.
  ///
  /// - Parameter place: the position, in points.
  /// - Returns: the time in seconds; 0 for the start itself, none for a place behind the start,
  ///   at the rest position or beyond it.
  public func time(toReach place: Double) -> Double? {
    if place == position { return 0 }
    let part = exponent * (place - position) / velocity
    guard part < 0, part > -1 else { return nil }
    return Mathematics.logarithmOfOnePlus(part) / exponent
  }

  /// When the way left has shrunk to a distance: t = ln(−k·h/|v₀|)/k.
  ///
  /// - Parameter distance: the way h left, in points; more than 0.
  /// - Returns: the time in seconds; 0 if no more is left at the start.
  public func time(untilRemaining distance: Double) -> Double {
    time(untilSpeed: -exponent * distance)
  }

  /// When the speed has fallen to a limit: t = ln(s/|v₀|)/k.
  ///
  /// - Parameter speed: the limit s, in points per second; more than 0.
  /// - Returns: the time in seconds; 0 if it is no faster at the start.
  public func time(untilSpeed speed: Double) -> Double {
    guard abs(velocity) > speed else { return 0 }
    return Mathematics.logarithm(speed / abs(velocity)) / exponent
  }
}
