import Foundation
import PagerCore
import PagerDriver
import PagerKit
import Testing

@Suite struct EventLogLineTests {
  @Test func `a line tells time, event, page, identity and reason`() {
    let entry = PagerLogEntry(.selected, page: 1, id: "News", reason: .tap, time: 1.6234567)

    let line = EventLogLine(entry, start: 1.5).description

    #expect(
      line == #"{"time":0.123457,"event":"selected","page":1,"id":"News","reason":"tap"}"#)
  }

  @Test func `without a reason there is none`() {
    let entry = PagerLogEntry(.willAppear, page: 0, id: "A", time: 12)

    #expect(
      EventLogLine(entry).description
        == #"{"time":12.000000,"event":"willAppear","page":0,"id":"A"}"#)
  }

  @Test(arguments: ["a \"b\" \\ c", "tab\tline\nreturn\r", "\u{0}\u{1f}\u{7f}", "Ünï 日本 👩‍👩‍👧"])
  func `any identity comes back from the line as it was`(id: String) throws {
    let line = EventLogLine(PagerLogEntry(.created, page: 0, id: PageID(id), time: 0)).description

    let read = try #require(JSONValue(parsing: line)?.object)

    #expect(read["id"] == .string(id))
    #expect(!line.contains("\n"))
  }

  @Test(arguments: [
    (0, "0.000000"), (0.0000004, "0.000000"), (0.0000006, "0.000001"), (-0.25, "-0.250000"),
    (3600.5, "3600.500000"), (Double.nan, "0.000000"), (1e300, "0.000000"),
  ])
  func `times have six decimals`(time: Double, text: String) {
    let entry = PagerLogEntry(.created, page: 0, id: "A", time: time)

    #expect(EventLogLine(entry).description.contains("{\"time\":\(text),"))
  }
}
