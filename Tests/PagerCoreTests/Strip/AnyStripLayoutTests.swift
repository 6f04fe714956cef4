import PagerGraphics
import PagerTestSupport
import Testing

@testable import PagerCore

/// What holds of a strip of any titles.
@Suite struct AnyStripLayoutTests {
  @Test(arguments: 0..<200)
  func `tabs lie in order, without overlap and not wider than the strip`(seed: Int) {
    let layout = StripLayout.random(seed: seed)

    for tab in 0..<layout.count {
      let cell = layout.cell(at: tab)
      #expect(cell.minX.isFinite && cell.maxX.isFinite)
      #expect(cell.width >= 0 && cell.width <= layout.stripWidth + 1e-9)
      #expect(tab == 0 || layout.cell(at: tab - 1).maxX <= cell.minX)
    }
    #expect(layout.cell(at: 0).minX >= 0)
    #expect(layout.cell(at: layout.count - 1).maxX <= layout.contentWidth + 1e-9)
    #expect(layout.maximumOffset == max(0, layout.contentWidth - layout.stripWidth))
  }

  @Test(arguments: 0..<200)
  func `titles lie in the middle of their tabs, within the padding`(seed: Int) {
    let layout = StripLayout.random(seed: seed)

    for tab in 0..<layout.count {
      let (cell, label) = (layout.cell(at: tab), layout.label(at: tab))
      #expect(abs(label.midX - cell.midX) < 1e-9)
      #expect(label.width <= layout.titleWidth(at: tab) + 1e-9)
      #expect(label.width <= max(0, cell.width - 24) + 1e-9)
    }
  }

  @Test(arguments: 0..<200)
  func `the tab at a place is the one that holds it`(seed: Int) {
    let layout = StripLayout.random(seed: seed)
    let cells = (0..<layout.count).map { layout.cell(at: $0) }
    var generator = SeededGenerator(seed: seed)
    let random = (0..<40).map { _ in
      Double.random(in: -50...(layout.contentWidth + 50), using: &generator)
    }

    let missed = (random + cells.flatMap { [$0.minX, $0.midX, $0.maxX] }).filter { x in
      layout.tab(atX: x) != cells.firstIndex { x >= $0.minX && x < $0.maxX }
    }

    #expect(missed.isEmpty)
  }

  @Test(arguments: 0..<200)
  func `the visible tabs are those that share something with the view`(seed: Int) {
    let layout = StripLayout.random(seed: seed)
    let cells = (0..<layout.count).map { layout.cell(at: $0) }
    var generator = SeededGenerator(seed: seed)

    for _ in 0..<40 {
      let left = Double.random(in: -50...(layout.contentWidth + 50), using: &generator)
      let view = left...(left + Double.random(in: 0.1...900, using: &generator))
      let expected = cells.indices.filter {
        cells[$0].width > 0 && cells[$0].maxX > view.lowerBound && cells[$0].minX < view.upperBound
      }
      #expect(Array(layout.visibleTabs(in: view)) == expected)
    }
  }

  @Test(arguments: 0..<100)
  func `the order of measuring changes no frame`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let titles = (0..<30).map { _ in Double.random(in: 0...300, using: &generator) }
    var layouts = [StripLayout](
      repeating: StripLayout(
        count: 30, stripWidth: 400, settings: StripSettings(), estimatedTitleWidth: 61.7),
      count: 2)

    for tab in titles.indices {
      layouts[0].setTitleWidth(titles[tab], at: tab)
    }
    for tab in titles.indices.shuffled(using: &generator) {
      layouts[1].setTitleWidth(Double.random(in: 0...300, using: &generator), at: tab)
      layouts[1].setTitleWidth(titles[tab], at: tab)
    }

    #expect(layouts[0] == layouts[1])
  }
}
