import PagerCore
import PagerGraphics
import PagerTestSupport
import Testing

@testable import PagerKit

/// A horizontal scroller on the page in the middle of three.
@MainActor
@Suite struct NestedScrollTests {
  private let scroll = ScrollView(axis: .horizontal)
  private let scene: Scene

  init() {
    let scroll = scroll
    scroll.contentLength = 1000
    scroll.frame = Rect(x: 0, y: 0, width: 800, height: 200)
    let registry = PageRegistry.probes { page in
      if page.context.descriptor.parameters["number"]?.number == 2 {
        page.content.addSubview(scroll)
      }
    }
    scene = Scene(
      source: NumberedPages(count: 3, type: "Probe"), registry: registry, start: 1)
  }

  @Test func `a drag scrolls the content, and from its end on the pages, without a jump`() {
    scene.press(700, 100)
    var ways: [Double] = []
    scene.drag(from: 700, to: 300, y: 100, in: 1) {
      ways.append(scroll.contentOffset + scene.pager.offset - 800)
    }

    #expect(scroll.contentOffset == 200)
    #expect(abs(scene.pager.offset - 800 - 194) < 1e-9)
    #expect(zip(ways, ways.dropFirst()).allSatisfy { abs($1 - $0 - 400 / 62) < 1 })
    #expect(scene.faults.isEmpty)

    scene.run(for: 0.1)
    scene.release(300, 100)
    scene.rest()
    #expect(scene.pager.target == 1)
    #expect(scroll.contentOffset == 200)
  }

  @Test func `the rest of the drag keeps its speed: a flick turns the page`() {
    scroll.scroll(to: 150, animated: false)
    scene.press(600, 100)
    scene.drag(from: 600, to: 450, y: 100, in: 0.1)
    scene.release(450, 100)
    #expect(scene.pager.target == 2)
    let speed = scene.pager.velocity * 800
    scene.rest()

    #expect(speed > 1200 && speed < 1800)
    #expect(scene.pager.position == 2)
    #expect(scroll.contentOffset == 200)
    #expect(scene.faultsAtRest.isEmpty)
  }

  @Test func `a drag away from the end it is at turns the pages at once`() {
    scene.press(300, 100)
    scene.drag(from: 300, to: 500, y: 100, in: 0.3)

    #expect(scroll.contentOffset == 0)
    #expect(abs(scene.pager.offset - 800 + 194) < 1e-9)
  }

  @Test func `after it was handed over, a drag back moves the pages`() {
    scroll.scroll(to: 200, animated: false)
    scene.press(600, 100)
    scene.drag(from: 600, to: 400, y: 100, in: 0.3)
    scene.drag(from: 400, to: 500, y: 100, in: 0.3)

    #expect(scroll.contentOffset == 200)
    #expect(abs(scene.pager.offset - 800 - 94) < 1e-9)
  }

  @Test func `pages that keep their drags leave the content its rubber band`() {
    (scene.pager.page(scene.pager.source.identity(at: 1)) as? ProbePage)?.pages = false
    scroll.scroll(to: 200, animated: false)
    scene.press(600, 100)
    scene.drag(from: 600, to: 400, y: 100, in: 0.3)

    #expect(scroll.contentOffset > 250)
    #expect(scene.pager.offset == 800)
    scene.run(for: 0.1)
    scene.release(400, 100)
    scene.run(for: 2)
    #expect(scroll.contentOffset == 200)
  }

  @Test func `a hand that catches the bounce leaves it where it is`() {
    (scene.pager.page(scene.pager.source.identity(at: 1)) as? ProbePage)?.pages = false
    scroll.scroll(to: 150, animated: false)
    scene.swipe(from: 600, to: 500, y: 100, in: 0.05)
    scene.run(for: 0.06)
    (scene.pager.page(scene.pager.source.identity(at: 1)) as? ProbePage)?.pages = true
    #expect(scroll.contentOffset > 202)

    scene.press(400, 100)
    let held = scroll.contentOffset
    scene.move(399, 100)

    #expect(abs(scroll.contentOffset - held) < 1.5)
  }

  @Test func `the wheel scrolls it, and only the next gesture at its end turns pages`() {
    let place = Point(x: 400, y: 100)
    for _ in 0..<6 {
      scene.wheel(x: 1, at: place)
      scene.run(for: 0.1)
    }
    scene.run(for: 0.5)
    #expect(scroll.contentOffset == 200)
    #expect(scene.pager.target == 1)

    scene.wheel(x: 1, at: place)
    scene.rest()
    #expect(scene.pager.target == 2)
  }

  @Test func `so does a touchpad`() {
    let place = Point(x: 400, y: 100)
    func swipe() {
      for _ in 0..<30 {
        scene.wheel(x: 2.37, at: place)
        scene.run(for: 0.01)
      }
      scene.run(for: 0.5)
    }

    swipe()
    #expect(scroll.contentOffset == 200)
    #expect(scene.pager.target == 1)
    swipe()
    #expect(scene.pager.target == 2)
  }
}
