/// A short eased way to a target, which may be given another target on the way.
///
/// The cubic with the given speed at the start and none at the end, monotone as long as the start
/// speed times the duration is at most three times the way; a faster start shortens the duration
/// until it is, so that a target that moved nearer is never passed. Times before the start count
/// as the start.
public struct EasedStep: Sendable, Equatable {
  /// Where the way starts, in points.
  public let start: Double
  /// Where the way ends, in points.
  public let target: Double
  /// The speed at the start, in points per second.
  public let initialVelocity: Double
  /// How long the way takes, in seconds.
  public let duration: Double
  private let longest: Double

  /// Starts an eased way.
  ///
  /// - Parameters:
  ///   - from: where it starts, in points.
  ///   - to: where it ends, in points.
  ///   - velocity: the speed at the start, in points per second.
  ///   - duration: how long it takes, in seconds; more than 0.
  public init(
    from: Double, to: Double, velocity: Double = 0,
    duration: Double = MotionConstants.standard.clickScrollDuration
  ) {
    start = from
    target = to
    initialVelocity = velocity
    longest = duration
    let towards = velocity * (to - from).direction
    self.duration = towards > 0 ? min(duration, 3 * abs(to - from) / towards) : duration
  }
}

extension EasedStep {
  /// The position in points, `time` seconds after the start; the target itself from the end on.
  public func position(at time: Double) -> Double {
    let time = time.sinceStart
    guard time < duration else { return target }
    let part = time / duration
    let rest = 1 - part
    return start + (target - start) * part * part * (3 - 2 * part)
      + initialVelocity * time * rest * rest
  }

  /// The speed in points per second, `time` seconds after the start; 0 from the end on.
  public func velocity(at time: Double) -> Double {
    let time = time.sinceStart
    guard time < duration else { return 0 }
    let part = time / duration
    return 6 * (target - start) / duration * part * (1 - part)
      + initialVelocity * (1 - part) * (1 - 3 * part)
  }

  /// Whether the way is done, `time` seconds after the start.
  public func isAtRest(at time: Double) -> Bool { time.sinceStart >= duration }

  /// The way to another target from where this one is at a time, position and speed continuous.
  ///
  /// - Parameters:
  ///   - target: the new target, in points.
  ///   - time: seconds after this way's start; the new way starts there.
  /// - Returns: the new way, as long as this one was meant to be.
  public func retargeted(to target: Double, at time: Double) -> EasedStep {
    EasedStep(
      from: position(at: time), to: target, velocity: velocity(at: time), duration: longest)
  }
}
