import PagerCore
import PagerDriver
import PagerGraphics
import PagerKit
import Testing

@MainActor
@Suite struct ScriptPlayerTests {
  nonisolated static let stories = [
    """
    {"t":0,"flick":[600,400,100]}
    {"t":250,"drag":[300,700,200],"hold":120}
    {"t":1900,"tapTab":2}
    {"t":2037,"down":[300,300]}
    {"after":90,"move":[420,300],"from":[300,300]}
    {"after":5,"up":[420,300]}
    {"t":"rest","call":"select(0)"}
    """,
    """
    {"t":11,"key":"Right","n":2}
    {"t":333,"wheel":[0.37,0],"n":7}
    {"t":1700,"call":"insert(0,X);select(3)"}
    {"t":1805,"resize":[640,480]}
    {"t":2001,"tapTab":0}
    """,
    """
    {"t":0,"call":"select(5)"}
    {"t":"half","down":[300,300]}
    {"after":300,"move":[450,300],"from":[300,300]}
    {"after":150,"up":[450,300]}
    {"t":2500,"fingerDrag":[700,150,300],"mouseCopies":true,"secondFinger":[100,200]}
    """,
  ]

  @Test(arguments: stories)
  func `a script means the same at every frame rate`(text: String) throws {
    let runs = try [24.0, 60, 144, 240].map { try Self.run(text, hz: $0) }

    let logs = runs.map { run in run.log.map { "\($0.event) \($0.id) \($0.reason as Any)" } }
    let offsets = runs.map(\.offsets)

    #expect(logs.allSatisfy { $0 == logs[0] }, "\(logs)")
    for other in offsets {
      let apart = zip(other, offsets[0]).enumerated().first { abs($1.0 - $1.1) >= 1e-6 }
      #expect(apart == nil)
    }
    #expect(Set(offsets[0]).count > 5)
    #expect(runs.allSatisfy { $0.faults.isEmpty })
  }

  @Test func `a finger with its mouse copies drags once, from its slop on`() throws {
    let driver = DriverTests.driver()
    let script = try Script(
      parsing: #"{"fingerDrag":[700,200,500],"hold":150,"mouseCopies":true}"#)

    try driver.play(script)
    let reached = driver.frames.map(\.offset).max()
    driver.runUntilRest()

    #expect(abs((reached ?? 0) - 490) < 1e-9)
    #expect(driver.pager?.target == 1)
  }

  @Test func `a right button and a key without meaning do nothing`() throws {
    let driver = DriverTests.driver()
    let text = "{\"drag\":[700,200,500],\"button\":\"right\"}\n{\"key\":\"F3\"}"

    try driver.play(Script(parsing: text))
    driver.runUntilRest()

    #expect(driver.frames.allSatisfy { $0.offset == 0 })
  }

  @Test func `a tab out of view cannot be tapped`() throws {
    let driver = DriverTests.driver(count: 100)
    let script = try Script(parsing: "\n{\"tapTab\":99}", file: "far.jsonl")

    let failure = #expect(throws: ScriptFailure.self) { try driver.play(script) }

    #expect(failure?.description == "far.jsonl:2: tab 99 is not in view")
  }

  @Test(arguments: [
    (#"{"call":"delete(9)"}"#, "there is no page 9, the deck has 3"),
    (#"{"call":"setTitle(3,'X')"}"#, "there is no page 3"),
    (#"{"call":"pager.attach()"}"#, "was not detached"),
    (#"{"t":"half","tapTab":1}"#, "no motion did half its way"),
    ("{\"call\":\"select(1)\"}\n{\"after\":900,\"assertQuietSince\":800}", "expected quiet, but"),
  ])
  func `what cannot be carried out stops the script`(text: String, reason: String) throws {
    let driver = DriverTests.driver()

    let failure = #expect(throws: ScriptFailure.self) { try driver.play(Script(parsing: text)) }

    #expect(failure?.message.contains(reason) == true, "\(failure?.message ?? "")")
  }

  @Test func `titles, pages and the pager itself can be changed`() throws {
    let driver = DriverTests.driver()
    let text = """
      {"call":"setTitle(0,'First'); insert(1,X); append(); delete(2)"}
      {"after":100,"call":"pager.detach()"}
      {"after":100,"call":"pager.attach()"}
      """

    try driver.play(Script(parsing: text))
    driver.runUntilRest()

    let source = try #require(driver.pager?.source)
    #expect((0..<source.count).map(source.title) == ["First", "X", "Page 3", "Page 5"])
    #expect(driver.log.suffix(2).map(\.event) == [.willAppear, .didAppear])
    #expect(driver.faults == [])
  }

  @Test func `a host with a clock of its own carries a script out step by step`() throws {
    let driver = DriverTests.driver()
    driver.run(until: 1)
    let pager = try #require(driver.pager)
    let script = try Script(
      parsing: "{\"t\":500,\"key\":\"Right\"}\n{\"t\":\"half\",\"key\":\"Left\"}")
    let player = ScriptPlayer(script, pager: pager, stage: driver.stage, start: 1)

    #expect(player.next == .at(1.5))
    try player.perform(at: 1.4)
    #expect(pager.target == 0)
    try player.perform(at: 1.5)
    #expect(pager.target == 1)
    #expect(player.next == .half)
    _ = driver.stage.advance(to: 1.8)
    #expect(player.isAwaited)
    try player.perform(at: 1.8)
    #expect(pager.target == 0)
    #expect(player.next == .never)
  }
}

extension ScriptPlayerTests {
  private struct Run {
    var log: [PagerLogEntry]
    var offsets: [Double]
    var faults: [String]
  }

  /// Plays a script; the offsets are those at twelfths of a second, which are frames at all rates.
  private static func run(_ text: String, hz: Double) throws -> Run {
    let driver = DriverTests.driver(hz: hz, count: 6)
    driver.run(until: 1)
    try driver.play(Script(parsing: text))
    driver.run(until: 9)
    let offsets = (12..<108).map { twelfth in
      driver.frames.last { $0.time <= Double(twelfth) / 12 + 1e-6 }?.offset ?? 0
    }
    return Run(log: driver.log, offsets: offsets, faults: driver.faults)
  }
}
