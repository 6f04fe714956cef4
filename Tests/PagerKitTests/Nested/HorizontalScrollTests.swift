import PagerCore
import PagerGraphics
import PagerTestSupport
import Testing

@testable import PagerKit

@MainActor
@Suite struct HorizontalScrollTests {
  private let scroll = ScrollView(axis: .horizontal)
  private let bench: ViewBench

  init() {
    let root = View()
    root.addSubview(scroll)
    scroll.contentLength = 1000
    scroll.frame = Rect(x: 0, y: 0, width: 100, height: 110)
    bench = ViewBench(root, width: 100, height: 110)
    bench.frame()
  }

  @Test func `the content is as long as it says and leaves a gutter at the bottom`() {
    #expect(scroll.contentWidth == 1000)
    #expect(scroll.contentBreadth == 100)
    #expect(scroll.maximumOffset == 900)
    #expect(scroll.visibleContent == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `a drag scrolls it sideways and bounces at its ends`() {
    bench.drag([(90, 50), (60, 50), (30, 50)], hold: 0.1)
    #expect(scroll.contentOffset == 54)
    bench.run(0.5)
    #expect(scroll.contentOffset == 54)

    bench.pointer(.down, 10, 50)
    bench.pointer(.move, 99, 50)
    #expect(scroll.contentOffset < 0 && scroll.contentOffset > -29)
    bench.pointer(.up, 99, 50)
    bench.run(2)
    #expect(scroll.contentOffset == 0)
  }

  @Test func `vertical drags and turns of the wheel are not for it`() {
    bench.drag([(50, 90), (50, 40)], hold: 0.1)
    bench.wheel(-1)
    bench.run(0.3)
    #expect(scroll.contentOffset == 0)

    bench.wheel(0, dx: 1)
    bench.run(0.3)
    #expect(scroll.contentOffset == 48)
    bench.wheel(-1, shift: true)
    bench.run(0.3)
    #expect(scroll.contentOffset == 96)
  }

  @Test func `its tiles stand side by side and its bar lies along the bottom`() {
    bench.wheel(0, dx: 4)
    bench.run(0.3)

    let list = bench.frame()
    let bar = list.layers.first { $0.frame.height == 10 }
    let tiles = list.layers.filter { $0.frame.width == ScrollView.tileLength }

    #expect(scroll.contentOffset == 192)
    #expect(bar?.frame == PixelRect(x: 0, y: 100, width: 100, height: 10))
    #expect(
      bar?.commands.first
        == .fill(
          .roundedRect(Rect(x: 76.0 * 192 / 900 + 2, y: 2, width: 20, height: 6), radius: 3),
          Theme.light.scrollbar))
    #expect(tiles.map(\.frame.x) == [-192, 64])
    #expect(tiles.allSatisfy { $0.frame.height == 100 && $0.clip.maxY == 100 })
  }

  @Test func `the bar is dragged along the bottom`() {
    bench.drag([(5, 105), (15, 105), (43, 105)], hold: 0.1)

    #expect(scroll.contentOffset == (32.0 * 900 / 76).rounded())
  }

  @Test func `commands for pages scroll it by its length, and a control is brought into view`() {
    bench.command(.scrollPages(1))
    bench.run(0.5)
    #expect(scroll.contentOffset == 52)
    bench.command(.scrollToEnd)
    bench.run(0.5)
    #expect(scroll.contentOffset == 900)

    let button = Button("B") {}
    button.frame = Rect(x: 300, y: 10, width: 40, height: 20)
    scroll.contentView.addSubview(button)
    bench.command(.focusNext)
    bench.frame()

    #expect(bench.stage.focused === button)
    #expect(scroll.contentOffset == 300)
  }
}
