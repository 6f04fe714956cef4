import PagerGraphics
import PagerTestSupport
import Testing

@testable import PagerCore

@Suite struct StripLayoutTests {
  /// A strip of titles that are all measured.
  private func layout(
    _ titles: [Double], width: Double, _ settings: StripSettings = StripSettings()
  ) -> StripLayout {
    var layout = StripLayout(
      count: titles.count, stripWidth: width, settings: settings, estimatedTitleWidth: 50)
    for (tab, title) in titles.enumerated() {
      layout.setTitleWidth(title, at: tab)
    }
    return layout
  }

  // MARK: Titles that fit

  @Test(arguments: [[8.0, 16, 24], [30]])
  func `equal tabs sum exactly to the strip without its insets`(titles: [Double]) {
    let layout = layout(
      titles, width: 800, StripSettings(widths: .equal(), insets: Insets(all: 10)))

    let cells = titles.indices.map { layout.cell(at: $0) }

    #expect(cells.first?.minX == 10)
    #expect(cells.last?.maxX == 790)
    #expect(cells.map(\.width).reduce(0, +) == 780)
    #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.maxX == $1.minX })
    #expect(layout.maximumOffset == 0)
  }

  @Test(arguments: 1...40, [400.0, 533.3, 1_920])
  func `equal tabs leave neither gap nor overlap in any strip`(count: Int, width: Double) {
    let titles = Array(repeating: 20.0, count: count)
    let layout = layout(titles, width: width, StripSettings(widths: .equal()))

    let cells = titles.indices.map { layout.cell(at: $0) }

    #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.maxX == $1.minX })
    #expect(layout.isEqual == (width / Double(count) >= 48))
    #expect(!layout.isEqual || cells.last?.maxX == width)
  }

  @Test(arguments: 2...12, [TabWidths.equal(), .intrinsic()])
  func `tabs that fill the strip end exactly at its inset, however crooked the lengths`(
    count: Int, widths: TabWidths
  ) {
    let settings = StripSettings(
      widths: widths, alignment: .justified, spacing: 7.3, insets: Insets(left: 3.7, right: 90.1))
    let titles = (0..<count).map { 10.1 + 2.3 * Double($0) }

    for width in stride(from: 1_000.1, to: 1_100, by: 7.7) {
      #expect(layout(titles, width: width, settings).cell(at: count - 1).maxX == width - 90.1)
    }
  }

  @Test func `intrinsic tabs are as wide as title and padding, and do not scroll when they fit`() {
    let layout = layout([8, 60, 100.1], width: 800, StripSettings(insets: Insets(all: 10)))

    #expect(layout.cell(at: 0).width == 48)
    #expect(layout.cell(at: 1) == Span(minX: 58, maxX: 142))
    #expect(layout.cell(at: 2).width >= 124.1 && layout.cell(at: 2).width < 124.102)
    #expect(layout.maximumOffset == 0)
  }

  @Test(arguments: [
    (StripAlignment.leading, 10.0, 250.0), (.center, 280, 520), (.trailing, 550, 790),
    (.justified, 10, 790),
  ])
  func `alignment places tabs that do not fill the strip`(
    alignment: StripAlignment, left: Double, right: Double
  ) {
    let settings = StripSettings(
      widths: .fixed(80), alignment: alignment, insets: Insets(all: 10))
    let layout = layout([1, 2, 3], width: 800, settings)

    #expect(layout.cell(at: 0).minX == left)
    #expect(layout.cell(at: 2).maxX == right)
    #expect(layout.maximumOffset == 0)
  }

  @Test(arguments: StripAlignment.allCases)
  func `alignment leaves an overflowing strip alone`(alignment: StripAlignment) {
    let settings = StripSettings(widths: .fixed(80), alignment: alignment, spacing: 5)
    let layout = layout(Array(repeating: 1, count: 10), width: 400, settings)

    #expect(layout.cell(at: 0).minX == 0)
    #expect(layout.cell(at: 9) == Span(minX: 765, maxX: 845))
    #expect(layout.maximumOffset == 445)
  }

  @Test func `a title without width still gets a tab that can be pressed`() {
    let layout = layout([0, 5, 0, 0, 18], width: 800)

    for tab in 0..<5 {
      #expect(layout.cell(at: tab).width == 48)
      #expect(layout.tab(atX: layout.cell(at: tab).midX) == tab)
    }
  }

  @Test func `a gap between two tabs belongs to neither`() {
    let layout = layout([1, 2], width: 400, StripSettings(widths: .fixed(80), spacing: 6))

    #expect([79.9, 80, 85.9, 86].map { layout.tab(atX: $0) } == [0, nil, nil, 1])
  }

  // MARK: Titles that do not fit

  @Test func `a title wider than the strip gets a tab as wide as the strip`() {
    let layout = layout([40, 3_000, 30], width: 400)

    #expect(layout.cell(at: 1).width == 400)
    #expect(layout.label(at: 1).width == 376)
    #expect(layout.contentWidth == 64 + 400 + 54)
  }

  @Test(arguments: [
    (6, 30.0, 400.0, true), (9, 10, 400, false), (4, 76, 400, true), (4, 76.5, 400, false),
  ])
  func `equal tabs give way when a title or the share is too small`(
    count: Int, title: Double, width: Double, isEqual: Bool
  ) {
    let titles = [title] + Array(repeating: 10, count: count - 1)
    let layout = layout(titles, width: width, StripSettings(widths: .equal(minimum: 60)))

    #expect(layout.isEqual == isEqual)
    #expect(abs(layout.cell(at: 1).width - (isEqual ? width / Double(count) : 60)) < 1e-9)
  }

  @Test func `equal tabs come back when the wide title becomes short`() {
    let short = layout([10, 20, 30], width: 400, StripSettings(widths: .equal()))
    var changed = short

    changed.setTitleWidth(300, at: 1)
    let isEqualWhileWide = changed.isEqual
    changed.setTitleWidth(20, at: 1)

    #expect(!isEqualWhileWide)
    #expect(changed == short)
  }

  @Test func `a longer title widens its tab and moves all later ones by the same amount`() {
    let former = layout([40, 40, 30, 50], width: 800)
    var changed = former

    changed.setTitleWidth(140, at: 1)

    #expect(changed.cell(at: 0) == former.cell(at: 0))
    #expect(changed.cell(at: 1).width == former.cell(at: 1).width + 100)
    for tab in 2...3 {
      #expect(changed.cell(at: tab).minX == former.cell(at: tab).minX + 100)
      #expect(changed.cell(at: tab).width == former.cell(at: tab).width)
    }
  }

  // MARK: Nothing there

  @Test(arguments: [0, -3])
  func `a strip without tabs is empty`(count: Int) {
    var layout = StripLayout(
      count: count, stripWidth: 400, settings: StripSettings(), estimatedTitleWidth: 50)
    layout.setTitleWidth(20, at: 0)

    #expect(layout.count == 0)
    #expect(layout.contentWidth == 0 && layout.maximumOffset == 0)
    #expect(layout.cell(at: 0) == .zero && layout.label(at: 3) == .zero)
    #expect(layout.tab(atX: 5) == nil)
    #expect(layout.visibleTabs(in: 0...400).isEmpty)
    #expect(!layout.isMeasured(0))
  }

  @Test(arguments: [-1, 3, Int.min, Int.max])
  func `a tab that does not exist is the nearest one and is not measured`(tab: Int) {
    var layout = layout([10, 60, 90], width: 400)
    let former = layout

    layout.setTitleWidth(200, at: tab)

    #expect(layout == former)
    #expect(layout.cell(at: tab) == layout.cell(at: tab < 0 ? 0 : 2))
    #expect(!layout.isMeasured(tab))
  }

  @Test(
    arguments: [-1e308, -1, 0, 0.0001, 1, 1e308, .infinity, .nan],
    [TabWidths.intrinsic(minimum: 1e308), .fixed(-4), .fixed(1e308), .equal(minimum: .nan)])
  func `absurd lengths give finite frames`(length: Double, widths: TabWidths) {
    let settings = StripSettings(
      widths: widths, spacing: length, insets: Insets(all: length), titlePadding: length)
    var layout = StripLayout(
      count: 1_000_000, stripWidth: length, settings: settings, estimatedTitleWidth: length)
    layout.setTitleWidth(length, at: 7)

    for tab in [0, 7, 999_999] {
      let (cell, label) = (layout.cell(at: tab), layout.label(at: tab))
      #expect([cell.minX, cell.maxX, label.minX, label.maxX].allSatisfy { $0.isFinite })
    }
    #expect(layout.maximumOffset.isFinite)
    #expect(layout.tab(atX: length).map { $0 < 1_000_000 } ?? true)
    #expect(layout.visibleTabs(in: -1e308...1e308).upperBound <= 1_000_000)
  }
}
