import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct CaseTests {
  nonisolated static let ids = [
    "SYN-01", "SYN-03", "SYN-04", "JMP-01", "JMP-02", "NUM-01", "NUM-02", "CNT-01", "LIF-01",
    "LIF-02", "LIF-04", "GES-01", "GES-03", "GES-04", "GES-06", "GES-07", "GES-08", "MUT-01",
    "MUT-02", "REG-02", "WIN-01", "WIN-03", "WIN-04", "WIN-06", "WIN-08", "WIN-09", "ROB-01",
    "ROB-03", "STR-01", "STR-02", "STR-03", "STR-05", "TXT-01", "TXT-04",
  ]

  @Test(arguments: ids)
  func `a fault that users reported elsewhere cannot happen`(id: String) throws {
    let file = try CaseFile(named: id)

    let faults = try CaseRunner(file: file).faults()

    #expect(file.id == id)
    #expect(faults == [])
  }

  @Test func `STR-01: the order of the settings changes no tab`() throws {
    let tabs = ["A", "BB", "CCC"]
    func frames(_ edits: [(inout Look) -> Void]) throws -> [Rect] {
      var look = Looks.standard
      for edit in edits { edit(&look) }
      var settings = try CaseSceneSettings([], file: "STR-01")
      (settings.titles, settings.namedLook) = (tabs, look)
      let scene = try CaseScene(settings)
      return tabs.indices.compactMap(scene.pager.strip.frame(ofTab:))
    }
    let edits: [(inout Look) -> Void] = [
      { $0.strip.widths = .equal() },
      { $0.strip.insets = Insets(top: 0, left: 10, bottom: 0, right: 10) },
      { $0.strip.spacing = 7 },
    ]

    let forwards = try frames(edits)
    let backwards = try frames(edits.reversed())

    #expect(forwards == backwards)
    #expect(forwards.first?.minX == 10)
  }

  @Test func `CNT-01: selecting a page of none reports that it is gone`() async throws {
    let scene = try CaseScene(CaseSceneSettings([], file: "CNT-01"))

    let outcome = await scene.pager.select(0)

    #expect(outcome == .gone)
    #expect(scene.pager.target == nil)
  }
}
