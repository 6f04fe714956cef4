import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct ScrollerFocusTests {
  private let root = View()
  private let tall = ScrollView()
  private let wide = ScrollView(axis: .horizontal)
  private let bench: ViewBench

  /// A tall scroller above a wide one, each with content of 1,000 points.
  init() {
    tall.contentLength = 1000
    wide.contentLength = 1000
    root.addSubview(tall)
    root.addSubview(wide)
    bench = ViewBench(root, width: 210, height: 200)
    tall.frame = Rect(x: 0, y: 0, width: 210, height: 100)
    wide.frame = Rect(x: 0, y: 100, width: 210, height: 100)
    bench.run(0.1)
  }

  @discardableResult
  private func press(_ key: Key, isRepeat: Bool = false) -> Key {
    bench.stage.handle(.key(KeyEvent(key, isRepeat: isRepeat, time: bench.time)))
    bench.run(0.6)
    return key
  }

  /// What lies in the colour of rings, in device pixels of the window.
  private var edges: [PixelRect] {
    bench.frame().layers.filter { $0.background == Theme.light.focusRing }.map(\.frame)
  }

  @Test func `Tab goes from scroller to scroller, each with a ring around it`() {
    press("Tab")
    #expect(bench.stage.focused === tall)
    #expect(
      edges == [
        PixelRect(x: 0, y: 0, width: 210, height: 2), PixelRect(x: 0, y: 98, width: 210, height: 2),
        PixelRect(x: 0, y: 2, width: 2, height: 96), PixelRect(x: 208, y: 2, width: 2, height: 96),
      ])

    press("Tab")
    #expect(bench.stage.focused === wide)
    #expect(edges.map(\.y).min() == 100)
    press("Tab")
    #expect(bench.stage.focused === tall)
    bench.click(50, 50)
    #expect(edges.isEmpty)
  }

  @Test func `keys scroll the one that has the keyboard`() {
    press("Tab")
    press("Down")
    #expect(tall.contentOffset == 48)
    #expect(wide.contentOffset == 0)

    press("Tab")
    press("Right")
    press("Right")
    #expect(wide.contentOffset == 96)
    press("Left")
    #expect(wide.contentOffset == 48)
    #expect(tall.contentOffset == 48)
  }

  @Test func `one that was pressed takes the keys without a ring`() {
    bench.click(50, 50)
    press("Down")

    #expect(tall.contentOffset == 48)
    #expect(edges.isEmpty)
  }

  @Test func `its ring takes over another theme`() {
    let compositor = MemoryCompositor(text: bench.text)
    press("Tab")
    let light = compositor.compose(bench.frame())[50, 0]
    bench.stage.theme = .dark
    let dark = compositor.compose(bench.frame())[50, 0]

    #expect(light & 0xFF_FFFF == Theme.light.focusRing.hex)
    #expect(dark & 0xFF_FFFF == Theme.dark.focusRing.hex)
  }

  @Test func `one with nothing to scroll, or with controls in it, is passed over`() {
    tall.contentLength = 50
    let button = Button("b") {}
    button.frame = Rect(x: 10, y: 10, width: 50, height: 30)
    wide.contentView.addSubview(button)
    bench.run(0.1)

    press("Tab")
    #expect(bench.stage.focused === button)
    press("Tab")
    #expect(bench.stage.focused === button)
  }

  @Test func `in a pager the arrows scroll to the end first, and then turn the page`() {
    let registry = PageRegistry.probes { page in
      let scroller = ScrollView(axis: .horizontal)
      scroller.contentLength = 900
      scroller.frame = Rect(x: 0, y: 0, width: 800, height: 100)
      page.content.addSubview(scroller)
    }
    let scene = Scene(
      source: NumberedPages(count: 3, type: "Probe"), registry: registry, start: 1)
    scene.rest()
    scene.stage.focus(scene.pager.strip)
    scene.key("Tab")
    let scroller = scene.stage.focused as? ScrollView
    #expect(scroller?.axis == .horizontal)

    for _ in 0..<3 {
      scene.key("Right")
      scene.rest()
    }
    #expect(scroller?.contentOffset == 100)
    #expect(scene.pager.target == 1)
    scene.key("Right", isRepeat: true)
    scene.rest()
    #expect(scene.pager.target == 1)

    scene.key("Right")
    scene.rest()
    #expect(scene.pager.target == 2)
  }
}
