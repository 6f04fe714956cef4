/// A critically damped spring's motion about 0, which also tells when it has come near.
///
/// x(t) = (c₁ + c₂·t)·e^(−ωt) with c₁ = x₀ and c₂ = v₀ + ω·x₀. It crosses 0 at most once, and
/// not at all when x₀ and c₂ have the same sign. Times before the start count as the start.
public struct CriticalSpring: Sendable, Equatable {
  /// The angular frequency ω, in radians per second.
  public let angularFrequency: Double
  /// The displacement c₁ at the start, in points.
  public let displacement: Double
  /// The linear coefficient c₂, in points per second.
  public let slope: Double

  /// Releases a critical spring.
  ///
  /// - Precondition: the frequency is more than 0.
  /// - Parameters:
  ///   - angularFrequency: ω, in radians per second.
  ///   - displacement: the distance from the target at the start, in points.
  ///   - velocity: the speed at the start, in points per second.
  public init(angularFrequency: Double, displacement: Double, velocity: Double) {
    self.init(
      angularFrequency: angularFrequency, displacement: displacement,
      slope: velocity + angularFrequency * displacement)
  }

  private init(angularFrequency: Double, displacement: Double, slope: Double) {
    precondition(angularFrequency > 0, "A spring's frequency is more than 0.")
    self.angularFrequency = angularFrequency
    self.displacement = displacement
    self.slope = slope
  }
}

extension CriticalSpring {
  /// The displacement (c₁ + c₂·t)·e^(−ωt) in points, `time` seconds after the start.
  public func displacement(at time: Double) -> Double {
    let time = time.sinceStart
    guard time < .infinity else { return 0 }
    return (displacement + slope * time) * Mathematics.exponential(-angularFrequency * time)
  }

  /// The speed (c₂ − ω·(c₁ + c₂·t))·e^(−ωt) in points per second, `time` seconds after the start.
  public func velocity(at time: Double) -> Double { derivative.displacement(at: time) }

  /// When the displacement is largest after the start: t = 1/ω − c₁/c₂; 0 if that lies before it.
  public var peakTime: Double { slope == 0 ? 0 : turningTime.sinceStart }

  /// The first time from which on both displacement and speed stay below their limits.
  ///
  /// - Parameters:
  ///   - distance: the limit of the displacement, in points; more than 0.
  ///   - velocity: the limit of the speed, in points per second; more than 0.
  /// - Returns: the time in seconds; 0 if they stay below from the start.
  public func restTime(distance: Double, velocity: Double) -> Double {
    max(time(staysBelow: distance), derivative.time(staysBelow: velocity))
  }

  /// The first time from which on the displacement stays below a limit.
  ///
  /// The magnitude is monotone between the start, its zero, its turning point and infinity; the
  /// last of these pieces that reaches the limit is halved until two neighbouring numbers are
  /// left, of which the later is returned.
  ///
  /// - Parameter limit: the limit h of |x|, in points.
  /// - Returns: the time in seconds; 0 if the displacement stays below from the start, infinity for
  ///   a limit of 0.
  public func time(staysBelow limit: Double) -> Double {
    guard limit > 0 else { return .infinity }
    let corners = slope == 0 ? [0] : [0, zeroTime, turningTime].filter { $0 >= 0 }.sorted()
    guard let last = corners.lastIndex(where: { isAbove(limit, at: $0) }) else { return 0 }
    let next = corners.index(after: last)
    let end = next < corners.endIndex ? corners[next] : timeBelow(limit, after: corners[last])
    return crossing(of: limit, from: corners[last], to: end)
  }
}

extension CriticalSpring {
  /// The speed as a motion of the same kind: d/dt (a + bt)e^(−ωt) = ((b − ωa) − ωb·t)e^(−ωt).
  private var derivative: CriticalSpring {
    CriticalSpring(
      angularFrequency: angularFrequency, displacement: slope - angularFrequency * displacement,
      slope: -angularFrequency * slope)
  }

  private var zeroTime: Double { -displacement / slope }

  private var turningTime: Double { 1 / angularFrequency + zeroTime }

  private func isAbove(_ limit: Double, at time: Double) -> Bool {
    abs(displacement(at: time)) >= limit
  }

  private func timeBelow(_ limit: Double, after start: Double) -> Double {
    var step = 1 / angularFrequency
    while isAbove(limit, at: start + step) { step *= 2 }
    return start + step
  }

  private func crossing(of limit: Double, from start: Double, to end: Double) -> Double {
    var (above, below) = (start, end)
    while true {
      let middle = above + (below - above) / 2
      guard middle > above, middle < below else { return below }
      if isAbove(limit, at: middle) { above = middle } else { below = middle }
    }
  }
}
