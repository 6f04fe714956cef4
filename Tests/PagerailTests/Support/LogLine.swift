import Foundation

/// A line of the event log.
struct LogLine: Decodable, Equatable {
  let time: Double
  let event: String
  let page: Int
  let id: String
  let reason: String?

  init(_ line: String) throws {
    self = try JSONDecoder().decode(LogLine.self, from: Data(line.utf8))
  }

  /// Event and page, and the reason of a selection: `selected 1 drag`.
  var summary: String {
    [event, String(page), reason].compactMap(\.self).joined(separator: " ")
  }

  /// Whether it tells of the making or unmaking of a page.
  var isAboutMemory: Bool { ["created", "viewDidLoad", "evicted"].contains(event) }
}
