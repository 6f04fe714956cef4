import PagerMotion
import Testing

@Suite struct ReleaseTrackerTests {
  private static let rates = [24.0, 30, 60, 75, 144, 240]

  @Test(arguments: 0..<50)
  func `true times give the same speed however events are batched`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let drag = Drag(speed: random.number(-3000...3000), interval: random.number(0.001...0.012))
    var (single, merged) = (ReleaseTracker(), ReleaseTracker())
    for sample in drag.samples { single.add(position: sample.place, time: sample.time) }
    for sample in drag.samples {
      _ = merged.velocity(at: sample.time)
      merged.add(position: sample.place, time: sample.time)
    }

    let velocity = single.velocity(at: drag.release)
    #expect(velocity == merged.velocity(at: drag.release))
    #expect(abs(velocity - drag.speed) < 1e-6)
  }

  @Test(arguments: rates, [-1500.0, -400, 400, 1500])
  func `a flick turns the page at every frame rate`(rate: Double, speed: Double) {
    let drag = Drag(speed: speed, interval: 0.008)
    let velocity = drag.pumped(at: rate)
    let page = PageTarget.page(
      position: 2 + drag.travel / 960, start: 2, velocity: velocity, travel: drag.travel, count: 5)

    #expect(page == (speed > 0 ? 3 : 1))
    #expect(abs(velocity - speed) < 0.25 * abs(speed))
  }

  @Test(arguments: rates)
  func `a pause before the release is no flick`(rate: Double) {
    let drag = Drag(speed: 1500, interval: 0.008)

    #expect(drag.pumped(at: rate, pause: 0.2) == 0)
  }

  @Test(arguments: [(0.040, false), (0.0401, true)])
  func `a pause of more than 40 ms is no flick`(pause: Double, isStill: Bool) {
    let drag = Drag(speed: 1000, interval: 0.01)
    var tracker = ReleaseTracker()
    for sample in drag.samples { tracker.add(position: sample.place, time: sample.time) }

    #expect((tracker.velocity(at: drag.release + pause) == 0) == isStill)
  }

  @Test func `a mouse of 1 kHz is not slowed by the part of a frame before the release`() {
    let drag = Drag(speed: 1200, interval: 0.001)

    #expect(abs(drag.pumped(at: 60) - 1200) < 12)
  }

  @Test func `samples before a gap do not count`() {
    var tracker = ReleaseTracker()
    for (time, place) in [(0.0, 900.0), (0.005, 800), (0.046, 0), (0.056, 10)] {
      tracker.add(position: place, time: time)
    }

    #expect(abs(tracker.velocity(at: 0.056) - 1000) < 1e-6)
  }

  @Test func `the speed is limited`() {
    var tracker = ReleaseTracker()
    tracker.add(position: 0, time: 0)
    tracker.add(position: -400, time: 0.01)

    #expect(tracker.velocity(at: 0.01) == -8000)
  }

  @Test func `one sample or samples of one time have no speed`() {
    var tracker = ReleaseTracker()
    tracker.add(position: 5, time: 1)
    #expect(tracker.velocity(at: 1) == 0)

    tracker.add(position: 50, time: 1)
    #expect(tracker.velocity(at: 1) == 0)
  }

  @Test func `what is no number is ignored and time never goes back`() {
    var tracker = ReleaseTracker()
    tracker.add(position: 0, time: 1)
    tracker.add(position: .nan, time: 1.005)
    tracker.add(position: 4, time: .infinity)
    tracker.add(position: 10, time: 1.01)
    tracker.add(position: 10, time: 0.5)

    #expect(abs(tracker.velocity(at: 1.01) - 1000) < 1e-6)
  }

  @Test func `a long drag ends like a short one`() {
    let (long, short) = (
      Drag(speed: 700, interval: 0.000_1, duration: 2), Drag(speed: 700, interval: 0.000_1)
    )
    var trackers = (ReleaseTracker(), ReleaseTracker())
    for sample in long.samples { trackers.0.add(position: sample.place, time: sample.time) }
    for sample in short.samples { trackers.1.add(position: sample.place, time: sample.time) }

    let velocities = (trackers.0.velocity(at: 2), trackers.1.velocity(at: 0.2))
    #expect(abs(velocities.0 - velocities.1) < 1e-6)
  }
}

/// A steady drag.
private struct Drag {
  let speed: Double
  let interval: Double
  var duration = 0.2

  var samples: [(time: Double, place: Double)] {
    stride(from: 0, through: duration, by: interval).map { ($0, speed * $0) }
  }
  var release: Double { samples.last?.time ?? 0 }
  var travel: Double { speed * duration }

  /// The release speed when events are stamped by the pumps of a frame rate.
  func pumped(at rate: Double, pause: Double = 0) -> Double {
    var tracker = ReleaseTracker()
    for sample in samples {
      let pump = (sample.time * rate).rounded(.up)
      tracker.add(position: sample.place, time: pump / rate, pump: Int(pump))
    }
    let pump = ((release + pause) * rate).rounded(.up)
    return tracker.velocity(at: pump / rate, releasePump: Int(pump))
  }
}
