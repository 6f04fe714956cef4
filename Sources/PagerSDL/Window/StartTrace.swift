/// Tells on standard error how long each part of the start takes, if the environment has
/// `PAGERAIL_TRACE_START`.
enum StartTrace {
  private static let isOn = Environment.value(of: "PAGERAIL_TRACE_START") != nil
  private static var origin: Double?
  private static var latest = 0.0
  private static var isOver = false

  /// The start begins.
  static func begin() {
    guard isOn, origin == nil else { return }
    origin = SDLClock.now
    latest = SDLClock.now
  }

  /// A part of it is done: prints its milliseconds, and those since the start began.
  static func mark(_ part: String) {
    guard isOn, !isOver, let origin else { return }
    let now = SDLClock.now
    StandardError.write("start: \(part): \(text(now - latest)) ms, \(text(now - origin)) in all")
    latest = now
  }

  /// The first frame is on the screen; later ones are not told of.
  static func end(_ part: String) {
    mark(part)
    isOver = true
  }

  private static func text(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100_000).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
