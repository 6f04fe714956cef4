/// A damped spring: m·x″ + c·x′ + k·x = 0.
public struct Spring: Sendable, Equatable {
  /// The mass m.
  public let mass: Double
  /// The stiffness k, per second squared for a mass of 1.
  public let stiffness: Double
  /// The damping c, per second for a mass of 1.
  public let damping: Double

  /// Makes a spring of its three coefficients.
  ///
  /// - Precondition: mass and stiffness are more than 0, the damping is not negative.
  /// - Parameters:
  ///   - mass: the mass m.
  ///   - stiffness: the stiffness k.
  ///   - damping: the damping c.
  public init(mass: Double, stiffness: Double, damping: Double) {
    precondition(
      mass > 0 && stiffness > 0 && damping >= 0, "A spring has mass, stiffness and no push.")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// Makes a spring of mass 1 as designers describe it: ω₀ = 2π/response, k = ω₀², c = 2ζω₀.
  ///
  /// Source: the WWDC 2018 talk 803, "Designing Fluid Interfaces".
  ///
  /// - Precondition: the response is more than 0, the ratio is not negative.
  /// - Parameters:
  ///   - response: the period of the undamped spring, in seconds.
  ///   - dampingRatio: ζ; below 1 the spring swings, at 1 it is critical.
  public init(response: Double, dampingRatio: Double) {
    let frequency = Spring.angularFrequency(response: response)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }
}

extension Spring {
  /// How a spring comes to rest.
  public enum Regime: Sendable, Equatable {
    /// It swings about its target.
    case underdamped
    /// It comes to rest as fast as it can without swinging.
    case critical
    /// It creeps to its target.
    case overdamped
  }

  /// The angular frequency √(k/m) of the spring without its damping, in radians per second.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// The damping ratio ζ = c/(2√(k·m)).
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The regime; a damping ratio within 1e-9 of 1 is critical, as rounding cannot tell them apart.
  public var regime: Regime {
    let ratio = dampingRatio
    if abs(ratio - 1) <= 1e-9 { return .critical }
    return ratio < 1 ? .underdamped : .overdamped
  }

  /// The angular frequency ω₀ = 2π/response in radians per second, for a response in seconds.
  public static func angularFrequency(response: Double) -> Double { 2 * Double.pi / response }
}
