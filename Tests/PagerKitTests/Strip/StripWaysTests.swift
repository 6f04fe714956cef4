import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

/// The strip shows where the pages are, however they came there.
@MainActor @Suite struct StripWaysTests {
  enum Way: CaseIterable { case tap, fling, key, call }

  private let titles = (0..<12).map { ["Red", "Light blue", "绿", "Yellow ochre"][$0 % 4] }

  private func start(_ way: Way, _ bench: StripBench) {
    switch way {
    case .tap: bench.tap(4)
    case .fling: bench.fling()
    case .key: bench.command(.turn(1))
    case .call: bench.pager.go(to: 4)
    }
  }

  @Test(arguments: Looks.all, Way.allCases)
  func `the strip looks as it does in a drag to the same place`(look: Look, way: Way) {
    let moving = StripBench(titles, look: look, start: 3)
    let dragged = StripBench(titles, look: look, start: 3)
    var places = 0

    start(way, moving)
    for frame in 0..<60 {
      moving.advance()
      let position = moving.pager.position
      guard frame % 3 == 0, position > 3, position < 4 else { continue }
      dragged.drag(to: position)
      // A drag comes as near as a Double can: a coverage may round to its neighbour.
      #expect(moving.picture().greatestDifference(to: dragged.picture()) <= 2, "at \(position)")
      places += 1
    }

    #expect(places >= 4)
    #expect(moving.pager.position == 4)
  }

  @Test(arguments: Looks.all) func `the way back looks the same`(look: Look) {
    let there = StripBench(titles, look: look, width: 1600, start: 3)
    let back = StripBench(titles, look: look, width: 1600, start: 4)

    for step in 1..<10 {
      there.drag(to: 3 + Double(step) / 10)
      back.drag(to: 3 + Double(step) / 10)
      #expect(there.picture().greatestDifference(to: back.picture()) <= 2)
    }
  }

  @Test(arguments: [Looks.scale, Looks.slider, Looks.illusion])
  func `an instant jump shows the tapped title as selected in the next frame`(look: Look) {
    let bench = StripBench(titles, look: look, width: 1600)
    bench.pager.jump = .instant

    bench.tap(7)
    bench.advance()

    #expect(bench.strip.selectedness(ofTab: 7) == 1)
    let reference = StripBench(titles, look: look, width: 1600, start: 7)
    #expect(bench.picture().hasSamePixels(as: reference.picture()))
  }

  @Test func `a far jump leaves titles passed over as they are`() {
    let bench = StripBench(titles, look: Looks.scale, width: 1600)

    bench.tap(7)
    for _ in 0..<60 {
      bench.advance()
      for (tab, run) in bench.titles.enumerated() where tab != 0 && tab != 7 {
        #expect(run.morph == nil && run.font.size == 17 && run.color == .black)
      }
    }

    #expect(bench.strip.selectedness(ofTab: 7) == 1)
  }

  @Test func `a look that a user makes of parts is drawn`() throws {
    var look = Look(name: "dots", summary: "two marks at once")
    look.indicators = [
      Indicator(edges: .worm, anchor: .fixed(6), shape: .dot(diameter: 6, margin: 4)),
      Indicator(
        edges: .linear, anchor: .label, shape: .line(thickness: 2, radius: 1), paint: .softAccent,
        position: .top),
    ]
    var book = LookBook()
    try book.register(look)

    let bench = StripBench(titles, look: try book.look(named: "dots"), start: 1)

    let frames = bench.strip.indicatorFrames
    #expect(frames.map(\.minY) == [34, 0] && frames.map(\.height) == [6, 2])
    #expect(bench.fills(Theme.light.accent) == [.roundedRect(frames[0], radius: 3)])
    #expect(bench.fills(Theme.light.softAccent) == [.roundedRect(frames[1], radius: 1)])
  }
}
