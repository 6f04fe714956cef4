import PagerCore
import Testing

@Suite struct PagerLifecycleTests {
  @Test func `the first page is selected and appears once`() {
    var pager = PagerModel(source: PagerModel.letters("abc"))

    pager.setViewport(width: 800, pixelScale: 1, at: 0)
    pager.setShown(true, at: 0)
    pager.setShown(true, at: 0)

    #expect(pager.story() == ["selected a 0 start", "willAppear a", "didAppear a"])
  }

  @Test func `a tap leaves the page at once and comes to rest on the other`() {
    var pager = PagerModel.shown("abc")

    pager.select(1, reason: .tap, at: 0)
    let start = pager.story()
    pager.rest()

    #expect(start == ["selected b 1 tap", "willDisappear a", "willAppear b"])
    #expect(pager.story() == ["1 settled", "didDisappear a", "didAppear b"])
  }

  @Test func `a flick tells the same story as a tap`() {
    var pager = PagerModel.shown("abc")

    pager.flick(-200, velocity: -2000)
    pager.rest()

    #expect(
      pager.story() == [
        "willDisappear a", "willAppear b", "selected b 1 drag", "didDisappear a", "didAppear b",
      ])
  }

  @Test func `the first pixel of a page counts and no half`() {
    var pager = PagerModel.shown("abc")

    pager.beginDrag(at: 0)
    pager.drag(by: -0.4, at: 0.1)
    let none = pager.story()
    pager.drag(by: -1, at: 0.2)

    #expect(none == [])
    #expect(pager.story() == ["willDisappear a", "willAppear b"])
  }

  @Test func `a page that is taken back at release goes again`() {
    var pager = PagerModel.shown("abc")

    pager.pull(-500)
    pager.drag(by: -20, at: 1)
    _ = pager.story()
    pager.endDrag(velocity: 0, travel: -20, at: 1.15)
    let release = pager.story()
    pager.rest()

    #expect(release == ["willDisappear b", "willAppear a"])
    #expect(pager.story() == ["didDisappear b", "didAppear a"])
  }

  @Test func `a page that is dragged past is gone at once`() {
    var pager = PagerModel.shown("abcd")

    pager.pull(-900)
    #expect(
      pager.story() == ["willDisappear a", "willAppear b", "didDisappear a", "willAppear c"])
    pager.drag(by: -1700, at: 0.5)

    #expect(
      pager.story() == ["willDisappear b", "didDisappear b", "willAppear d"])
  }

  @Test func `hiding at rest makes the page disappear and showing makes it appear`() {
    var pager = PagerModel.shown("abc", start: 1)

    pager.setShown(false, at: 1)
    let hidden = pager.story()
    pager.setShown(true, at: 2)

    #expect(hidden == ["willDisappear b", "didDisappear b"])
    #expect(pager.story() == ["willAppear b", "didAppear b"])
  }

  @Test func `hiding in motion ends on the target which never appeared`() {
    var pager = PagerModel.shown("abc")
    pager.select(1, at: 0)
    pager.advance(to: 0.1)
    _ = pager.story()

    pager.setShown(false, at: 0.1)

    #expect(pager.story() == ["1 settled", "didDisappear a", "willDisappear b", "didDisappear b"])
    #expect(pager.phase == .idle && pager.offset == 800)
  }

  @Test(arguments: [false, true])
  func `hiding in a drag settles by position and no page is told of a rest`(reduces: Bool) {
    var pager = PagerModel.shown("abc")
    pager.settings.reducesMotion = reduces
    pager.pull(-500)
    _ = pager.story()

    pager.setShown(false, at: 0.2)

    #expect(
      pager.story() == [
        "selected b 1 drag", "didDisappear a", "willDisappear b", "didDisappear b",
      ])
  }

  @Test func `a swipe that was given up leaves no target behind while hidden`() {
    var pager = PagerModel.shown("abc")
    pager.pull(-200)
    pager.cancelDrag(at: 0.5)
    pager.rest()
    _ = pager.story()

    pager.setShown(false, at: pager.time)
    pager.setShown(true, at: pager.time)
    pager.rest()

    #expect(
      pager.story() == ["willDisappear a", "didDisappear a", "willAppear a", "didAppear a"])
    #expect(pager.offset == 0)
  }

  @Test(arguments: [0.0, 1, 320.1, 1600])
  func `a resize sends nothing`(width: Double) {
    var pager = PagerModel.shown("abc")
    pager.pull(-200)
    _ = pager.story()

    pager.setViewport(width: width, pixelScale: 2, at: 0.2)
    let drag = pager.story()
    pager.cancelDrag(at: 0.2)
    pager.rest()
    _ = pager.story()
    pager.setViewport(width: 0, pixelScale: 1, at: pager.time)

    #expect(drag == [])
    #expect(pager.story() == [])
  }

  @Test func `a page flown past never appears`() {
    var pager = PagerModel.shown("abcdef")

    pager.select(5, jump: .through, at: 0)
    for frame in 1...120 { pager.advance(to: Double(frame) / 120) }
    let story = pager.story()

    #expect(story.filter { $0.hasPrefix("didAppear") } == ["didAppear f"])
    #expect(story.contains("willAppear c") && story.contains("didDisappear c"))
  }
}
