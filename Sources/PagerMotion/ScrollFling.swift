/// A free scroll within bounds: it decays, and bounces if it reaches an edge.
///
/// The edge time is the decay's closed form, and the bounce starts with the speed there. A start
/// outside the range bounces at once. Times before the start count as the start.
public struct ScrollFling: Sendable, Equatable {
  /// When the edge is hit, in seconds after the start: 0 for a start outside, none if it never is.
  public let edgeTime: Double?
  /// The position where the motion rests, in points: the decay's own, or the edge.
  public let target: Double
  private let decay: Decay
  private let bounce: Bounce?
  private let constants: MotionConstants

  /// Starts a free scroll.
  ///
  /// - Parameters:
  ///   - from: where it starts, in points.
  ///   - velocity: the speed at the start, in points per second.
  ///   - range: the offsets that are not overscrolled, in points.
  ///   - rate: what is left of the speed after a millisecond; none takes the content's.
  ///   - constants: the tuned numbers.
  public init(
    from: Double, velocity: Double, range: ClosedRange<Double>, rate: Double? = nil,
    constants: MotionConstants = .standard
  ) {
    let decay = Decay(
      position: from, velocity: velocity,
      ratePerMillisecond: rate ?? constants.contentDecayRate)
    let edge = velocity > 0 ? range.upperBound : range.lowerBound
    let start = from.clamped(to: range)
    let hit = start == from ? decay.time(reachingEdge: edge) : 0
    self.decay = decay
    self.constants = constants
    edgeTime = hit
    guard let hit else {
      (target, bounce) = (decay.restPosition, nil)
      return
    }
    target = start == from ? edge : start
    bounce = Bounce(
      from: start == from ? edge : from, to: target, velocity: decay.velocity(at: hit),
      constants: constants)
  }
}

extension Decay {
  /// When an edge ahead is hit; none for a motion that stands still or rests before it.
  fileprivate func time(reachingEdge edge: Double) -> Double? {
    velocity == 0 ? nil : time(toReach: edge)
  }
}

extension ScrollFling {
  /// The position in points, `time` seconds after the start.
  public func position(at time: Double) -> Double {
    guard let bounce, let edgeTime, time.sinceStart >= edgeTime else {
      return decay.position(at: time)
    }
    return bounce.position(at: time - edgeTime)
  }

  /// The speed in points per second, `time` seconds after the start.
  public func velocity(at time: Double) -> Double {
    guard let bounce, let edgeTime, time.sinceStart >= edgeTime else {
      return decay.velocity(at: time)
    }
    return bounce.velocity(at: time - edgeTime)
  }

  /// Whether the motion has come to rest at a time.
  ///
  /// - Parameters:
  ///   - time: seconds after the start.
  ///   - pixelScale: device pixels a point.
  /// - Returns: whether `time` is not before the rest time.
  public func isAtRest(at time: Double, pixelScale: Double) -> Bool {
    time.sinceStart >= restTime(pixelScale: pixelScale)
  }

  /// When less than half a device pixel of the decay remains, or the bounce rests, in seconds.
  ///
  /// - Parameter pixelScale: device pixels a point.
  /// - Returns: seconds after the start; 0 if it rests from the start.
  public func restTime(pixelScale: Double) -> Double {
    let slow = decay.time(untilRemaining: constants.restDistance / pixelScale)
    guard let bounce, let edgeTime, edgeTime <= slow || edgeTime == 0 else { return slow }
    return edgeTime + bounce.restTime(pixelScale: pixelScale)
  }
}
