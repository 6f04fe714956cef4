import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct LifecycleTests {
  @Test func `a tap and a swipe tell the same story`() {
    let tapped = Scene(count: 3)
    let swiped = Scene(count: 3)
    (tapped.log, swiped.log) = ([], [])

    tapped.tapTab(1)
    tapped.rest()
    swiped.swipe(from: 600, to: 400, in: 0.1)
    swiped.rest()

    #expect(tapped.log.count == 7)
    #expect(Set(tapped.log) == Set(swiped.log))
    #expect(swiped.log.last == "didAppear 1")
    #expect(tapped.faults + swiped.faults == [])
  }

  @Test func `a swipe that is taken back brings the first page back`() {
    let scene = Scene(count: 3)
    scene.log = []
    scene.press(700)
    scene.drag(from: 700, to: 200, in: 0.5)
    scene.drag(from: 200, to: 680, in: 0.5)
    scene.run(for: 0.15)
    scene.release(680)
    scene.rest()

    #expect(
      scene.log == [
        "willDisappear 0", "created 1", "viewDidLoad 1", "willAppear 1", "willDisappear 1",
        "willAppear 0", "didDisappear 1", "didAppear 0",
      ])
    #expect(scene.faultsAtRest.isEmpty)
  }

  @Test func `a pager that is detached and attached again disappears and appears once`() {
    let scene = Scene(count: 3)
    let root = View()
    let stage = Stage(root: root, text: FixedTextEngine())
    scene.swipe(from: 700, to: 500, in: 0.5, hold: 0.2)
    scene.rest()
    scene.log = []

    root.addSubview(scene.pager)
    #expect(scene.log == ["willDisappear 0", "didDisappear 0"])
    stage.handle(.window(WindowEvent(.shown, time: 3)))
    #expect(scene.log.suffix(2) == ["willAppear 0", "didAppear 0"])
    scene.pager.removeFromParent()
    scene.pager.removeFromParent()

    #expect(scene.log.suffix(2) == ["willDisappear 0", "didDisappear 0"])
    #expect(scene.log.count == 6)
  }

  @Test func `a window that is hidden in motion ends it and appears on the target`() {
    let scene = Scene(count: 3)
    scene.key("Right")
    scene.run(for: 0.1)
    scene.log = []

    scene.window(.hidden)
    #expect(Set(scene.log) == ["didDisappear 0", "willDisappear 1", "didDisappear 1"])
    scene.log = []
    scene.window(.shown)
    scene.rest()

    #expect(scene.log == ["willAppear 1", "didAppear 1"])
    #expect(scene.faultsAtRest.isEmpty)
  }

  @Test func `the selection is told before the steps that it causes`() {
    let scene = Scene(count: 3)
    var told: [String] = []
    scene.pager.onSelect = { id, index, reason in
      told.append("\(id) \(index) \(reason)")
      #expect(scene.recorder.count(.willDisappear) == 0)
    }

    scene.key("Right")

    #expect(told == ["Page 2 1 key"])
    #expect(scene.recorder.count(.willDisappear) == 1)
  }

  @Test func `a far jump makes no page between and comes back to the same object`() {
    let scene = Scene(count: 8) { $0.cache = PageCachePolicy(radius: 9, count: 9) }
    let first = scene.pager.page("Page 1")

    scene.pager.go(to: 7)
    scene.run(for: 1.5) { #expect(scene.coverageFaults.isEmpty) }
    #expect(scene.recorder.pages(.created) == [0, 7])
    #expect(scene.recorder.pages(.didAppear) == [0, 7])
    scene.pager.go(to: 0)
    scene.rest()

    #expect(scene.pager.page("Page 1") === first)
    #expect(scene.recorder.count(.viewDidLoad, of: "Page 1") == 1)
  }

  @Test(arguments: [(300.0, 600.0, 0), (600, 300, 7)])
  func `a far jump that is grabbed rests on one of the two pages seen`(
    start: Double, end: Double, page: Int
  ) {
    let scene = Scene(count: 8)
    scene.pager.go(to: 7)
    repeat { scene.run(for: 0.016) } while scene.pager.position < 3.5

    scene.press(start)
    scene.drag(from: start, to: end, in: 0.6) { #expect(scene.coverageFaults.isEmpty) }
    scene.run(for: 0.15)
    scene.release(end)
    scene.rest()

    #expect(scene.pager.target == page)
    #expect(Set(scene.recorder.pages(.created)) == [0, 7])
    #expect(scene.faultsAtRest.isEmpty && scene.faults.isEmpty)
  }

  @Test func `selecting the selected page shows its beginning`() {
    let listener = HookListener()
    let scene = Scene(
      source: NumberedPages(count: 2, type: "Probe"), registry: listener.registry)

    scene.tapTab(0)

    #expect(listener.calls.filter { $0.hasPrefix("scrollToTop") } == ["scrollToTop 0"])
    #expect(scene.log.last == "reselected 0")
  }

  @Test func `a pager without a window makes no page`() {
    let pager = PagerController(
      source: NumberedPages(count: 3, type: "Probe"), registry: .probes())

    pager.go(to: 2)
    pager.apply(NumberedPages(count: 5, type: "Probe"))

    #expect(pager.target == 2)
    #expect(pager.livePageCount == 0)
  }

  @Test(arguments: 0...2)
  func `a deck of few pages opens, moves and rests`(count: Int) {
    let scene = Scene(count: count)

    scene.swipe(from: 700, to: 100, in: 0.1) { #expect(scene.coverageFaults.isEmpty) }
    scene.key("End")
    scene.key("Right")
    scene.key("5")
    scene.tapTab(0)
    scene.wheel(x: 1)
    scene.pager.reload()
    scene.rest()

    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
    #expect(scene.pager.target == (count == 0 ? nil : scene.pager.target))
    #expect((scene.pager.target == nil) == (count == 0))
  }

  @Test func `a start beyond the pages is clamped with one warning`() {
    var warnings: [String] = []
    let scene = Scene(
      source: NumberedPages(count: 3, type: "Probe"), start: 9,
      services: PageServices(warn: { warnings.append($0) }))

    #expect(scene.pager.target == 2)
    #expect(warnings == ["there is no page 10, only 1 to 3"])
  }
}
