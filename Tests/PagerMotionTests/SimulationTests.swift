import Foundation
import PagerMotion
import Testing

/// The published expectations for least squares, friction and springs.
@Suite struct SimulationTests {
  @Test func `every case of the three groups is checked`() {
    #expect(Fixture.simulations("least_squares").count == 10)
    #expect(Fixture.simulations("friction").count == 6)
    #expect(Fixture.simulations("spring").count == 7)
  }

  @Test(arguments: Fixture.simulations("least_squares"))
  func `a polynomial is fitted as published`(record: Record) throws {
    let samples = try record.inputs["samples_ms"].items.map { try $0.numbers() }
    let isSampled = !samples.isEmpty
    let newest = samples.last?[0] ?? 0
    let fit = try #require(
      LeastSquares(
        x: isSampled ? samples.map { $0[0] - newest } : try record.inputs["x"].numbers(),
        y: isSampled ? samples.map { $0[1] } : try record.inputs["y"].numbers(),
        weights: isSampled ? nil : try record.inputs["weights"].numbers(),
        degree: try record.inputs["degree"].integer()))

    for check in record.json["checks"].items {
      let tolerance = try check["tolerance"].number()
      switch try check["what"].text() {
      case "coefficients":
        let expected = try check["expect"].numbers()
        #expect(fit.coefficients.count == expected.count)
        #expect(zip(fit.coefficients, expected).allSatisfy { abs($0 - $1) <= tolerance })
      case "confidence_r2":
        #expect(abs(fit.confidence - (try check["expect"].number())) <= tolerance)
      case "velocity_per_s":
        #expect(abs(fit.coefficients[1] * 1000 - (try check["expect"].number())) <= tolerance)
      case "velocity_per_ms":
        #expect(abs(fit.coefficients[1] - (try check["expect"].number())) <= tolerance)
      case let other:
        Issue.record("unknown check \(other)")
      }
    }
  }

  @Test(arguments: Fixture.simulations("friction"))
  func `friction slows down as published`(record: Record) throws {
    let friction = try Friction(record)
    for check in record.json["checks"].items {
      let value = try friction.value(of: check)
      #expect(check.isMet(by: value), "\(check): \(String(describing: value))")
    }
  }

  @Test(arguments: Fixture.simulations("spring"))
  func `a spring moves as published`(record: Record) throws {
    let spring = try record.spring()
    let from = record.inputs["from"].optionalNumber ?? 0
    let to = record.inputs["to"].optionalNumber ?? 0
    let motion = SpringMotion(spring: spring, displacement: from - to, velocity: 0)

    for check in record.json["checks"].items {
      let time = check["t_s"].optionalNumber ?? 0
      switch try check["what"].text() {
      case "x":
        #expect(check.isMet(by: to + motion.displacement(at: time)), "\(check)")
      case "v":
        #expect(check.isMet(by: motion.velocity(at: time)), "\(check)")
      case "done":
        let isAtRest = motion.isAtRest(at: time, distance: 0.01, velocity: 0.01)
        #expect(isAtRest == check["expect"].isTrue)
      case "regime":
        #expect(spring.regime.name.hasPrefix(try check["expect"].text()))
      case let other:
        Issue.record("unknown check \(other)")
      }
    }
  }
}

/// Flutter's friction: drag is what is left of the speed after a second, and a constant
/// deceleration, which the pager does not have, may stop it earlier.
private struct Friction {
  let decay: Decay
  let drag: Double
  let deceleration: Double
  let stopSpeed: Double

  init(_ record: Record) throws {
    let (x, v) = (try record.inputs["x0"].number(), try record.inputs["v0"].number())
    if let drag = record.inputs["drag_per_s"].optionalNumber {
      self.drag = drag
    } else {
      let (x1, v1) = (try record.inputs["x1"].number(), try record.inputs["v1"].number())
      drag = exp((v - v1) / (x - x1))
    }
    decay = Decay(position: x, velocity: v, ratePerMillisecond: pow(drag, 0.001))
    deceleration = record.inputs["constant_deceleration"].optionalNumber ?? 0
    stopSpeed = record.inputs["stop_speed"].optionalNumber ?? 0
  }

  func value(of check: JSON) throws -> Double? {
    let time = check["t_s"].optionalNumber ?? 0
    switch try check["what"].text() {
    case "x": return position(at: time)
    case "v": return decay.velocity(at: time)
    case "final_x": return deceleration == 0 ? decay.restPosition : position(at: .infinity)
    case "time_at_x": return decay.time(toReach: try check["x"].number())
    case "stop_time_s": return stopTime
    case "done": return abs(decay.velocity(at: time)) < stopSpeed ? 1 : 0
    default: return drag
    }
  }

  private func position(at time: Double) -> Double {
    let time = min(time, stopTime)
    let direction: Double = decay.velocity < 0 ? -1 : 1
    let brake = deceleration == 0 ? 0 : direction * deceleration * time * time / 2
    return decay.position(at: time) - brake
  }

  /// When the constant deceleration has used up the speed, by halving.
  private var stopTime: Double {
    guard deceleration > 0 else { return .infinity }
    var (moving, stopped) = (0.0, abs(decay.velocity) / deceleration)
    for _ in 0..<60 {
      let middle = (moving + stopped) / 2
      if abs(decay.velocity(at: middle)) > deceleration * middle {
        moving = middle
      } else {
        stopped = middle
      }
    }
    return stopped
  }
}

extension JSON {
  /// Whether a value is what the check expects: a number, a range, a whole part, a flag, nothing.
  fileprivate func isMet(by value: Double?) -> Bool {
    if let computed = self["computed"].optionalNumber {
      guard let value, abs(value - computed) <= 1e-9 * max(1, abs(computed)) else { return false }
    }
    if let floor = self["expect_floor"].optionalNumber { return value?.rounded(.down) == floor }
    let bounds = self["expect_range"].items.compactMap(\.optionalNumber)
    if bounds.count == 2 { return value.map { $0 >= bounds[0] && $0 <= bounds[1] } ?? false }
    switch self["expect"] {
    case .number(let expected):
      guard let value, let tolerance = self["tolerance"].optionalNumber else { return false }
      return abs(value - expected) <= max(tolerance, 1e-9)
    case .bool(let flag): return value == (flag ? 1 : 0)
    default: return self["computed"] != .null || value == nil
    }
  }
}

extension Record {
  fileprivate func spring() throws -> Spring {
    let (mass, stiffness) = (try inputs["mass"].number(), try inputs["stiffness"].number())
    let ratio = inputs["damping_ratio"].optionalNumber
    let damping =
      try ratio.map { 2 * $0 * (mass * stiffness).squareRoot() }
      ?? (try inputs["damping"].number())
    return Spring(mass: mass, stiffness: stiffness, damping: damping)
  }
}
