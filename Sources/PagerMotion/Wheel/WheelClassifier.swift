/// Tells clicks, fine wheels and touchpads apart by their deltas, as SDL names no source.
///
/// Whole deltas are clicks. Multiples of 1/8 that are not whole come from a fine wheel: they add
/// up, and each full 1.0 is a click. A delta that is neither makes the rest of the gesture, up to
/// 120 ms of silence, continuous.
public struct WheelClassifier: Sendable, Equatable {
  private static let finePart = 8.0

  private let constants: MotionConstants
  private var lastTime: Double?
  private var isContinuous = false
  private var remainder = (x: 0.0, y: 0.0)

  /// Makes a classifier that has seen nothing.
  ///
  /// - Parameter constants: the tuned numbers.
  public init(constants: MotionConstants = .standard) { self.constants = constants }

  /// Compares what was seen and the constants.
  public static func == (left: WheelClassifier, right: WheelClassifier) -> Bool {
    left.constants == right.constants && left.lastTime == right.lastTime
      && left.isContinuous == right.isContinuous && left.remainder == right.remainder
  }

  /// Classifies an event.
  ///
  /// - Parameters:
  ///   - x: the horizontal delta, in SDL's wheel units.
  ///   - y: the vertical delta, in SDL's wheel units.
  ///   - time: when, in seconds.
  /// - Returns: clicks or finger travel; no clicks for deltas that are not finite.
  public mutating func classify(x: Double, y: Double, time: Double) -> WheelInput {
    guard x.isFinite, y.isFinite else { return .clicks(x: 0, y: 0) }
    if let lastTime, time - lastTime >= constants.wheelSilence { isContinuous = false }
    lastTime = max(time, lastTime ?? time)
    if !(isFine(x) && isFine(y)) {
      isContinuous = true
      remainder = (0, 0)
    }
    if isContinuous { return .continuous(x: x * constants.wheelUnit, y: y * constants.wheelUnit) }
    return .clicks(
      x: WheelClassifier.clicks(of: x, remainder: &remainder.x),
      y: WheelClassifier.clicks(of: y, remainder: &remainder.y))
  }

  private func isFine(_ delta: Double) -> Bool {
    (delta * WheelClassifier.finePart).rounded() == delta * WheelClassifier.finePart
  }

  /// The full clicks in what has added up; turning back starts from nothing.
  private static func clicks(of delta: Double, remainder: inout Double) -> Int {
    if delta.direction == -remainder.direction { remainder = 0 }
    let sum = (remainder + delta).clamped(to: -1e6...1e6)
    let whole = sum.rounded(.towardZero)
    remainder = sum - whole
    return Int(whole)
  }
}
