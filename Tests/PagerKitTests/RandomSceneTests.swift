import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct RandomSceneTests {
  @Test(arguments: 0..<100)
  func `whatever happens, pages cover their area, contracts hold and everything comes to rest`(
    seed: Int
  ) {
    let walk = SceneWalk(seed: seed)
    for _ in 0..<150 {
      walk.step()
      if !walk.faults.isEmpty { break }
    }
    if walk.faults.isEmpty { walk.letRest() }

    #expect(walk.faults.isEmpty, "after \(walk.actions.suffix(6))")
  }
}
