import PagerCore
import Testing

@Suite struct PagerSelectionTests {
  @Test func `a second tap takes over from the position and speed of now`() {
    var pager = PagerModel.shown("abcdef", start: 2)
    pager.select(3, at: 0)
    pager.advance(to: 0.1)
    let (position, velocity) = (pager.position, pager.velocity)

    pager.select(2, at: 0.1)

    #expect(velocity > 1)
    #expect(pager.position == position)
    #expect(abs(pager.velocity - velocity) < 1e-9)
  }

  @Test(arguments: Array(stride(from: 0.048, through: 0.608, by: 0.016)))
  func `two taps at any distance end on the second`(distance: Double) {
    var pager = PagerModel.shown("abc")

    let first = pager.select(1, reason: .tap, at: 0)
    let second = pager.select(2, reason: .tap, at: distance)
    pager.rest()
    let events = pager.takeEvents()

    #expect(pager.phase == .idle && pager.offset == 1600)
    #expect(events.filter { $0 == .selected("c", index: 2, reason: .tap) }.count == 1)
    #expect(events.filter { $0 == .lifecycle(.didAppear, "c") }.count == 1)
    #expect(events.contains(.selectionEnded(first ?? 0, .superseded)))
    #expect(events.contains(.selectionEnded(second ?? 0, .settled)))
  }

  @Test func `a selection while a drag is held wins and the press moves nothing more`() {
    var pager = PagerModel.shown("abc")
    pager.pull(-120)

    pager.select(2, at: 0.15)
    pager.advance(to: 0.3)
    let position = pager.position
    pager.drag(by: -40, at: 0.3)
    #expect(pager.position == position)
    pager.endDrag(velocity: 4000, travel: 400, at: 0.35)
    pager.rest()

    #expect(pager.offset == 1600 && pager.stripPosition == 2)
    pager.beginDrag(at: 3)
    pager.drag(by: 80, at: 3.1)
    #expect(pager.offset == 1520)
  }

  @Test func `selecting the selected page takes it out of the hand that drags it away`() {
    var pager = PagerModel.shown("abc")
    pager.pull(-500)

    pager.select(0, at: 0.15)
    #expect(pager.phase == .settling)
    pager.endDrag(velocity: -4000, travel: -700, at: 0.2)
    pager.rest()

    #expect(pager.offset == 0 && pager.settled == "a")
  }

  @Test func `selecting the selected page again is told and moves nothing`() {
    var pager = PagerModel.shown("abc", start: 1)

    let selection = pager.select(1, at: 0)

    #expect(pager.story() == ["reselected b 1", "\(selection ?? 0) settled"])
    #expect(pager.phase == .idle)
  }

  @Test func `selecting the target in motion waits for its rest`() {
    var pager = PagerModel.shown("abc")
    pager.select(1, at: 0)
    pager.advance(to: 0.1)
    _ = pager.story()

    pager.select(1, at: 0.1)
    let start = pager.story()
    pager.rest()

    #expect(start == ["reselected b 1"])
    #expect(pager.story().prefix(2) == ["1 settled", "2 settled"])
  }

  @Test func `selecting the target in motion at once ends the motion`() {
    var pager = PagerModel.shown("abc")
    pager.select(1, at: 0)
    pager.advance(to: 0.1)

    pager.select(1, animated: false, at: 0.1)

    #expect(pager.phase == .idle && pager.position == 1)
  }

  @Test(arguments: [-1, 3, Int.max, Int.min])
  func `an index without a page is refused and changes nothing`(index: Int) {
    var pager = PagerModel.shown("abc", start: 1)

    #expect(pager.select(index, at: 0) == nil)

    #expect(pager.story() == [])
    #expect(pager.targetIndex == 1)
  }

  @Test(arguments: [(-5, "a"), (0, "a"), (2, "c"), (9, "c")])
  func `a start out of range is clamped`(start: Int, page: String) {
    #expect(PagerModel.shown("abc", start: start).seen == [page])
  }

  @Test func `a held arrow turns a page when 95 percent of the way is done and a press at once`() {
    var pager = PagerModel.shown("abcdef")
    pager.select(1, reason: .key, at: 0)

    pager.advance(to: 0.29)
    #expect(pager.turnIndex(by: 1, isRepeat: true) == nil)
    #expect(pager.turnIndex(by: 1, isRepeat: false) == 2)
    pager.advance(to: 0.31)

    #expect(pager.position >= 0.95)
    #expect(pager.turnIndex(by: 1, isRepeat: true) == 2)
  }

  @Test(arguments: [(1, nil), (-1, 1), (-9, 0), (Int.min, 0), (Int.max, nil), (0, nil)])
  func `a turn is clamped to the pages and nothing when it changes nothing`(
    pages: Int, index: Int?
  ) {
    #expect(PagerModel.shown("abc", start: 2).turnIndex(by: pages, isRepeat: false) == index)
  }

  @Test func `reduced motion selects at once and ends what moves`() {
    var pager = PagerModel.shown("abcdef")
    pager.select(1, at: 0)
    pager.advance(to: 0.1)
    pager.settings.reducesMotion = true
    #expect(pager.phase == .idle && pager.position == 1)

    pager.select(5, at: 0.2)

    #expect(pager.phase == .idle && pager.seen == ["f"])
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `a spring that takes no time is there at once`(response: Double) {
    var pager = PagerModel.shown("abc")
    pager.settings.tapResponse = response

    pager.select(1, at: 0)

    #expect(pager.phase == .idle && pager.position == 1)
  }

  @Test(arguments: [833.5, 320.1])
  func `at rest the offset is exactly a multiple of the width`(width: Double) {
    var pager = PagerModel(source: NumberedPages(count: 40, type: "Color"))
    pager.setViewport(width: width, pixelScale: 1, at: 0)
    pager.setShown(true, at: 0)

    for index in 0..<40 {
      pager.select(index, animated: false, at: 0)
      #expect(pager.offset == Double(index) * width)
      #expect(pager.currentIndex == index && pager.visiblePages.map(\.index) == [index])
    }
  }
}
