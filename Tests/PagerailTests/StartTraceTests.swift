import Foundation
import Testing

/// What the program tells of its start.
@Suite struct StartTraceTests {
  @Test func `the parts of the start add up to the whole`() throws {
    let display = try Display()
    let run = try ProgramRun(
      ["--log-events"], on: display, environment: ["PAGERAIL_TRACE_START": "1"])
    #expect(try run.reads("didAppear 0"))
    try display.act("key ctrl+q")
    let end = run.end()

    let pattern = /start: .+: ([0-9.]+) ms, ([0-9.]+) in all/
    let lines = end.complaints.filter { $0.hasPrefix("start: ") }
    var sum = 0.0
    #expect(lines.last?.hasPrefix("start: present") == true)
    for line in lines {
      let numbers = try #require(line.wholeMatch(of: pattern), "\(line)")
      sum += Double(numbers.1) ?? .nan
      let all = try #require(Double(numbers.2))
      #expect(abs(all - sum) < 0.1, "\(line)")
    }
  }
}
