import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

/// Content that moves sideways itself, in windows whose right and left are exchanged.
@MainActor
@Suite struct MirroredContentTests {
  /// Drags from one place to another and lets go in motion.
  private func swipe(_ pair: MirrorPair, from start: Double, to end: Double, y: Double = 150) {
    pair.pointer(.down, start, y)
    for step in 1...8 {
      pair.pointer(.move, start + (end - start) * Double(step) / 8, y)
      pair.advance(by: 0.012)
      #expect(pair.faults == [])
    }
    pair.pointer(.up, end, y)
    settle(pair)
  }

  private func settle(_ pair: MirrorPair) {
    for _ in 0..<40 {
      pair.advance(by: 0.04)
      #expect(pair.faults == [])
    }
    #expect(pair.turned.pager.target == pair.plain.pager.target)
  }

  @Test func `a horizontal scroller goes the mirrored way, and its bar lies as it should`() {
    let pair = MirrorPair(look: Looks.standard, content: .broadScroller)
    swipe(pair, from: 300, to: 180)
    let scroll = pair.content(ScrollView.self)
    #expect(scroll.plain.map { $0.contentOffset > 100 } == true)
    #expect(scroll.turned?.contentOffset == scroll.plain?.contentOffset)

    swipe(pair, from: 180, to: 210)
    pair.wheel(x: 1, at: Point(x: 100, y: 150))
    settle(pair)
    for _ in 0..<6 {
      pair.wheel(x: -0.37, y: 0.1, at: Point(x: 100, y: 150))
      pair.advance()
      #expect(pair.faults == [])
    }
    settle(pair)

    #expect(scroll.turned?.contentOffset == scroll.plain?.contentOffset)
    #expect(pair.plain.pager.target == 1)
  }

  @Test func `at the end of a scroller the pages go on as mirror images`() {
    let pair = MirrorPair(look: Looks.standard, content: .broadScroller)
    let scroll = pair.content(ScrollView.self)
    for scroll in [scroll.plain, scroll.turned] { scroll?.scroll(to: 400, animated: false) }
    pair.advance()

    swipe(pair, from: 380, to: 60)

    #expect(scroll.plain?.contentOffset == 500)
    #expect(scroll.turned?.contentOffset == 500)
    #expect(pair.plain.pager.target == 2)
  }

  @Test(arguments: [Looks.standard, Looks.illusion, Looks.slider])
  func `pages on a page turn as mirror images, and those around them at their end`(look: Look) {
    let pair = MirrorPair(look: look, content: .pager)
    let inner = pair.content(PagerController.self)
    swipe(pair, from: 300, to: 100)
    #expect(inner.plain?.target == 2)
    #expect(inner.turned?.target == 2)
    #expect(pair.plain.pager.target == 1)

    swipe(pair, from: 100, to: 160)
    pair.wheel(x: -1, at: Point(x: 100, y: 150))
    settle(pair)
    #expect(inner.turned?.position == inner.plain?.position)

    for _ in 0..<3 { swipe(pair, from: 380, to: 60) }
    #expect(pair.plain.pager.target == 2)
    #expect(pair.turned.pager.position == 2)
  }

  @Test func `titles of pages on a page are tapped where they are seen`() {
    let pair = MirrorPair(look: Looks.standard, content: .pager)
    let inner = pair.content(PagerController.self)
    guard let strip = inner.plain?.strip, let tab = strip.frame(ofTab: 2) else {
      Issue.record("no third title")
      return
    }
    let place = tab.center + strip.windowOrigin

    pair.pointer(.down, place.x, place.y)
    pair.advance()
    pair.pointer(.up, place.x, place.y)
    settle(pair)

    #expect(inner.plain?.target == 2)
    #expect(inner.turned?.target == 2)
  }
}
