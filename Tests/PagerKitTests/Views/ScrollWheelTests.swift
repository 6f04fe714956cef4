import PagerGraphics
import Testing

@testable import PagerKit

@Suite @MainActor struct ScrollWheelTests {
  private let scroll = ScrollView()
  private let outer = WheelWitness()
  private let bench: ViewBench

  init() {
    scroll.contentHeight = 1000
    outer.addSubview(scroll)
    scroll.frame = Rect(x: 0, y: 0, width: 110, height: 100)
    bench = ViewBench(outer)
    bench.frame()
  }

  @Test(arguments: 1...8)
  func `clicks add up to 48 points each, however fast they come`(count: Int) {
    for _ in 0..<count {
      bench.wheel(-1)
      bench.run(0.02)
    }
    bench.run(0.3)

    #expect(scroll.contentOffset == 48 * Double(count))
  }

  @Test func `a click is eased, and one the other way takes it back`() {
    bench.wheel(-2)
    bench.run(0.05)
    #expect((1..<95).contains(scroll.contentOffset))
    bench.wheel(1)
    bench.run(0.3)
    #expect(scroll.contentOffset == 48)
  }

  @Test func `the parts of a click of a fine wheel make a click`() {
    for _ in 0..<8 { bench.wheel(-0.125) }
    bench.run(0.3)

    #expect(scroll.contentOffset == 48)
  }

  @Test func `a touchpad moves the content with the finger and loses nothing to pixels`() {
    for _ in 0..<50 { bench.wheel(-0.37) }

    #expect(scroll.contentOffset == 185)
  }

  @Test func `the wheel stops at the ends but still belongs to the content`() {
    bench.wheel(3)
    bench.run(0.3)
    #expect(scroll.contentOffset == 0)
    bench.wheel(-100)
    bench.run(0.3)
    #expect(scroll.contentOffset == 900)
    bench.wheel(-1.3)
    #expect(scroll.contentOffset == 900)
    #expect(outer.turns == 0)
  }

  @Test func `horizontal turns and turns with Shift are for the parent`() {
    bench.wheel(0, dx: 1)
    bench.wheel(-1, shift: true)
    bench.wheel(-0.11, dx: 0.37)
    bench.run(0.3)

    #expect(outer.turns == 3)
    #expect(scroll.contentOffset == 0)
  }

  @Test func `a touchpad keeps its axis until it is silent`() {
    bench.wheel(-0.37)
    bench.wheel(-0.11, dx: 0.37)
    #expect(outer.turns == 0)
    bench.run(0.2)
    bench.wheel(-0.11, dx: 0.37)
    #expect(outer.turns == 1)
  }

  @Test func `content that fits leaves the wheel to the parent`() {
    scroll.contentHeight = 50
    bench.frame()

    bench.wheel(-1)

    #expect(outer.turns == 1)
  }

  @Test func `a click catches up with a fling without a jump`() {
    bench.drag([(50, 90), (50, 60), (50, 30)])
    bench.run(0.1)
    let before = scroll.contentOffset

    bench.wheel(-1)

    #expect(abs(scroll.contentOffset - before) < 1e-9)
    bench.run(0.3)
    #expect(abs(scroll.contentOffset - before - 48) <= 0.5)
  }
}

/// Counts the turns of the wheel that reach it.
private final class WheelWitness: View {
  private(set) var turns = 0

  override func wheel(_ event: WheelEvent, at point: Point) -> Bool {
    turns += 1
    return true
  }
}
