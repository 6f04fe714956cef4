import PagerMotion

/// Where a strip stands: parked by the pages, or left elsewhere by a hand.
///
/// Offsets are in points of the strip's content, times in seconds. What a hand left, and every
/// sudden change of the parked place, fades with the spring of the page snap.
struct StripScroll: Sendable, Equatable {
  /// What a hand does or did to the strip since the pages moved last.
  private enum Hand: Sendable, Equatable {
    case none
    /// It holds the strip; the place that it asks for at no way, and the way.
    case holds(anchor: Double, way: Double)
    /// It let the strip go with some speed.
    case flung(ScrollFling, start: Double)
    /// It turned the wheel.
    case stepped(EasedStep, start: Double)
    /// It left the strip here.
    case left(Double)
  }

  /// The offset at which the pages park the strip.
  private(set) var parked = 0.0
  /// The greatest offset.
  var maximum = 0.0
  /// The width of the strip.
  var width = 0.0
  /// Device pixels a point.
  var pixelScale = 1.0
  private var hand = Hand.none
  private var fade: Fade?
  private let constants = MotionConstants.standard

  /// A difference to the parked place that goes away.
  private struct Fade: Sendable, Equatable {
    let spring: CriticalSpring
    let start: Double
  }
}

extension StripScroll {
  /// Whether the offset changes with time alone.
  func isMoving(at time: Double) -> Bool {
    switch hand {
    case .flung(let fling, let start): time - start < fling.restTime(pixelScale: pixelScale)
    case .stepped(let step, let start): !step.isAtRest(at: time - start)
    case .none: isFading(at: time)
    case .holds, .left: false
    }
  }

  /// The offset at `time`; beyond 0…maximum only while a hand or its fling pulls it there.
  func offset(at time: Double) -> Double {
    switch hand {
    case .none: min(max(parked + fadeOffset(at: time), 0), maximum)
    case .holds(let anchor, let way): rubberBand.shown(raw: anchor - way, in: range)
    case .flung(let fling, let start): fling.position(at: time - start)
    case .stepped(let step, let start): min(max(step.position(at: time - start), 0), maximum)
    case .left(let offset): min(max(offset, 0), maximum)
    }
  }

  /// The pages park the strip at `offset` now.
  ///
  /// One that is no continuation of the last (`jumps`) fades in, from where the strip is seen:
  /// `shown`.
  mutating func park(at offset: Double, jumps: Bool, shown: Double, time: Double) {
    parked = offset
    if jumps, hand == .none { startFade(from: shown - offset, velocity: 0, time: time) }
  }

  /// The content moved by `distance` points below the strip, and the strip with it.
  mutating func contentMoved(by distance: Double) {
    guard distance != 0 else { return }
    parked += distance
    switch hand {
    case .holds(let anchor, let way): hand = .holds(anchor: anchor + distance, way: way)
    case .left(let offset): hand = .left(offset + distance)
    case .none, .flung, .stepped: break
    }
  }

  /// The pages move again: what the hand left fades.
  mutating func followPages(at time: Double) {
    guard hand != .none else { return }
    let shown = self.offset(at: time)
    let speed = velocity(at: time)
    hand = .none
    startFade(from: shown - parked, velocity: speed, time: time)
  }

  /// Ends the motions that are over; keeps the fraction of a pixel out of the rest.
  mutating func settle(at time: Double) {
    guard !isMoving(at: time) else { return }
    switch hand {
    case .none: fade = nil
    case .flung, .stepped: hand = .left(offset(at: time))
    case .holds, .left: break
    }
  }
}

extension StripScroll {
  /// A hand takes the strip where it is.
  mutating func hold(at time: Double) {
    let shown = offset(at: time)
    hand = .holds(anchor: rubberBand.raw(shown: shown, in: range), way: 0)
  }

  /// The hand moved the strip by `way` points to the right since it took it.
  mutating func move(by way: Double) {
    guard case .holds(let anchor, _) = hand, way.isFinite else { return }
    hand = .holds(anchor: anchor, way: way)
  }

  /// The hand lets go with `speed` points a second to the right.
  mutating func release(speed: Double, at time: Double) {
    guard case .holds(let anchor, let way) = hand else { return }
    let shown = rubberBand.shownVelocity(-speed, raw: anchor - way, in: range)
    let fling = ScrollFling(
      from: offset(at: time), velocity: shown, range: range, rate: constants.stripDecayRate,
      constants: constants)
    hand = .flung(fling, start: time)
  }

  /// Stops what moves by itself; tells whether anything did.
  mutating func stop(at time: Double) -> Bool {
    guard isMoving(at: time), hand != .none else { return false }
    hand = .left(offset(at: time))
    return true
  }

  /// Scrolls on by `distance` points, gradually.
  mutating func step(by distance: Double, at time: Double) {
    var from = offset(at: time)
    var speed = 0.0
    var target = from + distance
    if case .stepped(let step, let start) = hand, !step.isAtRest(at: time - start) {
      from = step.position(at: time - start)
      speed = step.velocity(at: time - start)
      target = step.target + distance
    }
    let end = min(max(target, 0), maximum)
    hand = .stepped(
      EasedStep(
        from: from, to: end, velocity: speed, duration: constants.clickScrollDuration),
      start: time)
  }

  /// Scrolls by `distance` points at once.
  mutating func shift(by distance: Double, at time: Double) {
    hand = .left(min(max(offset(at: time) + distance, 0), maximum))
  }
}

extension StripScroll {
  private var range: ClosedRange<Double> { 0...max(0, maximum) }

  private var rubberBand: RubberBand {
    RubberBand(dimension: width, coefficient: constants.rubberBand)
  }

  private func velocity(at time: Double) -> Double {
    switch hand {
    case .flung(let fling, let start): fling.velocity(at: time - start)
    case .stepped(let step, let start): step.velocity(at: time - start)
    case .none, .holds, .left: 0
    }
  }

  private mutating func startFade(from distance: Double, velocity: Double, time: Double) {
    let frequency = Spring.angularFrequency(response: constants.snapResponse)
    fade = Fade(
      spring: CriticalSpring(
        angularFrequency: frequency, displacement: distance, velocity: velocity),
      start: time)
  }

  private func isFading(at time: Double) -> Bool {
    guard let fade else { return false }
    let rest = fade.spring.restTime(
      distance: constants.restDistance / pixelScale, velocity: constants.restVelocity / pixelScale)
    return time - fade.start < rest
  }

  private func fadeOffset(at time: Double) -> Double {
    guard let fade else { return 0 }
    return fade.spring.displacement(at: time - fade.start)
  }
}
