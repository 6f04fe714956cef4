import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

/// Presses while the pages move by themselves, and what they do to the speed.
@MainActor
@Suite struct CatchTests {
  @Test(arguments: (1...30).map { 0.016 * Double($0) })
  func `a press in flight holds the pages, is no click, and settles when let go`(delay: Double) {
    let scene = Scene.probes { $0.takesClicks = true }
    scene.swipe(from: 600, to: 400, in: 0.1)
    scene.run(for: delay)

    scene.press(400)
    let held = scene.pager.offset
    scene.run(for: 0.05) { #expect(scene.pager.offset == held) }
    scene.release(400)
    scene.run(for: 1.5)

    #expect(scene.pager.offset == 0 || scene.pager.offset == 800)
    #expect(scene.faultsAtRest.isEmpty)
    let clicks = (0..<2).compactMap { scene.probe(at: $0)?.clicks.count }
    #expect(clicks.allSatisfy { $0 == 0 })
  }

  @Test func `a caught pager needs no slop and no axis`() {
    let scene = Scene(count: 3)
    scene.swipe(from: 600, to: 400, in: 0.1)
    scene.run(for: 0.1)
    let held = scene.pager.offset

    scene.press(400)
    scene.move(399, 320)

    #expect(abs(scene.pager.offset - held) < 30)
    #expect(scene.pager.phase == .dragging)
  }

  @Test func `with two points to go a press is an ordinary click`() {
    let scene = Scene.probes { $0.takesClicks = true }
    scene.swipe(from: 600, to: 400, in: 0.1)
    scene.run(for: 0.496)

    scene.click(400)
    scene.rest()

    #expect(scene.probe(at: 1)?.clicks.count == 1)
    #expect(scene.pager.target == 1)
  }

  @Test func `a selection in a held drag wins and the press moves nothing more`() {
    let scene = Scene(count: 3)
    scene.press(600)
    scene.drag(from: 600, to: 480, in: 0.1)
    scene.wait(0.05)
    scene.pager.go(to: 2)
    scene.run(for: 0.15)

    let before = scene.pager.offset
    scene.move(560)
    #expect(abs(scene.pager.offset - before) < 1e-9)
    scene.wait(0.05)
    scene.release(560)
    scene.rest()

    #expect(scene.pager.target == 2)
    #expect(scene.faultsAtRest.isEmpty)
    #expect(scene.faults.isEmpty)

    scene.press(300)
    scene.move(320)
    #expect(scene.pager.offset == 1586)
  }

  @Test func `the speed of three flicks in a row turns three pages`() {
    let scene = Scene(count: 6)

    for _ in 0..<3 {
      scene.swipe(from: 600, to: 400, in: 0.08)
      scene.run(for: 0.12)
    }
    scene.rest()

    #expect(scene.pager.target == 3)
    #expect(scene.recorder.count(.created) == 4)
  }

  @Test func `held still before the release the speed counts as zero`() {
    let scene = Scene(count: 3)

    scene.swipe(from: 700, to: 400, in: 0.15, hold: 0.3)
    scene.rest()

    #expect(scene.pager.target == 0)
  }
}
