import PagerCore
import PagerGraphics
import PagerMotion
import Testing

@testable import PagerKit

@Suite @MainActor struct ScrollViewTests {
  private let scroll = ScrollView(contentView: Label("content", lineLimit: 0))
  private let bench: ViewBench

  init() {
    scroll.contentHeight = 1000
    bench = ViewBench(scroll)
    bench.frame()
  }

  private func restsOnPixel(scale: Double = 1) -> Bool {
    let row = scroll.contentOffset * scale
    return row == row.rounded()
  }

  // MARK: Drags

  @Test func `a held drag moves the content with the pointer, without the slop`() {
    bench.pointer(.down, 50, 80)
    bench.pointer(.move, 50, 60)
    #expect(scroll.contentOffset == 14)
    bench.pointer(.move, 50, 50)
    #expect(scroll.contentOffset == 24)
    bench.run(0.1)
    bench.pointer(.up, 50, 50)
    bench.run(2)
    #expect(scroll.contentOffset == 24)
  }

  @Test func `beyond an end the content follows like a rubber band and comes back`() {
    let band = RubberBand(dimension: 100)

    bench.pointer(.down, 50, 10)
    bench.pointer(.move, 50, 66)
    #expect(abs(scroll.contentOffset + band.shown(50)) < 1e-9)
    bench.pointer(.up, 50, 66)
    bench.run(2)
    #expect(scroll.contentOffset == 0)
  }

  @Test(arguments: [0.3, 1, 2.5, 8])
  func `a fling goes on and rests on a pixel within the content`(speed: Double) {
    let points = stride(from: 0.0, through: 6, by: 1).map { (x: 50.0, y: 90 - $0 * 8 * speed) }

    bench.drag(points, step: 1.0 / 60)
    let released = scroll.contentOffset
    var last = released
    bench.run(0.1) { _ in
      #expect(scroll.contentOffset >= last)
      last = scroll.contentOffset
    }
    let wake = bench.run(6)

    #expect(scroll.contentOffset > released)
    #expect((0...900).contains(scroll.contentOffset))
    #expect(restsOnPixel())
    #expect(wake == .never)
  }

  @Test func `a fling that meets the end bounces and rests at the end`() {
    scroll.scroll(to: 850, animated: false)
    var furthest = 0.0

    bench.drag([(50, 90), (50, 60), (50, 30)])
    bench.run(3) { _ in furthest = max(furthest, scroll.contentOffset) }

    #expect(furthest > 905)
    #expect(scroll.contentOffset == 900)
  }

  @Test func `a press stops a fling and is no click`() {
    bench.drag([(50, 90), (50, 60), (50, 30)])
    bench.run(0.1)
    bench.click(50, 50)
    let stopped = scroll.contentOffset

    bench.run(1)

    #expect(scroll.contentOffset == stopped)
    #expect(restsOnPixel())
  }

  @Test func `a press in a bounce holds it, and letting go lets it go on`() {
    bench.drag([(50, 10), (50, 60), (50, 99)], hold: 0.1)
    bench.run(0.05)
    bench.pointer(.down, 50, 50)
    let held = scroll.contentOffset
    bench.run(0.5)
    #expect(scroll.contentOffset == held)
    #expect(held < -1)

    bench.pointer(.up, 50, 50)
    bench.run(2)

    #expect(scroll.contentOffset == 0)
  }

  @Test func `escape takes a drag back`() {
    bench.pointer(.down, 50, 80)
    bench.pointer(.move, 50, 20)
    bench.command(.cancel)
    bench.run(1)

    #expect(scroll.contentOffset == 0)
  }

  @Test func `content that fits neither scrolls nor bounces`() {
    scroll.contentHeight = 100
    bench.frame()

    bench.drag([(50, 90), (50, 30)])
    bench.wheel(-1)
    bench.command(.scrollPages(1))
    bench.run(0.5)

    #expect(scroll.contentOffset == 0)
    #expect(!scroll.wantsDrag(.vertical, towards: 1, at: .zero))
  }

  // MARK: Commands

  @Test func `commands scroll by lines, pages and to both ends`() {
    bench.command(.scrollLines(1))
    bench.run(0.2)
    #expect(scroll.contentOffset == 48)
    bench.command(.scrollPages(2))
    bench.run(0.3)
    #expect(scroll.contentOffset == 48 + 2 * 52)
    bench.command(.scrollToEnd)
    bench.run(0.3)
    #expect(scroll.contentOffset == 900)
    bench.command(.scrollToStart)
    bench.run(0.3)
    #expect(scroll.contentOffset == 0)
  }

  @Test func `a place comes back, also before there is a size`() {
    scroll.scroll(to: 321, animated: false)
    let place = scroll.scrollPlace
    let other = ScrollView()
    other.contentHeight = 1000
    other.scrollPlace = place
    #expect(other.scrollPlace == place)

    ViewBench(other).frame()

    #expect(other.contentOffset == 321)
  }

  // MARK: Sizes

  @Test(arguments: [(0, 0), (1, 1), (5, 300), (300, 1)])
  func `small sizes keep the place`(width: Double, height: Double) {
    scroll.scroll(to: 333, animated: false)

    bench.resize(width: width, height: height)
    bench.frame()
    bench.resize(width: 110, height: 100)
    bench.frame()

    #expect(scroll.contentOffset == 333)
  }

  @Test(arguments: [(0, 0), (1, 1), (5, 300), (300, 1)])
  func `input at small sizes does not trap`(width: Double, height: Double) {
    bench.resize(width: width, height: height)

    bench.wheel(-1.3, x: 0.5, y: 0.5)
    bench.drag([(0.5, 0.5), (0.5, 40)])
    bench.run(0.1)
    bench.command(.scrollPages(1))
    bench.run(4)

    #expect(scroll.range.contains(scroll.contentOffset))
    #expect(restsOnPixel())
  }

  @Test(arguments: [-1, .nan, .infinity, -.infinity] as [Double])
  func `heights that are none count as 0`(height: Double) {
    scroll.contentHeight = height
    scroll.scroll(to: height, animated: false)
    bench.frame()

    #expect(scroll.contentHeight == 0)
    #expect(scroll.contentOffset == 0)
  }

  @Test func `content that becomes shorter is followed, also in a fling`() {
    scroll.scroll(to: 900, animated: false)
    scroll.contentHeight = 500
    bench.frame()
    #expect(scroll.contentOffset == 400)

    bench.drag([(50, 10), (50, 12), (50, 14)])
    scroll.contentHeight = 300
    bench.run(3)
    #expect(scroll.contentOffset == 200)
  }

  @Test(arguments: [1, 1.25, 1.5, 2])
  func `the end is reached exactly, on a pixel`(scale: Double) {
    scroll.contentHeight = 777.7
    bench.resize(width: 110, height: 100, scale: scale)

    bench.command(.scrollToEnd)
    bench.run(0.5)

    let missing = scroll.contentHeight - 100 - scroll.contentOffset
    #expect(missing <= 1e-6 && missing > -1 / scale)
    #expect(abs(scroll.contentOffset * scale - (scroll.contentOffset * scale).rounded()) < 1e-9)
  }

  @Test func `height is measured for the width without the gutter`() {
    var widths: [Double] = []
    scroll.measureContent = {
      widths.append($0)
      return 2000
    }
    bench.frame()

    #expect(widths.last == 100)
    #expect(scroll.maximumOffset == 1900)
    #expect(scroll.visibleContent == Rect(x: 0, y: 0, width: 100, height: 100))
  }
}
