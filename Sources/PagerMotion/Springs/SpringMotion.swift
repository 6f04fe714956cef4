/// The motion of a spring released at some distance from its target with some speed.
///
/// With α = c/2m and displacement x measured from the target, x(t) is
/// - critical: (x₀ + (v₀ + α·x₀)·t)·e^(−αt);
/// - underdamped, ω = √(ω₀² − α²): e^(−αt)·(x₀·cos ωt + (v₀ + α·x₀)/ω·sin ωt);
/// - overdamped, with the roots r = −α ± √(α² − ω₀²): A·e^(r₁t) + B·e^(r₂t).
///
/// Times before the start count as the start.
public struct SpringMotion: Sendable, Equatable {
  /// The spring that pulls.
  public let spring: Spring
  /// The displacement x₀ from the target at the start, in points.
  public let displacement: Double
  /// The speed v₀ at the start, in points per second.
  public let velocity: Double

  /// Releases a spring.
  ///
  /// - Parameters:
  ///   - spring: the spring that pulls.
  ///   - displacement: the distance from the target at the start, position − target, in points.
  ///   - velocity: the speed at the start, in points per second.
  public init(spring: Spring, displacement: Double, velocity: Double) {
    self.spring = spring
    self.displacement = displacement
    self.velocity = velocity
  }
}

extension SpringMotion {
  /// The distance from the target in points, `time` seconds after the start.
  public func displacement(at time: Double) -> Double { state(at: time.sinceStart).displacement }

  /// The speed in points per second, `time` seconds after the start.
  public func velocity(at time: Double) -> Double { state(at: time.sinceStart).velocity }

  /// Whether the motion is nearer and slower than both limits at a time.
  ///
  /// - Parameters:
  ///   - time: seconds after the start.
  ///   - distance: the limit of the displacement, in points.
  ///   - velocity: the limit of the speed, in points per second.
  /// - Returns: whether both magnitudes are below their limits at that very time.
  public func isAtRest(at time: Double, distance: Double, velocity: Double) -> Bool {
    let now = state(at: time.sinceStart)
    return abs(now.displacement) < distance && abs(now.velocity) < velocity
  }
}

extension SpringMotion {
  private typealias State = (displacement: Double, velocity: Double)

  private var decayRate: Double { spring.damping / (2 * spring.mass) }

  private func state(at time: Double) -> State {
    switch spring.regime {
    case .critical: criticalState(at: time)
    case .underdamped: underdampedState(at: time)
    case .overdamped: overdampedState(at: time)
    }
  }

  private func criticalState(at time: Double) -> State {
    let motion = CriticalSpring(
      angularFrequency: decayRate, displacement: displacement, velocity: velocity)
    return (motion.displacement(at: time), motion.velocity(at: time))
  }

  private func underdampedState(at time: Double) -> State {
    let natural = spring.angularFrequency
    let frequency = ((natural - decayRate) * (natural + decayRate)).squareRoot()
    let envelope = Mathematics.exponential(-decayRate * time)
    let cosine = Mathematics.cosine(frequency * time)
    let sine = Mathematics.sine(frequency * time)
    let swing = (velocity + decayRate * displacement) / frequency
    return (
      envelope * (displacement * cosine + swing * sine),
      envelope
        * (velocity * cosine - (decayRate * swing + frequency * displacement) * sine)
    )
  }

  private func overdampedState(at time: Double) -> State {
    let natural = spring.angularFrequency
    let spread = ((decayRate - natural) * (decayRate + natural)).squareRoot()
    let (slow, fast) = (-decayRate + spread, -decayRate - spread)
    let slowPart =
      (velocity - fast * displacement) / (2 * spread) * Mathematics.exponential(slow * time)
    let fastPart =
      (slow * displacement - velocity) / (2 * spread) * Mathematics.exponential(fast * time)
    return (slowPart + fastPart, slow * slowPart + fast * fastPart)
  }
}
