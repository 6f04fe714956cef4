import PagerCore
import PagerDriver
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

/// Pages with slow work in a session that is recorded and played again.
@MainActor
@Suite struct ReadyTests {
  private func driver(_ work: @escaping @MainActor () async throws -> Void) -> Driver {
    let pager = PagerController(
      source: NumberedPages(count: 3, type: "Probe"),
      registry: .probes { $0.preparation = work })
    pager.cache.prefetches = false
    return Driver(root: pager, text: FixedTextEngine())
  }

  private struct Unreadable: Error {}

  @Test func `a page that failed fails at the recorded time, however long its work takes`()
    async throws
  {
    let driver = driver { throw Unreadable() }
    for _ in 0..<20 { await Task.yield() }
    let script = try Script(
      parsing: """
        {"t":0,"frame":true}
        {"t":16,"frame":true}
        {"t":250.125,"ready":"Page 2"}
        {"t":260,"frame":true}
        """)
    driver.select(1, animated: false)
    var isAsked = false
    driver.runTasks = { isDone in isAsked = !isDone() }

    // Nothing lets tasks run meanwhile.
    #expect(throws: ScriptFailure.self) { try driver.play(script) }
    #expect(isAsked)
    #expect(!driver.log.contains { $0.event == .evicted && $0.page == 1 })
  }

  @Test func `a page is ready when the recording says so, not before`() async throws {
    let driver = driver { throw Unreadable() }
    let pager = try #require(driver.pager)
    pager.holdsPreparedPages = true
    for _ in 0..<20 { await Task.yield() }
    #expect(pager.isPrepared("Page 1"))

    try driver.play(
      Script(
        parsing: """
          {"t":0,"frame":true}
          {"t":250.125,"ready":"Page 1"}
          {"t":260,"frame":true}
          """))

    let evicted = driver.log.filter { $0.event == .evicted }
    #expect(evicted.map(\.time) == [0.250125])
    #expect(driver.faults == [])
  }
}
