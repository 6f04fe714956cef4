/// The motion that brings a page to rest: a critical spring that never passes its target.
///
/// With D the distance left, v the speed towards the target and ω₀ = 2π/response: if v > ω₀·D,
/// then ω = min(v/D, ω max) and v is cut to ω·D. With v ≤ ω·D a critical spring cannot cross its
/// target, so that a hard flick never flashes the page after next. The speed is continuous for
/// every flick with v/D ≤ ω max. Times before the start count as the start.
public struct PageSnap: Sendable, Equatable {
  /// The position where the motion rests, in points.
  public let target: Double
  /// The distance D from the start to the target, in points.
  public let distance: Double
  /// The speed the motion starts with, in points per second: the release speed unless it was cut.
  public let initialVelocity: Double
  private let spring: CriticalSpring
  private let constants: MotionConstants

  /// Starts a snap.
  ///
  /// - Parameters:
  ///   - from: where it starts, in points.
  ///   - to: the target, in points.
  ///   - velocity: the speed at the start, in points per second.
  ///   - response: the spring's response, in seconds; none takes the constants'.
  ///   - constants: the tuned numbers.
  public init(
    from: Double, to: Double, velocity: Double, response: Double? = nil,
    constants: MotionConstants = .standard
  ) {
    let direction = (to - from).direction
    let distance = abs(to - from)
    let launch = PageSnap.launch(
      distance: distance, velocity: velocity * direction,
      frequency: Spring.angularFrequency(response: response ?? constants.snapResponse),
      maximum: constants.maximumSnapFrequency)
    target = to
    self.distance = distance
    initialVelocity = launch.velocity * direction
    spring = CriticalSpring(
      angularFrequency: launch.frequency, displacement: from - to, velocity: initialVelocity)
    self.constants = constants
  }

  private static func launch(
    distance: Double, velocity: Double, frequency: Double, maximum: Double
  ) -> (frequency: Double, velocity: Double) {
    guard velocity > frequency * distance else { return (frequency, velocity) }
    let raised = distance > 0 ? min(velocity / distance, max(maximum, frequency)) : frequency
    return (raised, min(velocity, raised * distance))
  }
}

extension PageSnap {
  /// The angular frequency ω the snap runs with, in radians per second.
  public var angularFrequency: Double { spring.angularFrequency }

  /// The position in points, `time` seconds after the start.
  public func position(at time: Double) -> Double { target + spring.displacement(at: time) }

  /// The speed in points per second, `time` seconds after the start.
  public func velocity(at time: Double) -> Double { spring.velocity(at: time) }

  /// How much of the way is done: 1 − x/D, 0 at the start, 1 at the end and for no way at all.
  public func fractionDone(at time: Double) -> Double {
    distance > 0 ? 1 - abs(spring.displacement(at: time)) / distance : 1
  }

  /// The first time from which on at least a fraction of the way is done, in seconds.
  ///
  /// - Parameter fraction: of the way, below 1.
  /// - Returns: seconds after the start; 0 for no way at all.
  public func time(fractionDone fraction: Double) -> Double {
    distance > 0 ? spring.time(staysBelow: (1 - fraction) * distance) : 0
  }

  /// Whether the motion may be set to its target at a time: nearer and slower than one can see.
  ///
  /// - Parameters:
  ///   - time: seconds after the start.
  ///   - pixelScale: device pixels a point.
  /// - Returns: whether |x| < 0.5 px and |v| < 20 px/s at that very time.
  public func isAtRest(at time: Double, pixelScale: Double) -> Bool {
    abs(spring.displacement(at: time)) < constants.restDistance / pixelScale
      && abs(spring.velocity(at: time)) < constants.restVelocity / pixelScale
  }

  /// The first time from which on the motion is at rest, in seconds after the start.
  ///
  /// - Parameter pixelScale: device pixels a point.
  /// - Returns: 0 if it rests from the start.
  public func restTime(pixelScale: Double) -> Double {
    spring.restTime(
      distance: constants.restDistance / pixelScale, velocity: constants.restVelocity / pixelScale)
  }
}
