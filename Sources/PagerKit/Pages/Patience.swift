/// How long a person waits before waiting is worth telling: 0.3 s from the first look at the time.
package struct Patience: Sendable {
  private static let limit = 0.3
  private var end: Double?

  /// Creates the patience of a person whose waiting begins with the first look.
  package init() {}

  /// When to look again at `time` (seconds); nothing once it is over.
  package mutating func wait(at time: Double) -> Wake? {
    let end = end ?? time + Self.limit
    self.end = end
    return time >= end ? nil : .at(end)
  }
}
