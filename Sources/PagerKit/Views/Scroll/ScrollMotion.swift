import PagerMotion

/// A scroll that runs by itself since `start`, as a function of time.
struct ScrollMotion {
  /// The law of the motion.
  enum Course {
    case fling(ScrollFling)
    case step(EasedStep)
  }

  private var course: Course
  /// When it began, in seconds.
  private let start: Double
  /// How far the content was moved under the motion, in points.
  private var shift = 0.0

  init(_ course: Course, start: Double) {
    self.course = course
    self.start = start
  }

  /// Where it ends, in points.
  var target: Double {
    switch course {
    case .fling(let fling): fling.target + shift
    case .step(let step): step.target + shift
    }
  }

  /// Whether it goes to a place that was asked for.
  var isStep: Bool {
    guard case .step = course else { return false }
    return true
  }

  /// The offset at `time` (seconds), in points.
  func position(at time: Double) -> Double {
    switch course {
    case .fling(let fling): fling.position(at: time - start) + shift
    case .step(let step): step.position(at: time - start) + shift
    }
  }

  /// The speed at `time` (seconds), in points a second.
  func velocity(at time: Double) -> Double {
    switch course {
    case .fling(let fling): fling.velocity(at: time - start)
    case .step(let step): step.velocity(at: time - start)
    }
  }

  /// Whether it is over at `time` (seconds), seen at `scale` device pixels a point.
  func isAtRest(at time: Double, scale: Double) -> Bool {
    switch course {
    case .fling(let fling): fling.isAtRest(at: time - start, pixelScale: scale)
    case .step(let step): step.isAtRest(at: time - start)
    }
  }

  /// Goes on as before, `distance` points further down.
  mutating func shift(by distance: Double) {
    shift += distance
  }

  /// The motion from `time` on when the content ends elsewhere; place and speed stay what they are.
  func adapted(to range: ClosedRange<Double>, at time: Double) -> ScrollMotion {
    let place = position(at: time)
    switch course {
    case .fling:
      let fling = ScrollFling(from: place, velocity: velocity(at: time), range: range)
      return ScrollMotion(.fling(fling), start: time)
    case .step:
      let end = min(max(target, range.lowerBound), range.upperBound)
      guard end != target else { return self }
      let step = EasedStep(from: place, to: end, velocity: velocity(at: time))
      return ScrollMotion(.step(step), start: time)
    }
  }
}
