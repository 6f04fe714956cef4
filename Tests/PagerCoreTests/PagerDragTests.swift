import PagerCore
import Testing

@Suite struct PagerDragTests {
  @Test(arguments: [(-300.0, 0), (-500.0, 1), (-900.0, 1), (-1700.0, 1), (-400.0, 0)])
  func `a drag held still settles by position on one page at most`(distance: Double, page: Int) {
    var pager = PagerModel.shown("abc")

    pager.pull(distance)
    pager.endDrag(velocity: 0, travel: distance, at: 0.5)
    pager.rest()

    #expect(pager.targetIndex == page && pager.offset == Double(page) * 800)
  }

  @Test func `one gesture turns one page however hard and a second one another`() {
    var pager = PagerModel.shown("abcdef")

    pager.flick(-700, velocity: -8000)
    #expect(pager.targetIndex == 1)
    for _ in 0..<2 { pager.flick(-200, velocity: -2500, at: pager.time + 0.12) }
    pager.rest()

    #expect(pager.targetIndex == 3 && pager.seen == ["d"])
  }

  @Test func `a flick back before the rest returns home`() {
    var pager = PagerModel.shown("ab")

    pager.flick(-200, velocity: -2000)
    pager.flick(200, velocity: 2000, at: pager.time + 0.12)
    pager.rest()

    let selections = pager.story().filter { $0.hasPrefix("selected") }
    #expect(pager.offset == 0 && selections.count <= 2)
    pager.advance(to: pager.time + 3)
    #expect(pager.story() == [])
  }

  @Test func `a release keeps the speed of the hand`() {
    var pager = PagerModel.shown("abc")

    pager.flick(-200, velocity: -1600)

    #expect(abs(pager.position - 0.25) < 1e-12)
    #expect(abs(pager.velocity - 2) < 1e-9)
  }

  @Test func `a release beyond an end keeps the speed that is seen`() {
    var pager = PagerModel.shown("abc")
    pager.pull(400)
    let before = pager.position
    pager.drag(by: 400.001, at: 1)
    let slope = (pager.position - before) / -0.001

    pager.endDrag(velocity: 1000, travel: 400, at: 1)

    #expect(slope > 0.0002 && slope < 0.0006)
    #expect(abs(pager.velocity + 1000 * slope) < 1e-3)
  }

  @Test func `the pages spring back from beyond an end more slowly than to a page`() {
    var bounce = PagerModel.shown("abc")
    bounce.flick(400, velocity: 0)
    var snap = PagerModel.shown("abc")
    snap.flick(bounce.overscroll * 800, velocity: 0)
    let time = bounce.time

    bounce.advance(to: time + 0.2)
    snap.advance(to: time + 0.2)

    #expect(bounce.position < 0)
    #expect(abs(bounce.position) > 1.5 * abs(snap.position))
  }

  @Test func `crossing a half selects nothing before the release`() {
    var pager = PagerModel.shown("abc")

    pager.pull(-700)

    #expect(pager.currentIndex == 1 && pager.targetIndex == 0)
    #expect(!pager.story().contains { $0.hasPrefix("selected") })
  }

  @Test func `a press catches with more than two points to go and not with less`() {
    var pager = PagerModel.shown("abc")
    pager.select(1, at: 0)

    for frame in 1...200 {
      pager.advance(to: Double(frame) / 250)
      let left = (1 - pager.position) * 800
      #expect(pager.canCatch == (left > 2))
    }

    #expect(pager.phase == .idle && !pager.canCatch)
  }

  @Test(arguments: Array(stride(from: 0.016, through: 0.48, by: 0.016)))
  func `a press without moving holds the pages still and settles`(delay: Double) {
    var pager = PagerModel.shown("abc")
    pager.flick(-200, velocity: -2000)
    pager.advance(to: pager.time + delay)
    let (position, velocity) = (pager.position, pager.velocity)

    pager.beginDrag(at: pager.time)
    #expect(velocity >= 0 && pager.velocity == 0)
    pager.advance(to: pager.time + 0.05)
    #expect(pager.position == position)
    pager.endDrag(velocity: 0, travel: 0, at: pager.time)
    pager.rest()

    #expect(pager.phase == .idle)
    #expect(pager.offset == (position > 0.5 ? 800 : 0))
  }

  @Test(arguments: [("abc", 2, -600.0), ("abc", 0, 600.0), ("a", 0, -600.0), ("a", 0, 600.0)])
  func `a pull beyond an end follows less and less and springs back`(
    pages: String, start: Int, distance: Double
  ) {
    var pager = PagerModel.shown(pages, start: start)
    pager.beginDrag(at: 0)

    var last = 0.0
    for step in 1...20 {
      let hand = distance * Double(step) / 20
      pager.drag(by: hand, at: Double(step) / 50)
      let shown = -pager.overscroll * 800
      #expect(abs(shown) > abs(last) && abs(shown) < abs(hand) && shown * hand > 0)
      #expect(pager.segment.map { (0...1).contains($0.progress) } == true)
      last = shown
    }
    pager.endDrag(velocity: 0, travel: distance, at: 0.6)
    pager.rest()

    #expect(pager.offset == Double(start) * 800)
    #expect(pager.story() == [])
  }

  @Test(arguments: [(false, false), (false, true), (true, true)])
  func `without bounce or with reduced motion no drag, fling or turn leaves the deck`(
    bounces: Bool, reduces: Bool
  ) {
    var pager = PagerModel.shown("abc", start: 2)
    pager.settings.bounces = bounces
    pager.settings.reducesMotion = reduces

    pager.pull(-600)
    #expect(pager.position == 2)
    pager.pull(200, at: 1)
    pager.endDrag(turning: 0, velocity: 8000, at: 2)
    for frame in 0..<100 {
      pager.advance(to: 2 + Double(frame) / 100)
      #expect(pager.position < 2 || pager.position == 2 && pager.velocity == 0)
    }

    #expect(pager.phase == .idle && pager.position == 2)
  }

  @Test func `a catch beyond an end starts where the pages are`() {
    var pager = PagerModel.shown("abc")
    pager.flick(600, velocity: 0)
    pager.advance(to: pager.time + 0.1)
    let position = pager.position

    pager.beginDrag(at: pager.time)
    pager.drag(by: 0, at: pager.time)

    #expect(position < -0.01)
    #expect(abs(pager.position - position) < 1e-12)
  }

  @Test func `turning bounce off brings the pages back to the end`() {
    var pager = PagerModel.shown("abc")
    pager.pull(600)
    #expect(pager.position < 0)

    pager.settings.bounces = false
    #expect(pager.position == 0)
    pager.drag(by: 520, at: 1)

    #expect(abs(pager.position - 0.1) < 1e-12)
  }

  /// A pager on its way back from near its last page that was let go towards the end.
  private func letGoTowardsTheEnd() -> PagerModel {
    var pager = PagerModel.shown("abc", start: 1)
    pager.setViewport(width: 320, pixelScale: 1, at: 0)
    pager.settings.bounces = false
    pager.pull(-288)
    pager.endDrag(turning: 0, velocity: 8000, at: 1)
    pager.advance(to: 1.02)
    return pager
  }

  @Test func `an end without bounce stops the pages until they come back`() {
    var pager = letGoTowardsTheEnd()

    #expect(pager.position == 2 && pager.velocity == 0 && pager.isMoving)
    pager.advance(to: 1.2)

    #expect(pager.position < 2 && pager.velocity < 0)
  }

  @Test func `turning bounce on does not wake a speed that the end had stopped`() {
    var pager = letGoTowardsTheEnd()

    pager.settings.bounces = true
    pager.advance(to: 1.03)

    #expect(pager.position < 2 && pager.velocity < 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a distance or speed that is no number moves nothing`(value: Double) {
    var pager = PagerModel.shown("abc", start: 1)
    pager.pull(-100)
    let position = pager.position

    pager.drag(by: value, at: value)
    #expect(pager.position == position)
    pager.endDrag(velocity: value, travel: value, at: value)
    pager.rest()

    #expect(pager.targetIndex == 1 && pager.offset == 800)
  }

  @Test func `revert goes back to the page of the press and cancel to the nearest`() {
    var pager = PagerModel.shown("abc")

    pager.pull(-700)
    pager.revertDrag(at: 0.2)
    #expect(pager.targetIndex == 0 && pager.velocity == 0)
    pager.rest()
    pager.pull(-700)
    pager.cancelDrag(at: pager.time)
    pager.rest()

    #expect(pager.targetIndex == 1)
  }

  @Test(arguments: [(1, 2), (-1, 0), (0, 1), (9, 2), (-9, 0)])
  func `a turn goes one page from that of the press`(turns: Int, page: Int) {
    var pager = PagerModel.shown("abcd", start: 1)

    pager.beginDrag(reason: .wheel, at: 0)
    pager.endDrag(turning: turns, velocity: 0, at: 0.1)
    pager.rest()

    #expect(pager.targetIndex == page)
    #expect(
      page == 1
        || pager.takeEvents().contains {
          if case .selected(_, page, .wheel) = $0 { true } else { false }
        })
  }

  @Test func `input without a drag does nothing`() {
    var pager = PagerModel.shown("abc")

    pager.drag(by: -500, at: 0.1)
    pager.endDrag(velocity: -3000, travel: -500, at: 0.2)
    pager.cancelDrag(at: 0.3)
    pager.revertDrag(at: 0.4)

    #expect(pager.story() == [] && pager.position == 0)
  }
}
