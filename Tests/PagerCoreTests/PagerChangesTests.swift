import PagerCore
import Testing

@Suite struct PagerChangesTests {
  @Test(arguments: [("Xabc", 2), ("aYbc", 2), ("abYc", 1), ("bac", 0), ("b", 0)])
  func `a change at rest keeps the page and moves only its index`(pages: String, index: Int) {
    var pager = PagerModel.shown("abc", start: 1)

    pager.apply(PagerModel.letters(pages), at: 1)

    #expect(pager.story() == [])
    #expect(pager.seen == ["b"] && pager.targetIndex == index)
    #expect(pager.offset == Double(index) * 800)
  }

  @Test func `an insert in motion keeps both pages in place and ends on the same page`() {
    var pager = PagerModel.shown("abc", start: 1)
    pager.select(2, at: 0)
    pager.advance(to: 0.1)
    let (before, velocity) = (pager.visiblePages, pager.velocity)

    pager.apply(PagerModel.letters("Zabc"), at: 0.1)
    #expect(pager.seen == ["b", "c"])
    for (old, new) in zip(before, pager.visiblePages) {
      #expect(abs(old.offset - new.offset) < 1e-12 && new.index == old.index + 1)
    }
    #expect(abs(pager.velocity - velocity) < 1e-9)
    pager.rest()

    #expect(pager.seen == ["c"] && pager.targetIndex == 3)
  }

  @Test func `an insert between the two visible pages is not seen`() {
    var pager = PagerModel.shown("abc")
    pager.select(1, at: 0)
    pager.advance(to: 0.1)
    let before = pager.visiblePages.map(\.offset)

    pager.apply(PagerModel.letters("aXYbc"), at: 0.1)
    #expect(pager.seen == ["a", "b"] && pager.visiblePages.map(\.offset) == before)
    #expect(pager.segment?.to == 3)
    pager.rest()

    #expect(pager.seen == ["b"] && pager.targetIndex == 3)
    #expect(!pager.story().contains { $0.hasSuffix("X") })
  }

  @Test func `pages that change places stay where they are seen`() {
    var pager = PagerModel.shown("abc")
    pager.pull(-300)
    let before = pager.visiblePages.map(\.offset)

    pager.apply(PagerModel.letters("cba"), at: 0.2)
    #expect(pager.seen == ["a", "b"] && pager.visiblePages.map(\.offset) == before)
    pager.cancelDrag(at: 0.3)
    pager.rest()

    #expect(pager.seen == ["a"] && pager.targetIndex == 2)
  }

  @Test func `a change under the hand keeps the page and the hand goes on`() {
    var pager = PagerModel.shown("abc", start: 1)
    pager.pull(-200)

    pager.apply(PagerModel.letters("XYabc"), at: 0.2)
    #expect(pager.seen == ["b", "c"] && abs(pager.position - 3.25) < 1e-12)
    pager.drag(by: -280, at: 0.3)

    #expect(abs(pager.position - 3.35) < 1e-12)
  }

  @Test func `a change under a pull beyond the end keeps the page and the hand goes on`() {
    var pager = PagerModel.shown("abc", start: 2)
    pager.pull(-400)
    let offset = pager.visiblePages.map(\.offset)

    pager.apply(PagerModel.letters("abcd"), at: 0.2)
    #expect(pager.seen == ["c", "d"])
    #expect(pager.visiblePages.first?.offset == offset.first)
    let position = pager.position
    pager.drag(by: -480, at: 0.3)

    #expect(abs(pager.position - position - 0.1) < 1e-9)
  }

  @Test func `when all visible pages go the target takes their place in the hand`() {
    var pager = PagerModel.shown("abc")
    pager.pull(-200)
    _ = pager.story()

    pager.apply(PagerModel.letters("c"), at: 0.2)
    #expect(pager.phase == .dragging && pager.seen == ["c"])
    #expect(pager.visiblePages.first?.offset == -0.25)
    #expect(pager.story().first == "selected c 0 change")
    pager.cancelDrag(at: 0.3)
    pager.rest()

    #expect(pager.offset == 0)
  }

  @Test(arguments: [
    ("abcde", 2, "abde", "d"), ("abcde", 2, "ab", "b"), ("abcde", 2, "ae", "e"),
    ("abcde", 4, "abcd", "d"), ("abcde", 0, "cde", "c"), ("abcde", 2, "xyz", "z"),
    ("abcde", 4, "xy", "y"), ("abcde", 3, "cba", "c"),
    ("abc", 1, "vwxcya", "c"), ("abc", 2, "vawbx", "b"), ("abc", 1, "vwxyz", "w"),
  ])
  func `for a selected page that goes the next one takes its place, else the previous`(
    pages: String, start: Int, left: String, page: String
  ) {
    var pager = PagerModel.shown(pages, start: start)
    let gone = pager.seen.first ?? ""

    pager.apply(PagerModel.letters(left), at: 1)

    #expect(pager.seen == [page] && pager.phase == .idle)
    #expect(
      pager.story() == [
        "selected \(page) \(pager.targetIndex ?? -1) change", "willDisappear \(gone)",
        "willAppear \(page)", "didDisappear \(gone)", "didAppear \(page)",
      ])
  }

  @Test func `a deck without end is left for three pages at once`() {
    var pager = PagerModel.shown("abc")
    pager.apply(NumberedPages(count: .max, type: "Color"), at: 1)

    pager.apply(PagerModel.letters("abc"), at: 2)

    #expect(pager.seen == ["a"] && pager.phase == .idle)
  }

  @Test func `a selection whose page goes is told so`() {
    var pager = PagerModel.shown("abc")
    let selection = pager.select(1, at: 0)
    pager.advance(to: 0.1)

    pager.apply(PagerModel.letters("ac"), at: 0.1)
    let events = pager.takeEvents()
    pager.rest()

    #expect(events.contains(.selectionEnded(selection ?? 0, .gone)))
    #expect(pager.seen == ["c"])
  }

  @Test(arguments: [("xab", "settled"), ("xyz", "gone")])
  func `a reload ends a selection by whether its page is left`(pages: String, outcome: String) {
    var pager = PagerModel.shown("abc")
    pager.select(1, at: 0)
    pager.advance(to: 0.1)

    pager.reload(PagerModel.letters(pages), at: 0.1)

    #expect(pager.story().contains("1 \(outcome)"))
  }

  @Test func `an insert in a far jump keeps the side of its target`() {
    var pager = PagerModel.shown("abcdefgh")
    pager.select(7, at: 0)
    pager.advance(to: 0.1)
    let before = pager.visiblePages.map(\.offset)

    pager.apply(PagerModel.letters("xabcdefyzgh"), at: 0.1)

    #expect(pager.seen == ["a", "h"] && pager.visiblePages.map(\.offset) == before)
    pager.rest()
    #expect(pager.seen == ["h"] && pager.targetIndex == 10)
  }

  @Test func `a change in a passage through the deck goes on passing all pages`() {
    var pager = PagerModel.shown("abcdefgh")
    pager.select(7, jump: .through, at: 0)
    pager.advance(to: 0.05)
    let velocity = pager.velocity

    pager.apply(PagerModel.letters("xabcdefgh"), at: 0.05)

    #expect(pager.route.isDeck && abs(pager.velocity - velocity) < 1e-9)
    pager.rest()
    #expect(pager.seen == ["h"])
  }

  @Test func `a change in a fade ends it`() {
    var pager = PagerModel.shown("abcdefgh")
    pager.select(7, jump: .fade, at: 0)

    pager.apply(PagerModel.letters("abcdefg"), at: 0.1)

    #expect(pager.phase == .idle && pager.seen == ["g"])
  }

  @Test func `without pages nothing is selected, told or moved`() {
    var pager = PagerModel.shown("")

    pager.flick(-400, velocity: -4000)
    pager.pull(300)
    #expect(pager.select(0, at: 1) == nil)
    #expect(pager.turnIndex(by: 1, isRepeat: false) == nil)
    pager.cancelDrag(at: 1.5)
    pager.setViewport(width: 320.1, pixelScale: 2, at: 2)

    #expect(pager.story() == [])
    #expect(pager.currentIndex == nil && pager.target == nil && pager.segment == nil)
    #expect(pager.seen == [] && pager.stripPosition == 0 && pager.overscroll == 0)
    #expect(pager.brokenInvariants() == [])
  }

  @Test func `the first page of an empty pager is selected and appears`() {
    var pager = PagerModel.shown("")
    pager.reload(PagerModel.letters(""), at: 0)
    #expect(pager.story() == ["reloaded"])

    pager.apply(PagerModel.letters("a"), at: 1)

    #expect(pager.story() == ["selected a 0 change", "willAppear a", "didAppear a"])
  }

  @Test func `pages may go one after the other until none is left`() {
    var pager = PagerModel.shown("abc", start: 2)

    pager.apply(PagerModel.letters("ab"), at: 1)
    pager.flick(-600, velocity: 0, at: 2)
    pager.rest()
    #expect(pager.seen == ["b"] && pager.offset == 800)
    pager.apply(PagerModel.letters("a"), at: pager.time)
    _ = pager.story()
    pager.apply(PagerModel.letters(""), at: pager.time)

    #expect(pager.story() == ["willDisappear a", "didDisappear a"])
    #expect(pager.currentIndex == nil && pager.seen == [])
  }

  @Test func `a reload makes the page anew and keeps it`() {
    var pager = PagerModel.shown("abc", start: 1)

    pager.reload(PagerModel.letters("xyb"), at: 1)

    #expect(
      pager.story() == [
        "willDisappear b", "didDisappear b", "reloaded", "willAppear b", "didAppear b",
      ])
    #expect(pager.targetIndex == 2 && pager.offset == 1600)
  }

  @Test(arguments: [("xyz", "y"), ("x", "x"), ("wxyz", "x")])
  func `a reload without the page selects the nearest index`(pages: String, page: String) {
    var pager = PagerModel.shown("abc", start: 1)

    pager.reload(PagerModel.letters(pages), at: 1)

    #expect(pager.seen == [page])
    #expect(
      pager.story().dropFirst(3) == [
        "selected \(page) \(pager.targetIndex ?? -1) change", "willAppear \(page)",
        "didAppear \(page)",
      ])
  }

  @Test func `a reload gives up the drag and tells no rest`() {
    var pager = PagerModel.shown("abc")
    pager.pull(-500)
    _ = pager.story()

    pager.reload(PagerModel.letters("abc"), at: 0.2)

    #expect(pager.phase == .idle && pager.seen == ["a"])
    #expect(
      pager.story() == [
        "didDisappear a", "willDisappear b", "didDisappear b", "reloaded", "willAppear a",
        "didAppear a",
      ])
  }
}
