import PagerGraphics
import Testing

@testable import PagerKit

/// A list within a view that takes horizontal drags, as a page's content lies in a pager.
@Suite @MainActor struct ScrollInPagerTests {
  private let pager = HorizontalDragger()
  private let list = ListView()
  private let bench: ViewBench

  init() {
    list.rowCount = 200
    list.rowHeight = 24
    list.makeRow = { Label("\($0)") }
    pager.addSubview(list)
    list.frame = Rect(x: 0, y: 0, width: 960, height: 600)
    bench = ViewBench(pager, width: 960, height: 600)
    bench.frame()
  }

  @Test(arguments: [
    [(500.0, 400.0), (470, 340), (200, 280)],
    [(600, 500), (540, 440), (200, 100)],
  ])
  func `a drag that began vertically or at 45 degrees only scrolls`(
    points: [(x: Double, y: Double)]
  ) {
    bench.drag(points)
    bench.run(1)

    #expect(list.contentOffset > 0)
    #expect(pager.travel == 0)
  }

  @Test func `a drag that began horizontally never scrolls`() {
    bench.drag([(700, 400), (640, 375), (200, 100)], hold: 0.15)
    bench.run(1)

    #expect(list.contentOffset == 0)
    #expect(pager.travel == -494)
  }

  @Test func `the wheel scrolls the list`() {
    bench.wheel(-3, x: 400, y: 300)
    bench.run(0.5)

    #expect(list.contentOffset == 144)
    #expect(pager.turns == 0)
  }

  @Test func `Shift and horizontal turns are the pager's`() {
    bench.wheel(-1, x: 400, y: 300, shift: true)
    bench.wheel(0, dx: 1, x: 400, y: 300)
    bench.run(0.5)

    #expect(list.contentOffset == 0)
    #expect(pager.turns == 2)
  }

  @Test func `a list at its end keeps vertical drags`() {
    list.scrollToEnd(animated: false)
    bench.frame()

    bench.drag([(500, 400), (490, 300), (100, 290)])
    bench.run(2)

    #expect(pager.travel == 0)
    #expect(list.contentOffset == list.maximumOffset)
  }
}

/// Takes down what reaches it.
private final class HorizontalDragger: View {
  private(set) var travel = 0.0
  private(set) var turns = 0

  override func wantsDrag(_ axis: Axis, towards direction: Int, at point: Point) -> Bool {
    axis == .horizontal
  }

  override func dragMoved(_ drag: DragEvent) { travel = drag.translation }

  override func wheel(_ event: WheelEvent, at point: Point) -> Bool {
    turns += 1
    return true
  }
}
