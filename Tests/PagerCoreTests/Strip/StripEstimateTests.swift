import PagerGraphics
import PagerTestSupport
import Testing

@testable import PagerCore

/// Strips most of whose titles were not measured yet.
@Suite struct StripEstimateTests {
  @Test(arguments: 0..<100)
  func `measuring keeps the anchor where it is on the screen`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var layout = StripLayout(
      count: 1_000, stripWidth: 400, settings: StripSettings(), estimatedTitleWidth: 60)
    let anchor = Int.random(in: 400...600, using: &generator)
    var offset = layout.cell(at: anchor).midX - 170
    let titles = ((anchor - 6)...(anchor + 6)).map {
      (index: $0, width: Double.random(in: 0...200, using: &generator))
    }

    layout.setTitleWidths(titles, keeping: anchor, offset: &offset)

    #expect(titles.allSatisfy { layout.isMeasured($0.index) })
    #expect(abs(layout.cell(at: anchor).midX - offset - 170) < 1e-9)
  }

  @Test func `measuring does not move the offset beyond the content`() {
    var layout = StripLayout(
      count: 8, stripWidth: 400, settings: StripSettings(), estimatedTitleWidth: 100)
    var offset = layout.maximumOffset

    layout.setTitleWidths((0..<8).map { (index: $0, width: 10) }, keeping: 0, offset: &offset)

    #expect(offset == 0)
  }

  @Test(arguments: [StripSettings(), StripSettings(widths: .equal()), Looks.slider.strip])
  func `a million tabs cost no more than the titles that were seen`(settings: StripSettings) {
    var layout = StripLayout(
      count: 1_000_000, stripWidth: 960, settings: settings, estimatedTitleWidth: 70)
    let storedWhenOpened = layout.storedNumberCount

    let (lo, _) = layout.parking(at: 654_321)
    let visible = layout.visibleTabs(in: lo...(lo + 960))
    for tab in visible {
      layout.setTitleWidth(Double(tab % 100), at: tab)
    }

    #expect(storedWhenOpened == 0)
    #expect(visible.contains(654_321) && visible.count < 20)
    #expect(layout.storedNumberCount <= visible.count * 22)
    #expect(layout.tab(atX: layout.cell(at: 654_322).midX) == 654_322)
    #expect(layout.cell(at: 999_999).maxX == layout.contentWidth)
  }
}
