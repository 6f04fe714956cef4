/// The motion back to an edge, after a release beyond it or when a free scroll hits it.
///
/// A critical spring with ω₀ = 2π/response whose initial speed is capped. A hit of the edge with
/// speed v peaks v/(e·ω₀) beyond it (50.5 pt at 1500 pt/s) after 1/ω₀. Times before the start
/// count as the start.
///
/// Source: the response of 0.575 s is fluid-scroll's calibration against UIScrollView.
public struct Bounce: Sendable, Equatable {
  /// The edge where the motion rests, in points.
  public let target: Double
  /// The speed the motion starts with, in points per second: the given one unless it was cut.
  public let initialVelocity: Double
  private let spring: CriticalSpring
  private let constants: MotionConstants

  /// Starts a bounce.
  ///
  /// - Parameters:
  ///   - from: where it starts, in points.
  ///   - to: the edge, in points.
  ///   - velocity: the speed shown at the start, in points per second.
  ///   - response: the spring's response, in seconds; none takes the constants'.
  ///   - constants: the tuned numbers.
  public init(
    from: Double, to: Double, velocity: Double, response: Double? = nil,
    constants: MotionConstants = .standard
  ) {
    let limit = constants.maximumBounceVelocity
    target = to
    initialVelocity = velocity.clamped(to: -limit...limit)
    spring = CriticalSpring(
      angularFrequency: Spring.angularFrequency(response: response ?? constants.bounceResponse),
      displacement: from - to, velocity: initialVelocity)
    self.constants = constants
  }
}

extension Bounce {
  /// The angular frequency ω₀ the bounce runs with, in radians per second.
  public var angularFrequency: Double { spring.angularFrequency }

  /// The position in points, `time` seconds after the start.
  public func position(at time: Double) -> Double { target + spring.displacement(at: time) }

  /// The speed in points per second, `time` seconds after the start.
  public func velocity(at time: Double) -> Double { spring.velocity(at: time) }

  /// When the bounce is furthest from the edge, in seconds after the start; 0 if at the start.
  public var peakTime: Double { spring.peakTime }

  /// Whether the motion may be set to the edge at a time: nearer and slower than one can see.
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
