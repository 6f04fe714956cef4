import PagerCore
import Testing

@Suite struct PagerJumpTests {
  /// All pages that are seen until the pager rests.
  private func passed(_ pager: inout PagerModel) -> Set<String> {
    var pages = Set(pager.seen)
    let start = pager.time
    for frame in 1...90 {
      pager.advance(to: start + Double(frame) / 60)
      pages.formUnion(pager.seen)
      #expect(pager.brokenInvariants() == [])
    }
    #expect(pager.phase == .idle)
    return pages
  }

  @Test func `a far jump shows no page between and announces none`() {
    var pager = PagerModel.shown("abcdefgh")

    pager.select(7, at: 0)

    #expect(passed(&pager) == ["a", "h"])
    #expect(
      pager.story() == [
        "selected h 7 program", "willDisappear a", "willAppear h", "1 settled", "didDisappear a",
        "didAppear h",
      ])
    pager.select(0, at: pager.time)
    #expect(passed(&pager) == ["a", "h"])
  }

  @Test func `the page after the next one is far`() {
    var pager = PagerModel.shown("abc")

    pager.select(2, at: 0)

    #expect(passed(&pager) == ["a", "c"])
  }

  @Test func `half way from 0 to 7 the strip is at 3,5 and only these two titles are lit`() throws {
    var pager = PagerModel.shown("abcdefgh")
    pager.select(7, at: 0)
    pager.beginDrag(at: 0.1)

    pager.drag(by: (pager.position - 0.5) * 800, at: 0.1)
    let segment = try #require(pager.segment)

    #expect(abs(pager.position - 0.5) < 1e-12)
    #expect(abs(pager.stripPosition - 3.5) < 1e-9)
    #expect(segment.from == 0 && segment.to == 7)
  }

  @Test func `the strip moves without a step through a far jump and back`() {
    var pager = PagerModel.shown("abcdefgh")
    pager.select(7, at: 0)

    for frame in 1...1000 {
      let before = pager.stripPosition
      pager.advance(to: Double(frame) / 1000)
      let after = pager.stripPosition
      #expect(after >= before && after - before < 0.05)
    }

    #expect(pager.stripPosition == 7)
  }

  @Test(arguments: [(300.0, 0), (-300.0, 7)])
  func `a grab in mid-jump settles on one of the two pages seen`(distance: Double, page: Int) {
    var pager = PagerModel.shown("abcdefgh")
    pager.select(7, at: 0)
    pager.advance(to: 0.107)
    #expect(abs(pager.position - 0.5) < 0.01 && pager.canCatch)

    pager.pull(distance, at: 0.107)
    pager.endDrag(velocity: 0, travel: distance, at: 0.9)

    #expect(passed(&pager) == ["a", "h"])
    #expect(pager.targetIndex == page && pager.stripPosition == Double(page))
  }

  @Test func `a drag at the very end of a far jump finds the deck`() {
    var pager = PagerModel.shown("abcdefgh")
    pager.select(4, at: 0)
    pager.advance(to: 0.54)
    #expect(pager.phase == .settling && !pager.canCatch)

    pager.pull(400, at: 0.54)
    #expect(pager.seen == ["d", "e"])
    pager.drag(by: -400, at: 0.7)

    #expect(pager.seen == ["e", "f"])
  }

  @Test func `a new target in mid-jump goes next to the nearest page seen`() {
    var pager = PagerModel.shown("abcdefgh")
    pager.select(7, at: 0)
    pager.advance(to: 0.1)
    let (before, velocity) = (pager.visiblePages, pager.velocity)

    pager.select(2, at: 0.1)

    #expect(pager.visiblePages == before)
    #expect(abs(pager.velocity - velocity) < 1e-9)
    #expect(pager.route.slot(ofIndex: 2) == -1)
    #expect(passed(&pager) == ["a", "c", "h"])
    #expect(pager.seen == ["c"] && pager.route.isDeck)
  }

  @Test(arguments: [(0, 6, 2), (6, 0, 4)])
  func `a target as far from both goes to the side to which the pages move`(
    start: Int, first: Int, slot: Int
  ) {
    var pager = PagerModel.shown("abcdefg", start: start)
    pager.select(first, at: 0)
    pager.advance(to: 0.1)

    pager.select(3, at: 0.1)

    #expect(pager.route.slot(ofIndex: 3) == slot)
  }

  @Test func `a jump held by the hand goes to a third page`() {
    var pager = PagerModel.shown("abcdefgh")
    pager.select(7, at: 0)
    pager.advance(to: 0.107)
    pager.beginDrag(at: 0.107)

    pager.select(3, at: 0.2)

    #expect(passed(&pager) == ["a", "d", "h"])
    #expect(pager.seen == ["d"])
  }

  @Test func `a neighbour of a visible page is no far page`() {
    var pager = PagerModel.shown("abcdefgh")
    pager.select(1, at: 0)
    pager.advance(to: 0.1)

    pager.select(2, at: 0.1)

    #expect(pager.route.isDeck)
    #expect(passed(&pager) == ["a", "b", "c"])
  }

  @Test func `through passes all pages in between`() {
    var pager = PagerModel.shown("abcd")
    pager.select(3, jump: .through, at: 0)

    #expect(passed(&pager) == ["a", "b", "c", "d"])
  }

  @Test(arguments: [true, false])
  func `instant and unanimated selections are there at once`(animated: Bool) {
    var pager = PagerModel.shown("abcdefgh")

    pager.select(7, jump: animated ? .instant : .adjacent, animated: animated, at: 0)

    #expect(pager.phase == .idle && pager.seen == ["h"])
  }

  @Test func `a fade shows the target over the page in its place`() throws {
    var pager = PagerModel.shown("abcdefgh")

    pager.select(7, jump: .fade, at: 0)
    pager.advance(to: 0.05)

    #expect(pager.visiblePages.map(\.offset) == [0, 0])
    #expect(pager.seen == ["a", "h"])
    let target = try #require(pager.visiblePages.last)
    #expect(abs(target.opacity - 0.25) < 1e-9 && abs(pager.stripPosition - 1.75) < 1e-9)
    pager.advance(to: 0.2)
    #expect(pager.phase == .idle && pager.seen == ["h"])
  }

  @Test(arguments: [(0.05, "a"), (0.15, "h")])
  func `a far page selected in a fade fades over the page that is seen most`(
    time: Double, page: String
  ) {
    var pager = PagerModel.shown("abcdefgh")
    pager.select(7, jump: .fade, at: 0)

    pager.select(3, jump: .fade, at: time)

    #expect(pager.phase == .settling)
    #expect(pager.seen == [page, "d"])
    #expect(passed(&pager) == [page, "d"])
  }

  @Test func `a neighbour selected in a fade slides in`() {
    var pager = PagerModel.shown("abcdefgh")
    pager.select(7, jump: .fade, at: 0)

    pager.select(6, at: 0.15)

    #expect(pager.phase == .settling)
    #expect(passed(&pager) == ["g", "h"])
    #expect(pager.seen == ["g"])
  }

  @Test func `a fade to a neighbour slides`() {
    var pager = PagerModel.shown("abc")

    pager.select(1, jump: .fade, at: 0)
    pager.advance(to: 0.1)

    #expect(pager.visiblePages.map(\.opacity) == [1, 1])
    #expect(pager.position > 0.1 && pager.position < 0.9)
  }

  @Test func `a million pages are jumped over as fast as two`() {
    var pager = PagerModel(source: NumberedPages(count: 1_000_000, type: "Color"))
    pager.setViewport(width: 800, pixelScale: 1, at: 0)
    pager.setShown(true, at: 0)

    pager.select(999_999, at: 0)
    pager.rest()

    #expect(pager.seen == ["Page 1000000"])
    #expect(pager.offset == 999_999 * 800)
  }

  /// A far jump that is caught and pulled beyond the page that it went to.
  private func pulled(by way: Double, beyond page: Int, from start: Int) -> PagerModel {
    var pager = PagerModel.shown("abcdefghijkl")
    pager.select(start, animated: false, at: 0)
    pager.select(page, at: 0)
    pager.advance(to: 0.2)
    pager.beginDrag(at: 0.2)
    let end = Double(page > start ? pager.route.slots.upperBound - 1 : pager.route.slots.lowerBound)
    pager.drag(by: (pager.position - end) * pager.pitch - way, at: 0.3)
    return pager
  }

  @Test(arguments: [(way: 300.0, start: 0, next: 9), (-300, 11, 1), (40, 0, 6), (-40, 11, 4)])
  func `what is selected while the pages are pulled beyond a jump moves no title`(
    way: Double, start: Int, next: Int
  ) {
    var pager = pulled(by: way, beyond: 5, from: start)
    #expect(pager.overscroll != 0)
    #expect(pager.stripPosition == 5)

    pager.select(next, at: 0.3)
    #expect(pager.overscroll == 0)
    #expect(abs(pager.stripPosition - 5) < 1e-9)

    var places = [pager.stripPosition]
    for frame in 1...120 {
      let before = pager.stripPosition
      pager.advance(to: 0.3 + Double(frame) * 0.001)
      places.append(pager.stripPosition)
      let speed = (pager.stripPosition - before) / 0.001
      #expect(abs(speed - pager.stripVelocity) < 3 + abs(pager.stripVelocity) * 0.2)
    }
    #expect(zip(places, places.dropFirst()).allSatisfy { abs($1 - $0) < 0.1 })
    pager.rest()
    #expect(pager.stripPosition == Double(next))
    #expect(pager.brokenInvariants() == [])
  }
}
