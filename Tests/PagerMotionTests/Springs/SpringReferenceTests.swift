import PagerMotion
import Testing

/// The values of springs, snaps and bounces that were computed at 50 digits.
@Suite struct SpringReferenceTests {
  @Test(arguments: Fixture.reference("spring_state"))
  func `a spring is where and as fast as expected`(record: Record) throws {
    let spring = Spring(
      mass: try record.inputs["mass"].number(),
      stiffness: try record.inputs["stiffness_per_s2"].number(),
      damping: try record.inputs["damping_per_s"].number())
    let motion = SpringMotion(
      spring: spring, displacement: try record.inputs["x0_pt"].number(),
      velocity: try record.inputs["v0_pt_per_s"].number())
    let time = try record.inputs["t_s"].number()

    #expect(spring.regime.name.hasPrefix(try record.json["regime"].text()))
    #expect(try record.holds(motion.displacement(at: time), record.expected["x_pt"]))
    #expect(try record.holds(motion.velocity(at: time), record.expected["v_pt_per_s"]))
  }

  @Test(arguments: Fixture.reference("spring_from_response"))
  func `a response makes the expected spring`(record: Record) throws {
    let spring = Spring(
      response: try record.inputs["response_s"].number(),
      dampingRatio: try record.inputs["damping_ratio"].number())

    #expect(try record.holds(spring.angularFrequency, record.expected["omega0_rad_per_s"]))
    #expect(try record.holds(spring.stiffness, record.expected["stiffness_per_s2"]))
    #expect(try record.holds(spring.damping, record.expected["damping_per_s"]))
  }

  @Test(arguments: Fixture.reference("critical_spring_peak"))
  func `a bounce peaks when and where expected`(record: Record) throws {
    let bounce = Bounce(
      from: try record.inputs["x0_pt"].number(), to: 0,
      velocity: try record.inputs["v0_pt_per_s"].number(),
      response: try record.inputs["response_s"].number())

    #expect(try record.holds(bounce.peakTime, record.expected["t_s"]))
    #expect(try record.holds(bounce.position(at: bounce.peakTime), record.expected["x_pt"]))
  }

  @Test(arguments: Fixture.reference("critical_spring_settle_time"))
  func `a critical spring comes near when expected`(record: Record) throws {
    let spring = CriticalSpring(
      angularFrequency: Spring.angularFrequency(
        response: try record.inputs["response_s"].number()),
      displacement: try record.inputs["x0_pt"].number(),
      velocity: try record.inputs["v0_pt_per_s"].number())
    let time = spring.time(staysBelow: try record.inputs["distance_eps_pt"].number())

    #expect(try record.holds(time, record.expected))
  }

  @Test(arguments: Fixture.reference("page_snap_state"))
  func `a snap is where and as fast as expected`(record: Record) throws {
    var constants = MotionConstants.standard
    constants.maximumSnapFrequency = try record.inputs["omega_max_rad_per_s"].number()
    let snap = PageSnap(
      from: 0, to: try record.inputs["distance_to_target_pt"].number(),
      velocity: try record.inputs["v0_towards_target_pt_per_s"].number(),
      response: try record.inputs["response_s"].number(), constants: constants)
    let time = try record.inputs["t_s"].number()

    #expect(try record.holds(snap.angularFrequency, record.expected["omega_rad_per_s"]))
    #expect(try record.holds(snap.initialVelocity, record.expected["v0_used_pt_per_s"]))
    #expect(
      try record.holds(
        snap.position(at: time) - snap.target, record.expected["x_minus_target_pt"]))
    #expect(try record.holds(snap.velocity(at: time), record.expected["v_pt_per_s"]))
  }

  @Test(arguments: Fixture.reference("decay_then_bounce"))
  func `a fling hits the edge and bounces as expected`(record: Record) throws {
    var constants = MotionConstants.standard
    constants.bounceResponse = try record.inputs["bounce_response_s"].number()
    let fling = ScrollFling(
      from: try record.inputs["x0_pt"].number(),
      velocity: try record.inputs["v0_pt_per_s"].number(),
      range: 0...(try record.inputs["max_offset_pt"].number()),
      rate: try record.inputs["rate_per_ms"].number(), constants: constants)
    let (edge, time) = (try #require(fling.edgeTime), try record.inputs["t_s"].number())

    #expect(try record.holds(edge, record.expected["t_edge_s"]))
    #expect(try record.holds(fling.velocity(at: edge), record.expected["v_edge_pt_per_s"]))
    #expect(try record.holds(fling.position(at: time), record.expected["x_pt"]))
    #expect(try record.holds(fling.velocity(at: time), record.expected["v_pt_per_s"]))
  }
}

extension Spring.Regime {
  /// The fixtures' word.
  var name: String {
    switch self {
    case .underdamped: "underdamped"
    case .critical: "critical"
    case .overdamped: "overdamped"
    }
  }
}
