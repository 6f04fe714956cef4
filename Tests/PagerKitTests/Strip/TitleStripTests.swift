import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct TitleStripTests {
  private static let twenty = (0..<20).map { "New Tab \($0)" }

  private func list(_ titles: [String]) -> PageList {
    PageList(titles.map { PageDescriptor(id: PageID($0), title: $0, type: "Probe") })
  }

  private func narrow(_ titles: [String] = twenty, start: Int = 0) -> Scene {
    Scene(source: list(titles), start: start, size: Size(width: 400, height: 300))
  }

  private func isWhole(_ tab: Int, _ scene: Scene) -> Bool {
    guard let frame = scene.pager.strip.frame(ofTab: tab) else { return false }
    return frame.minX >= -1e-6 && frame.maxX <= 400 + 1e-6
  }

  @Test func `a far start stands in the first frame, without motion`() {
    let scene = narrow(start: 15)
    let offset = scene.pager.strip.offset

    #expect(isWhole(15, scene))
    #expect(scene.faultsAtRest.isEmpty)
    scene.run(for: 1) { #expect(scene.pager.strip.offset == offset) }
  }

  @Test func `a page that is appended and selected is seen whole at rest`() {
    let scene = narrow(start: 15)

    scene.pager.apply(list(Self.twenty + ["Another"]))
    scene.pager.go(to: 20)
    scene.rest()

    #expect(isWhole(20, scene))
    #expect(scene.faultsAtRest.isEmpty)
  }

  @Test(arguments: Looks.all)
  func `titles and indicator follow a drag without a jump`(look: Look) {
    let scene = Scene(
      source: list(Self.twenty), look: look, start: 7, size: Size(width: 400, height: 300))
    var offset = scene.pager.strip.offset
    var edges = scene.pager.strip.indicatorFrames.map(\.midX)
    scene.press(390, 200)

    scene.drag(from: 390, to: 10, y: 200, in: 2) {
      let strip = scene.pager.strip
      #expect(abs(strip.offset - offset) < 8)
      for (now, before) in zip(strip.indicatorFrames, edges) { #expect(abs(now.midX - before) < 9) }
      (offset, edges) = (strip.offset, strip.indicatorFrames.map(\.midX))
      let sum = (0..<20).map(strip.selectedness(ofTab:)).reduce(0, +)
      #expect(abs(sum - 1) < 1e-9)
    }
  }

  @Test func `a strip that a hand moved stays, and comes back with the next selection`() {
    let scene = narrow()
    scene.swipe(from: 350, to: 50, y: 20, in: 0.3, hold: 0.1)
    scene.rest()
    let left = scene.pager.strip.offset
    #expect(left > 250)
    #expect(scene.pager.target == 0)

    scene.run(for: 3)
    #expect(scene.pager.strip.offset == left)
    scene.key("Right")
    #expect(abs(scene.pager.strip.offset - left) < 1e-6)
    scene.rest()

    #expect(isWhole(1, scene))
    #expect(scene.faultsAtRest.isEmpty)
  }

  @Test func `a drag of the pages brings a strip back that a hand moved, whatever its end`() {
    let scene = narrow()
    scene.wheel(y: -5, at: Point(x: 200, y: 20))
    scene.rest()
    #expect(!isWhole(0, scene))

    scene.press(300, 200)
    scene.drag(from: 300, to: 250, y: 200, in: 0.2)
    scene.run(for: 1)
    #expect(isWhole(0, scene))
    scene.release(250, 200)
    scene.rest()

    #expect(scene.pager.target == 0 && scene.faultsAtRest.isEmpty)
  }

  @Test func `a touchpad over the pages brings a strip back that a hand moved`() {
    let scene = narrow()
    scene.wheel(y: -5, at: Point(x: 200, y: 20))
    scene.rest()

    for _ in 0..<8 {
      scene.wheel(x: 0.37, at: Point(x: 200, y: 200))
      scene.run(for: 0.016)
    }
    scene.rest()

    #expect(isWhole(scene.pager.target ?? 0, scene))
  }

  @Test func `a strip that a hand moves while the pages settle is left alone by them`() {
    let scene = narrow()
    scene.key("Right")
    scene.run(for: 0.05)

    scene.wheel(y: -5, at: Point(x: 200, y: 20))
    scene.run(for: 0.2)
    #expect(scene.pager.phase == .settling)
    let left = scene.pager.strip.offset
    scene.rest()

    #expect(scene.pager.strip.offset == left && left > 200)
    #expect(!isWhole(1, scene))
  }

  @Test func `pages that are inserted before the current one leave it where it is seen`() {
    let scene = narrow(start: 10)
    let seen = scene.pager.strip.frame(ofTab: 10)?.midX ?? 0

    scene.pager.apply(list((0..<5).map { "Much longer \($0)" } + Self.twenty))

    let now = scene.pager.strip.frame(ofTab: 15)?.midX ?? 0
    #expect(abs(now - seen) < 1e-6)
    scene.rest()
    #expect(scene.faultsAtRest.isEmpty)
  }

  @Test(arguments: [0.0, 0.1, 0.2])
  func `an insert in motion or under a hand moves no title at once`(delay: Double) {
    let scene = narrow(start: 10)
    if delay == 0 {
      scene.swipe(from: 350, to: 250, y: 20, in: 0.3, hold: 0.1)
      scene.rest()
    } else {
      scene.key("Right")
      scene.run(for: delay)
    }
    let tab = delay == 0 ? 11 : 10
    let seen = scene.pager.strip.frame(ofTab: tab)?.midX ?? 0

    scene.pager.apply(list((0..<5).map { "Much longer \($0)" } + Self.twenty))

    #expect(abs((scene.pager.strip.frame(ofTab: tab + 5)?.midX ?? 0) - seen) < 1)
  }

  @Test func `a jump at once fades in the strip`() {
    let scene = narrow()
    let before = scene.pager.strip.offset

    scene.pager.go(to: 12, animated: false)
    #expect(abs(scene.pager.strip.offset - before) < 1e-6)
    scene.rest()

    #expect(isWhole(12, scene))
  }

  @Test func `a title that grows shifts those behind it and keeps the page`() {
    let scene = Scene(source: list(["Home", "Inbox", "Sent", "Trash"]), start: 1)
    let page = scene.pager.page("Inbox")
    let before = (0..<4).compactMap(scene.pager.strip.frame(ofTab:))
    scene.log = []
    var pages = list(["Home", "Inbox", "Sent", "Trash"]).pages
    pages[1].title = "Inbox (1234 unread)"

    scene.pager.apply(PageList(pages))

    let after = (0..<4).compactMap(scene.pager.strip.frame(ofTab:))
    let growth = after[1].width - before[1].width
    #expect(growth > 0)
    #expect(abs(after[2].minX - before[2].minX - growth - (after[1].minX - before[1].minX)) < 1e-9)
    #expect(after[3].width == before[3].width)
    #expect(scene.pager.page("Inbox") === page)
    #expect(scene.log.isEmpty)
    #expect(scene.faultsAtRest.isEmpty)
  }

  @Test func `titles without a width can be tapped`() {
    let titles = ["", " ", "\u{200B}", "\u{200D}", "Ok", "a\nb\t\u{0}c"]
    let pages = titles.enumerated().map {
      PageDescriptor(id: PageID("\($0.offset)"), title: $0.element, type: "Probe")
    }
    let scene = Scene(source: PageList(pages))

    for tab in titles.indices.reversed() {
      scene.tapTab(tab)
      scene.rest()
      #expect(scene.pager.target == tab)
      #expect((scene.pager.strip.frame(ofTab: tab)?.width ?? 0) >= 48)
    }
    let texts = scene.frame.layers.words
    #expect(!texts.contains(""))
    #expect(!texts.joined().contains { $0 == "\n" || $0 == "\t" || $0 == "\0" })
  }

  @Test func `a strip whose titles fit cannot be dragged`() {
    let scene = Scene(source: list(["A", "BB", "CCC"]))

    scene.swipe(from: 500, to: 300, y: 20, in: 0.2)
    scene.wheel(y: -3, at: Point(x: 300, y: 20))
    scene.rest()

    #expect(scene.pager.strip.offset == 0)
  }

  @Test func `each click of a wheel over the strip scrolls 48 points, eighths add up`() {
    let scene = narrow()
    let over = Point(x: 200, y: 20)

    scene.wheel(y: -1, at: over)
    scene.wheel(x: 1, at: over)
    scene.rest()
    #expect(scene.pager.strip.offset == 96)
    #expect(scene.pager.target == 0)

    scene.wait(1)
    for _ in 0..<8 { scene.wheel(y: -0.125, at: over) }
    scene.rest()
    #expect(scene.pager.strip.offset == 144)

    scene.wait(1)
    scene.wheel(y: 0.37, at: over)
    #expect(abs(scene.pager.strip.offset - 140.3) < 1e-9)
  }

  @Test func `titles that are measured on the way leave what is seen in place`() {
    let titles = (0..<500).map { String(repeating: "w", count: 1 + $0 * 7 % 23) + "\($0)" }
    let scene = Scene(source: list(titles), start: 250, size: Size(width: 400, height: 300))
    scene.press(380, 20)
    scene.drag(from: 380, to: 100, y: 20, in: 0.1)
    scene.release(100, 20)
    var middle = tab(in: scene, at: 200)
    var place = scene.pager.strip.frame(ofTab: middle)?.minX ?? 0
    var speed = 400.0

    for _ in 0..<200 {
      scene.run(for: 0.016)
      let now = scene.pager.strip.frame(ofTab: middle)?.minX ?? 0
      #expect(abs(now - place) <= speed + 1)
      speed = max(1, abs(now - place) * 1.05)
      middle = tab(in: scene, at: 200)
      place = scene.pager.strip.frame(ofTab: middle)?.minX ?? 0
    }
    #expect(scene.wake == .never)
  }

  private func tab(in scene: Scene, at x: Double) -> Int {
    (0..<scene.pager.source.count).first {
      (scene.pager.strip.frame(ofTab: $0)?.maxX ?? 0) > x
    } ?? 0
  }

  @Test func `a hundred pages that become three in a window without size do no harm`() {
    let scene = Scene(source: list((0..<100).map { "Tab \($0)" }), start: 50)
    scene.resize(0, 0)

    scene.pager.apply(list(["a", "b", "c"]))
    scene.resize(800, 600)
    scene.rest()

    #expect(scene.faultsAtRest.isEmpty)
  }
}
