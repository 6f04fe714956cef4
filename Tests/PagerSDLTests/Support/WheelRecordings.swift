import Foundation
import Testing

/// What a wheel or a touchpad sent, with the turns that a person would count.
struct WheelRecording: Sendable, CustomTestStringConvertible {
  /// One event: milliseconds, and points or clicks.
  struct Event: Sendable {
    var time: Double
    var dx: Double
    var dy: Double
  }

  var id: String
  var events: [Event]
  var isVertical: Bool
  var isDiscrete: Bool
  var expected: Int
  var testDescription: String { id }
}

/// Clicks of a wheel, with the times at which pages turn.
struct WheelTrain: Sendable, CustomTestStringConvertible {
  var id: String
  var start: Int
  var pages: Int
  var clicks: [(time: Double, count: Double)]
  var expectedTimes: [Double]
  var expectedPage: Int
  var testDescription: String { id }
}

/// The recordings that the motion's own tests use.
struct WheelRecordings: Sendable {
  var streams: [WheelRecording] = []
  var trains: [WheelTrain] = []

  /// Reads them where they are; what cannot be read is missing and fails the test that counts.
  static func load() -> WheelRecordings {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appending(path: "PagerMotionTests/Fixtures/wheel_streams.json")
    guard let data = try? Data(contentsOf: file),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return WheelRecordings() }
    return WheelRecordings(
      streams: objects(json["streams"]).compactMap(WheelRecording.init),
      trains: objects(json["discrete_cases"]).compactMap(WheelTrain.init))
  }

  fileprivate static func objects(_ value: Any?) -> [[String: Any]] {
    value as? [[String: Any]] ?? []
  }
}

extension WheelRecording {
  fileprivate init?(_ json: [String: Any]) {
    let discrete = json["expected_page_turns_discrete"] as? Int
    guard let id = json["id"] as? String,
      let expected = discrete ?? json["expected_page_turns"] as? Int
    else { return nil }
    (self.id, self.expected, isDiscrete) = (id, expected, discrete != nil)
    isVertical = json["main_axis"] as? String == "y"
    events = WheelRecordings.objects(json["events"]).map { event in
      func number(_ key: String) -> Double { (event[key] as? NSNumber)?.doubleValue ?? 0 }
      return Event(time: number("t_ms"), dx: number("dx"), dy: number("dy"))
    }
  }
}

extension WheelTrain {
  fileprivate init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let start = json["start_page"] as? Int,
      let pages = json["page_count"] as? Int, let page = json["expected_final_page"] as? Int,
      let clicks = json["clicks_t_ms_n"] as? [[Double]],
      let times = json["expected_commit_times_ms"] as? [Double]
    else { return nil }
    self.init(
      id: id, start: start, pages: pages, clicks: clicks.map { ($0[0], $0[1]) },
      expectedTimes: times, expectedPage: page)
  }
}
