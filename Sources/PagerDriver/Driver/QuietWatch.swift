public import PagerKit

/// Remembers when the pages last moved and when somebody was last told something, for hosts that
/// have a clock of their own.
public struct QuietWatch: Sendable {
  private var offset: Double?
  private var move: (time: Double, offset: Double)?
  private var entry: PagerLogEntry?

  /// Creates a watch that saw nothing yet.
  public init() {}

  /// Notes where the pages are (points) in the frame of `time` (seconds).
  public mutating func note(offset: Double, at time: Double) {
    if let before = self.offset, before != offset { move = (time, offset) }
    self.offset = offset
  }

  /// Notes what somebody was told.
  public mutating func note(_ entry: PagerLogEntry) {
    self.entry = entry
  }

  /// What moved or was told after `start` (seconds), if something did.
  public func unrest(since start: Double) -> String? {
    if let entry, entry.time > start {
      return "\(entry.event.rawValue) \(entry.page) at \(entry.time) s"
    }
    return move.flatMap {
      $0.time > start ? "the pages moved to \($0.offset) at \($0.time) s" : nil
    }
  }
}
