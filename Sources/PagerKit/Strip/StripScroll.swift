import PagerMotion

/// Where a strip stands: parked by the pages, or left elsewhere by a hand.
///
/// Offsets are in points of the strip's content, times in seconds. What a hand left, and every
/// sudden change of the parked place, fades with the spring of the page snap: the offset is
/// continuous but for what the hand itself does.
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
  private(set) var maximum = 0.0
  /// The width of the strip.
  var width = 0.0
  /// Device pixels a point.
  var pixelScale = 1.0
  private var hand = Hand.none
  private var fade: Fade?
  /// The tuned numbers of motion.
  var constants = MotionConstants.standard
  /// Whether nothing moves by itself, and nothing can be pulled beyond an end.
  var reducesMotion = false

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

  /// The offset at `time`; beyond 0…maximum only while a hand, a bounce or a fade keeps it there.
  func offset(at time: Double) -> Double {
    switch hand {
    case .none: clamped(parked) + fadeOffset(at: time)
    case .holds(let anchor, let way): held(anchor - way)
    case .flung(let fling, let start): fling.position(at: time - start)
    case .stepped(let step, let start): step.position(at: time - start)
    case .left(let offset): offset
    }
  }

  /// The pages park the strip at `offset` now.
  ///
  /// When this is no continuation of the last place, the difference `fades`.
  mutating func park(at offset: Double, fades: Bool, time: Double) {
    let shown = self.offset(at: time)
    let speed = velocity(at: time)
    let jump = clamped(offset) - clamped(parked)
    parked = offset
    guard fades, hand == .none, abs(jump) > constants.restDistance / pixelScale else { return }
    startFade(from: shown - clamped(parked), velocity: speed, time: time)
  }

  /// The content has another length now, and what is seen lies `distance` points further right in
  /// it: the strip goes with what is seen.
  mutating func contentChanged(movedBy distance: Double, maximum: Double, at time: Double) {
    guard distance != 0 || maximum != self.maximum else { return }
    let place = offset(at: time) + distance
    let speed = velocity(at: time)
    parked += distance
    self.maximum = maximum
    keep(place, speed: speed, distance: distance, time: time)
  }

  /// The pages move again and park the strip within `places`: what the hand left fades.
  mutating func followPages(within places: ClosedRange<Double>, at time: Double) {
    guard hand != .none else { return }
    let shown = offset(at: time)
    let speed = velocity(at: time)
    hand = .none
    parked = min(max(shown, places.lowerBound), places.upperBound)
    startFade(from: shown - clamped(parked), velocity: speed, time: time)
  }

  /// Ends the motions that are over; keeps the fraction of a pixel out of the rest.
  mutating func settle(at time: Double) {
    guard !isMoving(at: time) else { return }
    switch hand {
    case .none: fade = nil
    case .flung(let fling, _): hand = .left(clamped(fling.target))
    case .stepped(let step, _): hand = .left(clamped(step.target))
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
    fling(from: offset(at: time), speed: shown, time: time)
  }

  /// Stops what moves by itself after a hand; tells whether something did.
  mutating func stop(at time: Double) -> Bool {
    guard isMoving(at: time), hand != .none else { return false }
    leave(at: offset(at: time), time: time)
    return true
  }

  /// Brings what moves by itself to where it would come to rest.
  mutating func endMotion(at time: Double) {
    fade = nil
    switch hand {
    case .flung: hand = .left(clamped(offset(at: time)))
    case .stepped(let step, _): hand = .left(clamped(step.target))
    case .left(let place): hand = .left(clamped(place))
    case .none, .holds: break
    }
  }

  /// Scrolls on by `distance` points, gradually.
  mutating func step(by distance: Double, at time: Double) {
    let place = offset(at: time)
    var target = place + distance
    if case .stepped(let step, _) = hand, isMoving(at: time) { target = step.target + distance }
    guard !reducesMotion else { return leave(at: clamped(target), time: time) }
    hand = .stepped(
      EasedStep(
        from: place, to: clamped(target), velocity: velocity(at: time),
        duration: constants.clickScrollDuration),
      start: time)
  }

  /// Scrolls by `distance` points at once.
  mutating func shift(by distance: Double, at time: Double) {
    let place = offset(at: time)
    // Beyond an end only the way back is free.
    let end = max(place, maximum)
    leave(at: min(max(place + distance, min(place, 0)), end), time: time)
  }
}

extension StripScroll {
  private var range: ClosedRange<Double> { 0...max(0, maximum) }

  private func clamped(_ offset: Double) -> Double {
    min(max(offset, 0), max(0, maximum))
  }

  private func held(_ raw: Double) -> Double {
    reducesMotion ? clamped(raw) : rubberBand.shown(raw: raw, in: range)
  }

  private var rubberBand: RubberBand {
    RubberBand(dimension: width, coefficient: constants.rubberBand)
  }

  private func velocity(at time: Double) -> Double {
    switch hand {
    case .flung(let fling, let start): fling.velocity(at: time - start)
    case .stepped(let step, let start): step.velocity(at: time - start)
    case .none: fade.map { $0.spring.velocity(at: time - $0.start) } ?? 0
    case .holds, .left: 0
    }
  }

  /// Goes on from `place` in a content that is otherwise than before.
  private mutating func keep(_ place: Double, speed: Double, distance: Double, time: Double) {
    switch hand {
    case .none:
      guard abs(offset(at: time) - place) > 1e-9 else { return }
      startFade(from: place - clamped(parked), velocity: speed, time: time)
    case .holds(_, let way):
      hand = .holds(anchor: rubberBand.raw(shown: place, in: range) + way, way: way)
    case .flung: fling(from: place, speed: speed, time: time)
    case .stepped(let step, let start):
      let rest = max(0, step.duration - (time - start))
      guard rest > 0 else { return leave(at: place, time: time) }
      let target = clamped(step.target + distance)
      let next = EasedStep(from: place, to: target, velocity: speed, duration: rest)
      hand = .stepped(next, start: time)
    case .left: leave(at: place, time: time)
    }
  }

  /// Leaves the strip at `place`, from where it returns if that is beyond an end.
  private mutating func leave(at place: Double, time: Double) {
    hand = .left(place)
    if !range.contains(place) { fling(from: place, speed: 0, time: time) }
  }

  private mutating func fling(from place: Double, speed: Double, time: Double) {
    guard !reducesMotion else { return hand = .left(clamped(place)) }
    let fling = ScrollFling(
      from: place, velocity: speed, range: range, rate: constants.stripDecayRate,
      constants: constants)
    hand = .flung(fling, start: time)
  }

  private mutating func startFade(from distance: Double, velocity: Double, time: Double) {
    guard !reducesMotion else { return fade = nil }
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
