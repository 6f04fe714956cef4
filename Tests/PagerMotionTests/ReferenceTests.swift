import PagerMotion
import Testing

/// The values of decay, rubber band, page target and slop that were computed at 50 digits.
@Suite struct ReferenceTests {
  /// The kinds that these tests and `SpringReferenceTests` check.
  private static let checked: Set<String> = [
    "decay_state", "decay_rest", "decay_project_per_ms_sum", "decay_time_at_position",
    "decay_duration_until_remaining", "decay_duration_until_speed", "rubber_band",
    "rubber_band_inverse", "rubber_band_signed", "rubber_band_roundtrip", "page_target",
    "release_velocity", "drag_slop", "spring_state", "spring_from_response",
    "critical_spring_peak", "critical_spring_settle_time", "page_snap_state",
    "decay_then_bounce",
  ]
  /// Resampling waits until SDL delivers the true times of touches.
  private static let postponed: Set<String> = ["touch_resample"]

  @Test func `every kind of record is checked`() {
    let records = Fixture.records(Fixture.reference["records"])
    let kinds = Set(records.compactMap { $0.json["kind"].optionalText })

    #expect(records.count == 120)
    #expect(kinds == Self.checked.union(Self.postponed))
  }

  @Test(arguments: Fixture.reference("decay_state"))
  func `a decay is where and as fast as expected`(record: Record) throws {
    let decay = try record.decay()
    let time = try record.inputs["t_s"].number()

    #expect(try record.holds(decay.position(at: time), record.expected["x_pt"]))
    #expect(try record.holds(decay.velocity(at: time), record.expected["v_pt_per_s"]))
  }

  @Test(arguments: Fixture.reference("decay_rest"))
  func `a decay rests where expected`(record: Record) throws {
    #expect(try record.holds(try record.decay().restPosition, record.expected))
  }

  @Test(arguments: Fixture.reference("decay_project_per_ms_sum"))
  func `a decay rests near the sum over its milliseconds`(record: Record) throws {
    let rate = try record.inputs["rate_per_ms"].number()
    let first = try record.inputs["v0_pt_per_s"].number() / 1000 * rate
    let sum = first / (1 - rate)
    let rest = try record.decay().restPosition

    #expect(try record.holds(sum, record.expected))
    #expect(rest > sum && rest < sum + first / rate)
  }

  @Test(arguments: Fixture.reference("decay_time_at_position"))
  func `a decay reaches a place when expected`(record: Record) throws {
    let decay = try record.decay()
    let time = try #require(decay.time(toReach: try record.inputs["x_pt"].number()))

    #expect(try record.holds(time, record.expected["t_s"]))
    #expect(try record.holds(decay.velocity(at: time), record.expected["v_pt_per_s"]))
  }

  @Test(arguments: Fixture.reference("decay_duration_until_remaining"))
  func `a decay comes near its rest when expected`(record: Record) throws {
    let distance = try record.inputs["remaining_pt"].number()

    #expect(try record.holds(try record.decay().time(untilRemaining: distance), record.expected))
  }

  @Test(arguments: Fixture.reference("decay_duration_until_speed"))
  func `a decay slows down when expected`(record: Record) throws {
    let speed = try record.inputs["speed_pt_per_s"].number()

    #expect(try record.holds(try record.decay().time(untilSpeed: speed), record.expected))
  }

  @Test(arguments: Fixture.reference("rubber_band"))
  func `a rubber band shows a pull as expected`(record: Record) throws {
    let (band, pull) = (try record.band(), try record.inputs["pull_pt"].number())

    #expect(try record.holds(band.shown(pull), record.expected["offset_pt"]))
    #expect(try record.holds(band.slope(pull), record.expected["slope"]))
  }

  @Test(arguments: Fixture.reference("rubber_band_inverse"))
  func `a rubber band finds the pull behind an offset`(record: Record) throws {
    let offset = try record.inputs["offset_pt"].number()

    #expect(try record.holds(try record.band().inverse(offset), record.expected))
  }

  @Test(arguments: Fixture.reference("rubber_band_signed"))
  func `a rubber band holds at both ends`(record: Record) throws {
    let range = try record.inputs["min_pt"].number()...record.inputs["max_pt"].number()
    let raw = try record.inputs["raw_offset_pt"].number()

    #expect(try record.holds(try record.band().shown(raw: raw, in: range), record.expected))
  }

  @Test(arguments: Fixture.reference("rubber_band_roundtrip"))
  func `a rubber band gives a pull back`(record: Record) throws {
    let (band, pull) = (try record.band(), try record.inputs["pull_pt"].number())

    #expect(try record.holds(band.inverse(band.shown(pull)), record.expected))
  }

  @Test(arguments: Fixture.reference("page_target"))
  func `a release settles on the expected page`(record: Record) throws {
    var constants = MotionConstants.standard
    constants.flickVelocity = try record.inputs["flick_speed_pt_per_s"].number()
    constants.flickDistance = try record.inputs["min_flick_distance_pt"].number()
    let page = PageTarget.page(
      position: try record.inputs["position_pages"].number(),
      start: try record.inputs["start_page"].integer(),
      velocity: try record.inputs["velocity_pt_per_s"].number(),
      travel: try record.inputs["displacement_pt"].number(),
      count: try record.inputs["page_count"].integer(), constants: constants)

    #expect(page == (try record.expected.integer()))
  }

  @Test(arguments: Fixture.reference("release_velocity"))
  func `a release is as fast as expected`(record: Record) throws {
    var tracker = ReleaseTracker(constants: try record.releaseConstants())
    let samples = try record.inputs["samples_ms_pt"].items.map { try $0.numbers() }
    for (pump, sample) in samples.enumerated() {
      tracker.add(position: sample[1], time: sample[0] / 1000, pump: pump)
    }
    let isPumpedTogether = record.inputs["last_sample_pumped_with_up"].isTrue
    let velocity = tracker.velocity(
      at: try record.inputs["up_ms"].number() / 1000,
      releasePump: isPumpedTogether ? samples.count - 1 : samples.count)

    #expect(try record.holds(velocity, record.expected))
  }

  @Test(arguments: Fixture.reference("drag_slop"))
  func `a press becomes a drag when expected`(record: Record) throws {
    let slop = try record.inputs["slop_pt"].number()
    let down = try record.inputs["down_pt"].numbers()
    let travels = try record.inputs["moves_pt"].items.map { move in
      let place = try move.numbers()
      return (x: place[0] - down[0], y: place[1] - down[1])
    }
    let decisions = travels.map { SlopTest.decide(dx: $0.x, dy: $0.y, slop: slop) }
    let first = decisions.first { $0 != .pending }

    if record.expected == .string("rejected") {
      #expect(first == .vertical)
    } else {
      let begin = try record.expected["begins_at_move"].integer()
      let delta = SlopTest.afterSlop(total: try #require(travels.last).x, slop: slop)
      #expect(first == .horizontal && decisions.firstIndex(of: .horizontal) == begin)
      #expect(try record.holds(delta, record.expected["applied_delta_after_last_move_pt"]))
    }
  }
}

extension Record {
  fileprivate func decay() throws -> Decay {
    Decay(
      position: inputs["x0_pt"].optionalNumber ?? 0,
      velocity: try inputs["v0_pt_per_s"].number(),
      ratePerMillisecond: try inputs["rate_per_ms"].number())
  }

  fileprivate func band() throws -> RubberBand {
    RubberBand(
      dimension: try inputs["dimension_pt"].number(), coefficient: try inputs["c"].number())
  }

  fileprivate func releaseConstants() throws -> MotionConstants {
    var constants = MotionConstants.standard
    constants.velocityWindow = try inputs["window_ms"].number() / 1000
    constants.velocityGap = try inputs["stop_gap_ms"].number() / 1000
    return constants
  }
}
