import PagerCore
import Testing

@Suite struct PagerViewportTests {
  @Test func `sizes down to nothing keep the page`() {
    var pager = PagerModel.shown("abc", start: 1)

    for width in [0, 1, 800, 0, .nan, -5, .infinity, 800] {
      pager.setViewport(width: width, pixelScale: 1, at: pager.time + 0.05)
      #expect(pager.targetIndex == 1 && pager.position == 1 && pager.seen == ["b"])
      #expect(pager.offset.isFinite && pager.brokenInvariants() == [])
    }

    #expect(pager.offset == 800)
    #expect(pager.story() == [])
  }

  @Test func `a hand on a window of no width moves nothing and goes on after it`() {
    var pager = PagerModel.shown("abc", start: 1)
    pager.settings.spacing = 10
    pager.pull(-81)

    pager.setViewport(width: 0, pixelScale: 1, at: 0.2)
    pager.drag(by: -500, at: 0.3)
    #expect(abs(pager.position - 1.1) < 1e-12)
    pager.setViewport(width: 390, pixelScale: 1, at: 0.4)
    pager.drag(by: -540, at: 0.5)

    #expect(abs(pager.position - 1.2) < 1e-12)
  }

  @Test(arguments: [(320.1, 1.0), (1600, 1), (800, 3), (0, 1)])
  func `a resize in motion keeps position and speed in pages`(width: Double, scale: Double) {
    var pager = PagerModel.shown("abc")
    pager.select(1, at: 0)
    pager.advance(to: 0.1)
    let (position, velocity) = (pager.position, pager.velocity)

    pager.setViewport(width: width, pixelScale: scale, at: 0.1)

    #expect(pager.position == position && pager.velocity == velocity)
    pager.rest()
    #expect(pager.offset == width)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `a scale that is none is refused`(scale: Double) {
    var pager = PagerModel.shown("abc")
    pager.setViewport(width: 800, pixelScale: 2, at: 0)

    pager.setViewport(width: 400, pixelScale: scale, at: 0)

    #expect(pager.pixelScale == 2 && pager.viewportWidth == 400)
  }

  @Test func `a gap lies between pages and shows one at most while it passes the edge`() {
    var pager = PagerModel.shown("abc")
    pager.settings.spacing = 100
    pager.beginDrag(at: 0)

    pager.drag(by: -50, at: 0.1)
    #expect(pager.seen == ["a"])
    pager.drag(by: -450, at: 0.2)
    #expect(pager.seen == ["a", "b"] && pager.position == 0.5)
    pager.drag(by: -850, at: 0.3)

    #expect(pager.seen == ["b"])
  }

  @Test(arguments: [(0, -850.0, 5), (0, -950, 5), (5, 850, 0), (5, 950, 0)])
  func `a jump from within a gap stays within its ends`(start: Int, distance: Double, page: Int) {
    var pager = PagerModel.shown("abcdef", start: start)
    pager.settings.spacing = 100
    pager.settings.bounces = false
    pager.pull(distance)
    let before = pager.visiblePages

    pager.select(page, at: 0.2)

    #expect(before.count == 1 && pager.visiblePages == before)
    #expect(pager.brokenInvariants() == [])
    pager.rest()
    #expect(pager.targetIndex == page && pager.phase == .idle)
  }

  @Test func `the first page reached from its left stays where it is seen from within a gap`() {
    var pager = PagerModel.shown("abcdefgh")
    pager.settings.spacing = 100
    pager.settings.bounces = false
    for (page, wait) in [(7, 0.12), (5, 0.2), (0, 0.28)] {
      pager.select(page, at: pager.time)
      pager.advance(to: pager.time + wait)
    }
    let before = pager.visiblePages
    #expect(before.map(\.id) == ["a"] && before[0].offset > 0.01)

    pager.select(1, at: pager.time)

    #expect(pager.visiblePages == before)
    #expect(pager.brokenInvariants() == [])
  }

  @Test(arguments: [-10, Double.nan, .infinity])
  func `a gap that is none counts as none`(spacing: Double) {
    var pager = PagerModel.shown("abc")

    pager.settings.spacing = spacing

    #expect(pager.pitch == 800)
  }
}
