import PagerGraphics
import PagerTestSupport
import Testing

@testable import PagerCore

@Suite struct IndicatorTests {
  /// One indicator of every kind of edges, anchors and overscroll rules.
  private static let kinds = IndicatorEdges.allCases.flatMap { edges in
    [IndicatorAnchor.cell, .label, .fixed(15)].flatMap { anchor in
      IndicatorOverscroll.allCases.map {
        Indicator(
          edges: edges, anchor: anchor, shape: .line(thickness: 2, radius: 1), overscroll: $0)
      }
    }
  }

  private func uneven(_ titles: [Double] = [30, 150, 80, 60]) -> StripLayout {
    var layout = StripLayout(
      count: titles.count, stripWidth: 800, settings: StripSettings(), estimatedTitleWidth: 50)
    for (tab, title) in titles.enumerated() {
      layout.setTitleWidth(title, at: tab)
    }
    return layout
  }

  private func line(_ edges: IndicatorEdges, _ anchor: IndicatorAnchor) -> Indicator {
    Indicator(edges: edges, anchor: anchor, shape: .line(thickness: 2, radius: 1))
  }

  // MARK: The article's line

  @Test(arguments: [0, 1, 2], [0, 0.01, 0.25, 0.49, 0.5, 0.51, 0.75, 0.99, 1])
  func `the slider's line follows its formula, there and back`(tab: Int, p: Double) throws {
    let layout = uneven()
    let slider = try #require(Looks.slider.indicators.first)
    let center = layout.cell(at: tab).midX
    let distance = layout.cell(at: tab + 1).midX - center

    let there = slider.frame(
      from: tab, to: tab + 1, progress: p, in: layout, stripHeight: 40)
    let back = slider.frame(
      from: tab + 1, to: tab, progress: 1 - p, in: layout, stripHeight: 40)

    for frame in try [#require(there), #require(back)] {
      #expect(abs(frame.minX - (center - 7.5 + distance * p)) < 1e-9)
      #expect(abs(frame.width - (15 + distance * min(p, 1 - p))) < 1e-9)
      #expect(frame.minY == 38 && frame.height == 2)
    }
  }

  @Test(arguments: [0, 0.01, 0.25, 0.5, 0.75, 0.99, 1])
  func `the worm is as long as the slider's twin at every place, mirrored on the way back`(
    p: Double
  ) throws {
    let layout = uneven([50, 50])
    let worm = try #require(Looks.worm.indicators.first)

    let there = try #require(worm.frame(at: p, in: layout, stripHeight: 40))
    let mirrored = try #require(worm.frame(at: 1 - p, in: layout, stripHeight: 40))

    let distance = layout.cell(at: 1).midX - layout.cell(at: 0).midX
    #expect(abs(there.width - (15 + 2 * distance * min(p, 1 - p))) < 1e-9)
    #expect(abs(there.minX - (layout.cell(at: 1).maxX - mirrored.maxX)) < 1e-9)
  }

  // MARK: Any strip

  @Test(arguments: 0..<60)
  func `no indicator ever leaves the tabs`(seed: Int) throws {
    let layout = StripLayout.random(seed: seed)
    let tabs = layout.cell(at: 0).minX - 1e-9...layout.cell(at: layout.count - 1).maxX + 1e-9

    for indicator in Self.kinds {
      for position in layout.positions + [-1e308, 1e308] {
        let frame = try #require(indicator.frame(at: position, in: layout, stripHeight: 44))
        guard tabs.contains(frame.minX), tabs.contains(frame.maxX) else {
          Issue.record("\(indicator) at \(position): \(frame) is outside of \(tabs)")
          return
        }
      }
    }
  }

  @Test(arguments: 0..<60)
  func `a small step of the position moves both edges little`(seed: Int) throws {
    let layout = StripLayout.random(seed: seed)
    // An edge goes at most two tabs and a gap a page, at twice the pages' speed.
    let steepest = 4 * (layout.stripWidth + layout.settings.spacing + 1)

    for indicator in Self.kinds {
      for position in layout.positions {
        let now = try #require(indicator.frame(at: position, in: layout, stripHeight: 44))
        let next = try #require(indicator.frame(at: position + 1e-4, in: layout, stripHeight: 44))
        let step = max(abs(next.minX - now.minX), abs(next.maxX - now.maxX))
        guard step <= steepest * 1e-4 else {
          Issue.record("\(indicator) jumps by \(step) at \(position)")
          return
        }
      }
    }
  }

  @Test(arguments: kinds)
  func `at rest an indicator is exactly as wide as its anchor`(indicator: Indicator) throws {
    let layout = uneven()

    for tab in 0..<layout.count {
      let frame = try #require(indicator.frame(at: Double(tab), in: layout, stripHeight: 44))
      let span = indicator.anchor.span(of: tab, in: layout)
      #expect(abs(frame.minX - span.minX) < 1e-9 && abs(frame.maxX - span.maxX) < 1e-9)
    }
  }

  @Test(arguments: kinds)
  func `a jump between far tabs takes both edges from one to the other`(
    indicator: Indicator
  ) throws {
    let layout = uneven()

    let start = indicator.frame(from: 3, to: 0, progress: 0, in: layout, stripHeight: 44)
    let end = indicator.frame(from: 3, to: 0, progress: 1, in: layout, stripHeight: 44)
    let stay = indicator.frame(from: 2, to: 2, progress: 0.3, in: layout, stripHeight: 44)

    #expect(start == indicator.frame(at: 3, in: layout, stripHeight: 44))
    #expect(end == indicator.frame(at: 0, in: layout, stripHeight: 44))
    #expect(stay == indicator.frame(at: 2, in: layout, stripHeight: 44))
  }

  // MARK: Places

  @Test func `in a held drag a linear indicator is three quarters one tab, one quarter the next`()
    throws
  {
    let layout = uneven()
    let (first, second) = (layout.cell(at: 1), layout.cell(at: 2))

    let frame = try #require(
      line(.linear, .cell).frame(at: 1.25, in: layout, stripHeight: 44))

    #expect(abs(frame.minX - (0.75 * first.minX + 0.25 * second.minX)) < 1e-9)
    #expect(abs(frame.width - (0.75 * first.width + 0.25 * second.width)) < 1e-9)
  }

  @Test func `a single tab keeps its indicator`() {
    let layout = uneven([70])

    let atRest = line(.worm, .fixed(15)).frame(at: 0, in: layout, stripHeight: 44)
    let onTheWay = line(.worm, .fixed(15)).frame(
      from: 0, to: 0, progress: 0.5, in: layout, stripHeight: 44)

    #expect(atRest == Rect(x: 47 - 7.5, y: 42, width: 15, height: 2))
    #expect(onTheWay == atRest)
  }

  @Test func `pulled beyond an end a squeezed indicator keeps its outer edge`() throws {
    let layout = uneven()
    let indicator = line(.linear, .cell)
    let (first, last) = (layout.cell(at: 0), layout.cell(at: 3))

    let before = try #require(indicator.frame(at: -1, in: layout, stripHeight: 44))
    let after = try #require(indicator.frame(at: 4, in: layout, stripHeight: 44))

    #expect(before.minX == first.minX && before.width == first.width / 2)
    #expect(after.maxX == last.maxX && after.width == last.width / 2)
  }

  @Test func `pulled beyond an end a clamped indicator stays`() {
    var indicator = line(.linear, .cell)
    indicator.overscroll = .clamp
    let layout = uneven()

    let atEnd = indicator.frame(at: 3, in: layout, stripHeight: 44)

    #expect(indicator.frame(at: 3.4, in: layout, stripHeight: 44) == atEnd)
  }

  @Test func `a fixed width is cut to a narrower tab`() throws {
    let layout = StripLayout(
      count: 3, stripWidth: 9, settings: StripSettings(), estimatedTitleWidth: 50)

    let frame = line(.slider, .fixed(15)).frame(at: 1, in: layout, stripHeight: 40)

    #expect(try #require(frame).width == 9)
  }

  @Test func `without tabs there is no indicator`() {
    let layout = uneven([])

    #expect(line(.linear, .cell).frame(at: 0, in: layout, stripHeight: 44) == nil)
    let way = line(.linear, .cell).frame(
      from: 0, to: 1, progress: 0.5, in: layout, stripHeight: 44)
    #expect(way == nil)
  }

  // MARK: Outlines

  @Test(arguments: [
    (IndicatorShape.line(thickness: 3, radius: 1), IndicatorPosition.bottom, 41.0, 3.0),
    (.line(thickness: 3, radius: 1), .top, 0, 3),
    (.pill(radius: 10, inset: 0), .fill, 0, 44),
    (.pill(radius: 10, inset: 6), .bottom, 6, 32),
    (.triangle(height: 7), .bottom, 37, 7),
    (.dot(diameter: 6, margin: 4), .bottom, 34, 6),
    (.dot(diameter: 6, margin: 4), .top, 4, 6),
    (.pill(radius: 10, inset: 30), .fill, 22, 0),
  ])
  func `shape and position tell where it lies from top to bottom`(
    shape: IndicatorShape, position: IndicatorPosition, y: Double, height: Double
  ) throws {
    var indicator = Indicator(edges: .linear, anchor: .cell, shape: shape)
    indicator.position = position

    let frame = try #require(indicator.frame(at: 0, in: uneven(), stripHeight: 44))

    #expect(frame.minY == y && frame.height == height)
    #expect(indicator.outline(in: frame).bounds == frame)
  }

  @Test func `a triangle points away from its edge of the strip`() {
    let frame = Rect(x: 10, y: 0, width: 14, height: 7)
    var indicator = Indicator(
      edges: .linear, anchor: .fixed(14), shape: .triangle(height: 7))

    let up = indicator.outline(in: frame)
    indicator.position = .top
    let down = indicator.outline(in: frame)

    let tip = 17.0
    #expect(up == .triangle(Point(x: 10, y: 7), Point(x: tip, y: 0), Point(x: 24, y: 7)))
    #expect(down == .triangle(Point(x: 10, y: 0), Point(x: tip, y: 7), Point(x: 24, y: 0)))
  }
}
