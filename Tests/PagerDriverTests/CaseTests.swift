import PagerCore
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct CaseTests {
  nonisolated static let ids = [
    "SYN-01", "SYN-03", "SYN-04", "JMP-01", "JMP-02", "NUM-01", "NUM-02", "CNT-01", "LIF-01",
    "LIF-02", "LIF-04", "GES-01", "GES-03", "GES-04", "GES-06", "GES-07", "GES-08", "MUT-01",
    "MUT-02", "REG-02",
  ]

  @Test(arguments: ids)
  func `a fault that users reported elsewhere cannot happen`(id: String) throws {
    let file = try CaseFile(named: id)

    let faults = try CaseRunner(file: file).faults()

    #expect(file.id == id)
    #expect(faults == [])
  }

  @Test func `CNT-01: selecting a page of none reports that it is gone`() async throws {
    let scene = try CaseScene(CaseSceneSettings([], file: "CNT-01"))

    let outcome = await scene.pager.select(0)

    #expect(outcome == .gone)
    #expect(scene.pager.target == nil)
  }
}
