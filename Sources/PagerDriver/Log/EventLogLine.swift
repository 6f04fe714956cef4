import PagerCore
public import PagerKit

/// A line of the event log as JSON.
///
/// `{"time":0.123456,"event":"selected","page":1,"id":"News","reason":"tap"}`: the time in seconds
/// since the first frame with six decimals, the page's index in the deck, and a reason for
/// selections only.
public struct EventLogLine: Sendable, Equatable, CustomStringConvertible {
  /// What happened.
  public var entry: PagerLogEntry
  /// The time of the first frame, in seconds.
  public var start: Double

  /// Creates the line of `entry` in a log that begins at `start` (seconds).
  public init(_ entry: PagerLogEntry, start: Double = 0) {
    self.entry = entry
    self.start = start
  }

  /// The line, without a line break.
  public var description: String {
    let reason = entry.reason.map { ",\"reason\":\(JSONText.quoted($0.rawValue))" } ?? ""
    return "{\"time\":\(JSONText.fixed(entry.time - start, decimals: 6))"
      + ",\"event\":\(JSONText.quoted(entry.event.rawValue)),\"page\":\(entry.page)"
      + ",\"id\":\(JSONText.quoted(entry.id.rawValue))\(reason)}"
  }
}
