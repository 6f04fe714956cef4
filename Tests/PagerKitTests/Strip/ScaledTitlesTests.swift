import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor @Suite struct ScaledTitlesTests {
  nonisolated private static let titles = ["Red", "Blue", "绿 Green", "A longer title", "紫"]

  /// The scale at which a line is drawn: 1 at its own font, on the way to that of the other end.
  private func scale(_ run: TextRun, of look: Look) -> Double {
    guard let morph = run.morph else { return run.font.size / look.titleSize }
    let size = run.font.size + (morph.font.size - run.font.size) * morph.progress
    return size / look.titleSize
  }

  @Test(arguments: [Looks.scale, Looks.slider, Looks.worm], [1, 2])
  func `colour and scale of both titles follow the drag exactly`(look: Look, start: Int) throws {
    let bench = StripBench(Self.titles, look: look, width: 900, start: start)

    for step in 0...100 {
      bench.drag(to: 1 + Double(step) / 100)
      let p = bench.pager.position - 1
      let runs = bench.titles
      for (tab, q) in [0.0, 1 - p, p, 0, 0].enumerated() {
        #expect(abs(scale(runs[tab], of: look) - (1 + (look.titleScale - 1) * q)) <= 1e-6)
        #expect(abs(runs[tab].color.red - q) <= 1.0 / 255)
        #expect(runs[tab].color.green == 0 && runs[tab].color.blue == 0)
      }
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 2])
  func `the ink of both titles moves smoothly and grows evenly`(scale: Double) throws {
    let bench = StripBench(Self.titles, look: Looks.scale, width: 900, scale: scale, start: 1)
    let columns = try [1, 2].map { tab in
      let frame = try #require(bench.strip.frame(ofTab: tab)).pixels(atScale: scale)
      return frame.x..<frame.maxX
    }
    var before: [InkSum] = []

    for step in 0...91 {
      bench.drag(to: 1 + Double(step) / 91)
      let picture = bench.picture()
      let inks = columns.map { InkSum(picture, columns: $0, rows: picture.height - 2) }
      for (index, (old, new)) in zip(before, inks).enumerated() {
        #expect(abs(new.x - old.x) <= 0.15 * scale && abs(new.y - old.y) <= 0.15 * scale)
        let growth = index == 0 ? old.amount / new.amount : new.amount / old.amount
        #expect(growth >= 0.98)
      }
      before = inks
    }
  }

  @Test(arguments: [Looks.scale, Looks.slider], [320.0, 900])
  func `neighbours never touch, and a title never leaves its tab`(
    look: Look, width: Double
  ) throws {
    let bench = StripBench(Self.titles, look: look, width: width, start: 1)

    for step in 0...20 {
      bench.drag(to: 1 + Double(step) / 20)
      for run in bench.titles {
        let tab = try #require(Self.titles.firstIndex(of: run.text))
        let cell = try #require(bench.strip.frame(ofTab: tab))
        let (end, font) = (run.morph?.origin.x ?? run.origin.x, run.morph?.font ?? run.font)
        #expect(min(run.origin.x, end) >= cell.minX + 11)
        #expect(end + bench.stage.text.width(of: run.text, in: font) <= cell.maxX - 11)
      }
    }
  }

  @Test func `the selected title is in the middle, at the ends as near as the content lets it`()
    throws
  {
    let titles = (1...40).map { "Title \($0)" }
    let bench = StripBench(titles, look: Looks.scale)

    for index in [0, 1, 5, 20, 38, 39] {
      bench.rest(at: index)
      let frame = try #require(bench.strip.frame(ofTab: index))
      let range = 0...(bench.strip.contentWidth(titles.count) - 480)
      let wanted = min(max(bench.strip.offset + frame.midX - 240, 0), range.upperBound)
      #expect(abs(bench.strip.offset - wanted) < 1e-6)
    }
  }
}

extension TitleStrip {
  /// The right edge of the last tab, in points of the content.
  fileprivate func contentWidth(_ count: Int) -> Double {
    (frame(ofTab: count - 1)?.maxX ?? 0) + offset
  }
}
