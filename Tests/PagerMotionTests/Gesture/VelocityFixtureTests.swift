import PagerMotion
import Testing

/// Recorded touches with the speeds that the tests of public projects expect.
@Suite struct VelocityFixtureTests {
  private static let sequences = Fixture.records(Fixture.velocities["sequences"])
  private static let scrolls = Fixture.records(Fixture.velocities["scroll_sequences"])
  private static let behaviours = Fixture.records(Fixture.velocities["behaviour_cases"])

  @Test func `every sequence is checked`() {
    #expect(Self.sequences.count == 33)
    #expect(Self.scrolls.count == 8)
    #expect(
      Self.behaviours.map(\.id) == ["no-data", "stopped-40ms", "cancel", "ios-constant"])
  }

  @Test(arguments: sequences)
  func `the public estimators agree with their projects`(sequence: Record) throws {
    for expected in sequence.expected.items {
      let name = try expected["estimator"].text()
      let estimator = try #require(ReferenceEstimator(rawValue: name))
      for axis in ["x", "y"] {
        guard let speed = expected["v" + axis].optionalNumber else { continue }
        let found = estimator.velocity(of: try sequence.samples(axis))
        #expect(
          abs(found - speed) <= (try sequence.tolerance(expected, of: speed)), "\(name) \(axis)")
      }
    }
  }

  @Test(arguments: sequences, ReferenceEstimator.allCases)
  func `the reference estimators are what was computed`(
    sequence: Record, estimator: ReferenceEstimator
  ) throws {
    for axis in ["x", "y"] {
      let computed = sequence.json["computed"][estimator.rawValue]["v" + axis]
      guard let speed = computed.optionalNumber else { continue }
      let found = estimator.velocity(of: try sequence.samples(axis))
      #expect(abs(found - speed) <= 1e-6 * max(1, abs(speed)))
    }
  }

  @Test(arguments: scrolls)
  func `the impulse of wheel deltas agrees with Android`(sequence: Record) throws {
    let events = sequence.json["events"].items
    let speeds = try zip(events, events.dropFirst()).map { earlier, later in
      try later["delta"].number() * 1000 / (try later["t_ms"].number() - earlier["t_ms"].number())
    }
    let expected = try sequence.expected["v_units_per_s"].number()

    #expect(
      abs(ReferenceEstimator.impulse(ofSpeeds: speeds) - expected)
        <= (try sequence.tolerance(sequence.expected, of: expected)))
  }

  @Test(arguments: sequences)
  func `our own estimator has the direction and size of the fitted one`(sequence: Record) throws {
    for axis in ["x", "y"] {
      let samples = try sequence.samples(axis)
      let line = ReferenceEstimator.lsq1.velocity(of: samples)
      let speed = tracker(of: samples).velocity(at: (samples.last?.time ?? 0) / 1000)
      print("\(sequence.id) \(axis): ours \(speed.rounded())", sequence.published(axis))
      guard abs(line) > 200 else { continue }
      #expect(speed * line > 0 && abs(speed) > abs(line) / 2 && abs(speed) <= 8000)
    }
  }

  @Test(arguments: [
    ("android-ShortDelayBeforeActionUp", 1000.0), ("android-LongDelayBeforeActionUp", 0),
  ])
  func `the delay before the release decides whether there is a speed`(
    id: String, expected: Double
  ) throws {
    let sequence = try #require(Self.sequences.first { $0.id == id })
    let release = try #require(sequence.json["events"].items.last)
    let velocity = tracker(of: try sequence.samples("x"))
      .velocity(at: try release["t_ms"].number() / 1000)

    #expect(abs(velocity - expected) < 1e-9)
  }

  @Test func `no samples have no speed`() {
    #expect(ReleaseTracker().velocity(at: 1) == 0)
  }

  @Test(arguments: sequences)
  func `a pointer that rested for more than 40 ms has no speed`(sequence: Record) throws {
    let samples = try sequence.samples("y")
    let last = try #require(samples.last).time / 1000

    #expect(tracker(of: samples).velocity(at: last + 0.0401) == 0)
  }

  @Test(arguments: sequences)
  func `a pointer that was cancelled has no speed`(sequence: Record) throws {
    var tracker = tracker(of: try sequence.samples("y"))
    tracker.reset()

    #expect(tracker.velocity(at: 0) == 0)
  }

  @Test func `the weights of a steady motion add up`() {
    let samples = (0..<6).map { (time: Double($0) * 1000, place: Double(-$0)) }

    #expect(abs(ReferenceEstimator.ios.velocity(of: samples) + 1) < 1e-12)
  }

  private func tracker(of samples: [ReferenceEstimator.Sample]) -> ReleaseTracker {
    var tracker = ReleaseTracker()
    for sample in samples { tracker.add(position: sample.place, time: sample.time / 1000) }
    return tracker
  }
}

extension Record {
  fileprivate func samples(_ axis: String) throws -> [ReferenceEstimator.Sample] {
    try json["events"].items.filter { $0["type"] != .string("up") }.map { event in
      (time: try event["t_ms"].number(), place: try event[axis].number())
    }
  }

  /// The tolerance in points per second: Flutter's values hold to 1e-6, Android's fits to 0.1 %.
  fileprivate func tolerance(_ expected: JSON, of value: Double) throws -> Double {
    let given = try expected["tolerance"]["value"].number()
    guard expected["tolerance"]["kind"] == .string("relative") else { return given }
    guard expected["estimator"] == .string("lsq2") else { return given * abs(value) + 1e-9 }
    guard json["origin"] == .string("flutter") else { return 1e-3 * abs(value) + 1e-9 }
    // One recording's speeds were published with a single decimal.
    let isRounded = (value * 10).rounded() == value * 10
    return isRounded ? 0.05 : 1e-6 * abs(value)
  }

  /// The published speeds of an axis, to be printed beside ours.
  fileprivate func published(_ axis: String) -> String {
    expected.items.compactMap { item -> String? in
      guard let name = item["estimator"].optionalText else { return nil }
      return item["v" + axis].optionalNumber.map { "\(name) \($0.rounded())" }
    }.joined(separator: ", ")
  }
}
