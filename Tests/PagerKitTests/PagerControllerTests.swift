import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct PagerControllerTests {
  @Test func `the first page appears once, a tap tells the whole story`() {
    let scene = Scene(count: 3)
    #expect(
      scene.log == ["selected 0", "created 0", "viewDidLoad 0", "willAppear 0", "didAppear 0"])

    scene.log = []
    scene.tapTab(1)
    scene.run(until: 3)

    #expect(
      scene.log == [
        "selected 1", "willDisappear 0", "created 1", "viewDidLoad 1", "willAppear 1",
        "didDisappear 0", "didAppear 1",
      ])
    #expect(scene.pager.offset == 800)
    #expect(scene.faults.isEmpty)
    #expect(scene.faultsAtRest.isEmpty)
  }
}
