/// How far content follows a pull past its end.
///
/// f(x) = d·(1 − 1/(c·x/d + 1)), continued as an odd function for pulls past the other end. It is
/// monotone, has the slope c at 0 and stays within ±d. A dimension of 0 shows no pull at all.
///
/// Source: the formula of four independent studies of UIScrollView, 2013 to 2025. It has no
/// state, so that the batching of events cannot change what is shown.
public struct RubberBand: Sendable, Equatable {
  /// The width d of the viewport, in points.
  public let dimension: Double
  /// The coefficient c, the share of a small pull that is shown.
  public let coefficient: Double

  /// Makes a rubber band.
  ///
  /// - Parameters:
  ///   - dimension: the width of the viewport, in points; none below 0 is kept.
  ///   - coefficient: the share of a small pull that is shown.
  public init(dimension: Double, coefficient: Double = MotionConstants.standard.rubberBand) {
    self.dimension = max(dimension, 0)
    self.coefficient = coefficient
  }
}

extension RubberBand {
  /// The offset f(x) shown for a pull of `overscroll` points past the end; odd, within ±d.
  public func shown(_ overscroll: Double) -> Double {
    guard dimension > 0, overscroll != 0 else { return 0 }
    return overscroll.direction * dimension
      / (1 + dimension / (coefficient * abs(overscroll)))
  }

  /// The pull x = y·d/(c·(d − y)) that shows as an offset of `shown` points; odd.
  ///
  /// An offset that no pull shows (|y| ≥ d) gives the pull of the largest one below d.
  public func inverse(_ shown: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let offset = min(abs(shown), dimension.nextDown)
    return shown.direction * offset * dimension / (coefficient * (dimension - offset))
  }

  /// The slope f′(x) = c·d²/(d + c·x)²: the share of the finger's speed that is shown; even.
  ///
  /// A dimension of 0 gives 0.
  public func slope(_ overscroll: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let share = dimension / (dimension + coefficient * abs(overscroll))
    return coefficient * share * share
  }

  /// The offset shown for an unclamped one: clamp(r) ± f(|r − clamp(r)|), in points.
  public func shown(raw: Double, in range: ClosedRange<Double>) -> Double {
    let inside = raw.clamped(to: range)
    return inside + shown(raw - inside)
  }

  /// The unclamped offset behind a shown one, in points: what a catch in overscroll starts from.
  public func raw(shown: Double, in range: ClosedRange<Double>) -> Double {
    let inside = shown.clamped(to: range)
    return inside + inverse(shown - inside)
  }

  /// The speed shown for a finger's speed at an unclamped offset, in points per second.
  ///
  /// Inside the range it is the finger's own, outside the finger's times the slope there.
  public func shownVelocity(_ velocity: Double, raw: Double, in range: ClosedRange<Double>)
    -> Double
  {
    let overscroll = raw - raw.clamped(to: range)
    return overscroll == 0 ? velocity : velocity * slope(overscroll)
  }
}
