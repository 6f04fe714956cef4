import PagerDriver
import PagerKit

/// Prints what happens to pages, one JSON object a line, with times since the first frame; what
/// happened before it is at 0.
final class EventLog {
  private let output: StandardOutput
  private var start: Double?
  private var waiting: [PagerLogEntry] = []

  /// Creates a log that prints to `output`.
  init(output: StandardOutput) {
    self.output = output
  }

  /// Prints an entry; one from before the first frame waits for it.
  func add(_ entry: PagerLogEntry) {
    guard let start else { return waiting.append(entry) }
    output.print(EventLogLine(entry, start: start).description)
  }

  /// The first frame is there, drawn for `time` (seconds); later calls change nothing.
  func begin(at time: Double) {
    guard start == nil else { return }
    start = time
    for var entry in waiting {
      entry.time = max(entry.time, time)
      add(entry)
    }
    waiting.removeAll()
  }

  /// There will be no more entries: without a frame the first one was the beginning.
  func end() {
    begin(at: waiting.first?.time ?? 0)
  }
}
