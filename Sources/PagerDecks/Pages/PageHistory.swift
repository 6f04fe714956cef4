/// The last things that happened to a page, with their times.
struct PageHistory: Codable, Sendable, Equatable {
  /// Something that happened.
  struct Entry: Codable, Sendable, Equatable {
    /// What, as the hook is called.
    var name: String
    /// When, in seconds since the page was first made.
    var time: Double
  }

  /// How many are kept.
  static let limit = 12

  /// The entries, the newest one last.
  private(set) var entries: [Entry] = []
  private var start: Double?

  /// Adds what happened at `time` (seconds); the oldest entry goes when there are too many.
  mutating func add(_ name: String, at time: Double) {
    let start = start ?? time
    self.start = start
    entries.append(Entry(name: name, time: time - start))
    entries.removeFirst(max(0, entries.count - Self.limit))
  }

  /// The history of a page that was let go, continued by this one of its successor.
  func continuing(_ earlier: PageHistory) -> PageHistory {
    var whole = earlier
    for entry in entries { whole.add(entry.name, at: entry.time + (start ?? 0)) }
    return whole
  }
}

extension PageHistory.Entry {
  /// The time with two decimals: `12.05 s`.
  var timeText: String {
    let hundredths = Int(min(max(time * 100, 0), 1e9).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
