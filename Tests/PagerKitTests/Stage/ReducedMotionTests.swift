import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct ReducedMotionTests {
  @Test func `a page is gone to at once, by key, tap, wheel and call`() {
    let scene = Scene(count: 30)
    scene.stage.reducesMotion = true
    #expect(scene.pager.settings.reducesMotion)

    scene.key("Right")
    #expect(scene.pager.position == 1)
    scene.tapTab(3)
    #expect(scene.pager.position == 3)
    scene.wheel(x: 1)
    #expect(scene.pager.position == 4)
    scene.pager.go(to: 20)
    #expect(scene.pager.position == 20)
    scene.rest()
    #expect(scene.faultsAtRest.isEmpty)
  }

  @Test func `nothing can be pulled beyond an end, and a drag still follows the hand`() {
    let scene = Scene(count: 3, size: Size(width: 400, height: 300))
    scene.stage.reducesMotion = true
    scene.press(100, 200)
    scene.drag(from: 100, to: 390, y: 200, in: 0.3)
    #expect(scene.pager.position == 0)
    scene.drag(from: 390, to: 66, y: 200, in: 0.3)
    #expect(scene.pager.position == 0.1)

    scene.release(66, 200)
    #expect(scene.pager.phase == .idle)
  }

  @Test func `it may change in mid flight, and back`() {
    let scene = Scene(count: 9)
    scene.key("Right")
    scene.run(for: 0.1)
    #expect(scene.pager.phase == .settling)

    scene.stage.reducesMotion = true
    #expect(scene.pager.position == 1)
    #expect(scene.pager.phase == .idle)

    scene.stage.reducesMotion = false
    scene.key("Right")
    #expect(scene.pager.phase == .settling)
    scene.rest()
    #expect(scene.faultsAtRest.isEmpty)
  }

  @Test func `the strip stands where it is let go, and goes to its place at once`() {
    let scene = Scene(count: 40, size: Size(width: 400, height: 300))
    scene.stage.reducesMotion = true
    scene.swipe(from: 350, to: 150, y: 20, in: 0.1)
    let left = scene.pager.strip.offset
    #expect(left > 150)
    scene.run(for: 0.5)
    #expect(scene.pager.strip.offset == left)

    scene.press(100, 20)
    scene.move(2000, 20)
    #expect(scene.pager.strip.offset == 0)
    scene.release(2000, 20)
    scene.wheel(y: -1, at: Point(x: 100, y: 20))
    #expect(scene.pager.strip.offset == 48)
    scene.key("End")
    let parked = scene.pager.strip.offset
    scene.rest()
    #expect(scene.pager.strip.offset == parked)
    #expect(scene.pager.strip.frame(ofTab: 39)?.maxX ?? 999 <= 400)
  }

  @Test func `content that scrolls steps at once and coasts no further`() {
    let scroll = ScrollView()
    scroll.contentHeight = 1000
    let root = View()
    root.addSubview(scroll)
    scroll.frame = Rect(x: 0, y: 0, width: 110, height: 100)
    let bench = ViewBench(root)
    bench.stage.reducesMotion = true

    bench.wheel(-1)
    #expect(scroll.contentOffset == 48)
    bench.command(.scrollToEnd)
    bench.frame()
    #expect(scroll.contentOffset == 900)
    bench.drag([(50, 90), (50, 40), (50, 0)])
    #expect(scroll.contentOffset == 900)
    bench.drag([(50, 10), (50, 40), (50, 90)])
    let left = scroll.contentOffset
    #expect(left < 850)
    bench.run(0.5)
    #expect(scroll.contentOffset == left)
  }

  @Test func `a pager may reduce its own motion and that of what is on its pages`() {
    let scene = Scene(count: 3) { $0.settings.reducesMotion = true }

    #expect(scene.pager.strip.reducesMotion)
    #expect(!scene.stage.reducesMotion)
    scene.stage.reducesMotion = true
    scene.stage.reducesMotion = false
    #expect(scene.pager.settings.reducesMotion)
  }
}
