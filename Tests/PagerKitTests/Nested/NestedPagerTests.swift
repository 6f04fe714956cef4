import PagerCore
import PagerGraphics
import PagerTestSupport
import Testing

@testable import PagerKit

/// A pager of three pages on the page in the middle of three.
@MainActor
@Suite struct NestedPagerTests {
  private let inner: PagerController
  private let scene: Scene
  private let log = Recorder()

  init() {
    let inner = PagerController(
      source: NumberedPages(count: 3, type: "Probe"), registry: .probes(), start: 1)
    inner.cache.prefetches = false
    log.listen(to: inner)
    self.inner = inner
    let registry = PageRegistry.probes { page in
      guard page.context.descriptor.parameters["number"]?.number == 2 else { return }
      inner.frame = Rect(x: 0, y: 0, width: 800, height: 400)
      page.content.addSubview(inner)
    }
    scene = Scene(source: NumberedPages(count: 3, type: "Probe"), registry: registry, start: 0)
  }

  @Test func `its pages appear with the page it is on, and go with it`() {
    #expect(log.lines.isEmpty)

    scene.press(700, 500)
    scene.drag(from: 700, to: 600, y: 500, in: 0.3)
    #expect(log.lines.suffix(2) == ["willAppear 1", "didAppear 1"])
    scene.drag(from: 600, to: 100, y: 500, in: 0.3)
    scene.release(100, 500)
    scene.rest()
    #expect(scene.pager.target == 1)
    #expect(log.count(.didAppear) == 1)

    scene.key("Right")
    #expect(log.count(.willDisappear) == 0)
    scene.rest()
    #expect(log.lines.suffix(2) == ["willDisappear 1", "didDisappear 1"])
    #expect(log.takeFaults() == [])
    #expect(scene.faultsAtRest.isEmpty)
  }

  @Test func `a window that is hidden hides its pages once`() {
    scene.pager.go(to: 1, animated: false)
    #expect(log.pages(.didAppear) == [1])

    scene.window(.hidden)
    #expect(log.pages(.didDisappear) == [1])
    scene.window(.shown)

    #expect(log.pages(.didAppear) == [1, 1])
    #expect(log.takeFaults() == [])
  }

  @Test func `a drag on it turns its pages, and at its end those around it`() {
    scene.pager.go(to: 1, animated: false)
    scene.advance(to: 1)
    scene.swipe(from: 600, to: 400, y: 200, in: 0.1)
    scene.run(for: 2)
    #expect(inner.target == 2)
    #expect(scene.pager.target == 1)

    scene.swipe(from: 600, to: 400, y: 200, in: 0.1)
    scene.run(for: 2)
    #expect(inner.position == 2)
    #expect(scene.pager.position == 2)
    #expect(scene.faultsAtRest.isEmpty)
    #expect(log.takeFaults() == [])
    #expect(inner.brokenInvariants() == [])
  }

  @Test(arguments: [1.0, 2.37])
  func `the wheel turns its pages, and those around it from its end on`(delta: Double) {
    scene.pager.go(to: 1, animated: false)
    scene.run(for: 0.1)
    func gesture() {
      for _ in 0..<(delta == 1 ? 1 : 25) {
        scene.wheel(x: delta, at: Point(x: 400, y: 200))
        scene.run(for: 0.01)
      }
      scene.run(for: 1.5)
    }

    gesture()
    #expect(inner.position == 2)
    #expect(scene.pager.position == 1)
    gesture()
    #expect(inner.position == 2)
    #expect(scene.pager.position == 2)
  }

  @Test func `the keys turn the pages around what has the keyboard`() {
    scene.pager.go(to: 1, animated: false)
    scene.key("Right")
    scene.rest()
    #expect(scene.pager.target == 2)
    scene.key("Left")
    scene.rest()

    scene.stage.focus(inner.strip)
    scene.key("Right")
    scene.run(for: 2)
    #expect(inner.target == 2)
    #expect(scene.pager.target == 1)

    scene.stage.focus(scene.pager.strip)
    scene.key("Left")
    scene.run(for: 2)
    #expect(inner.target == 2)
    #expect(scene.pager.target == 0)
  }

  @Test func `Tab goes through its strip and its page`() {
    scene.pager.go(to: 1, animated: false)
    scene.stage.focus(scene.pager.strip)

    scene.key("Tab")
    #expect(scene.stage.focused === inner.strip)
    scene.key("Tab")
    #expect(scene.stage.focused === scene.pager.strip)
    scene.key("Tab")
    scene.key("Home")
    scene.run(for: 2)

    #expect(inner.target == 0)
    #expect(scene.pager.target == 1)
  }
}
