import PagerCore
import PagerGraphics
import PagerTestSupport
import Testing

@testable import PagerKit

@Suite @MainActor struct ListViewTests {
  private let list = ListView()
  private let made = Made()

  /// What the list asked for.
  private final class Made {
    var rows = 0
    var measured = 0
  }

  /// A million rows of 20 to 69 points, of which the list guesses 30.
  private func open(_ count: Int = 1_000_000, height: Double = 100) -> ViewBench {
    list.rowCount = count
    list.estimatedRowHeight = 30
    list.measureRow = { row, _ in
      made.measured += 1
      return Self.height(row)
    }
    list.makeRow = { row in
      made.rows += 1
      return Label("\(row)", font: Font(size: 10))
    }
    let bench = ViewBench(list, height: height)
    bench.frame()
    return bench
  }

  private static func height(_ row: Int) -> Double { Double(20 + row * 7919 % 50) }

  private var existing: Int { list.contentView.subviews.count }

  /// Where each row is seen, by what is drawn.
  private func places(_ bench: ViewBench) -> [String: Int] {
    var places: [String: Int] = [:]
    for layer in bench.frame().layers {
      for run in layer.commands.flatMap(\.texts) {
        let y = layer.frame.y + Int(run.origin.y.rounded())
        if (0..<100).contains(y) { places[run.text] = y }
      }
    }
    return places
  }

  @Test func `of a million rows only those near the view exist`() {
    let bench = open()
    #expect(made.rows <= 2 * 256 / 20 + 2)

    bench.drag([(50, 90), (50, 50), (50, 10)])
    bench.run(2) { _ in #expect(existing <= 3 * 256 / 20) }

    #expect(list.visibleRows.count <= 100 / 20 + 2)
    #expect(list.visibleRows.allSatisfy { list.view(ofRow: $0) != nil })
    #expect(made.measured < 200)
  }

  @Test(arguments: [false, true])
  func `the end is exact, though its rows are measured on the way`(animated: Bool) {
    let bench = open()

    list.scrollToEnd(animated: animated)
    bench.run(1.5)

    #expect(list.contentOffset == list.maximumOffset)
    #expect(list.visibleRows.last == 999_999)
    #expect(list.frame(ofRow: 999_999).maxY == list.contentOffset + 100)
    #expect(made.measured < 300)
  }

  @Test func `the command for the end ends there too`() {
    let bench = open()

    bench.command(.scrollToEnd)
    bench.run(1.5)

    #expect(list.contentOffset == list.maximumOffset)
  }

  @Test(arguments: [false, true])
  func `the way back to the start ends there, though rows are measured on it`(reduces: Bool) {
    let bench = open()
    list.scroll(toRow: 500_000)
    bench.frame()
    list.reloadRows()
    bench.frame()
    bench.stage.reducesMotion = reduces

    bench.command(.scrollToStart)
    bench.run(1.5)

    #expect(list.contentOffset == 0)
    #expect(list.visibleRows.first == 0)
    #expect(made.measured < 300)
  }

  @Test func `rows that replace estimates move nothing that is seen`() {
    let bench = open()
    list.scroll(toRow: 500_000)
    bench.frame()
    let total = list.contentHeight
    var before = places(bench)

    for _ in 0..<40 {
      bench.wheel(0.77)
      let after = places(bench)
      let ways = before.compactMap { row, y in after[row].map { $0 - y } }
      #expect(!ways.isEmpty)
      #expect(ways.allSatisfy { $0 == 7 || $0 == 8 })
      before = after
    }

    #expect(list.contentHeight != total)
  }

  @Test func `scrolling up over estimates paints no tile that is in view anew`() {
    let bench = open()
    list.scroll(toRow: 500_000)
    bench.frame()
    var revisions: [LayerID: Int] = [:]

    bench.drag([(50, 10), (50, 50), (50, 90)])
    bench.run(2) { list in
      for tile in list.layers where tile.frame.height == 256 {
        #expect(revisions[tile.id, default: tile.revision] == tile.revision)
        revisions[tile.id] = tile.revision
      }
    }

    #expect(revisions.count > 2)
  }

  @Test func `a row that was gone to is at the top`() {
    let bench = open()

    list.scroll(toRow: 777)
    bench.frame()

    #expect(list.contentOffset == list.frame(ofRow: 777).minY)
    #expect(list.scrollPlace == ScrollPlace(row: 777, offset: 0))
  }

  @Test func `a place comes back in a list that measured nothing yet`() {
    list.scrollPlace = ScrollPlace(row: 4711, offset: 5)

    let bench = open()
    bench.frame()

    #expect(list.scrollPlace == ScrollPlace(row: 4711, offset: 5))
    #expect(made.measured < 60)
  }

  @Test(arguments: [1, 1.25, 2])
  func `another width or scale keeps the row at the top`(scale: Double) {
    let bench = open()
    list.scroll(toRow: 3000)
    bench.frame()

    bench.resize(width: 0, height: 0, scale: scale)
    bench.frame()
    bench.resize(width: 1, height: 1, scale: scale)
    bench.frame()
    bench.resize(width: 300, height: 100, scale: scale)
    bench.frame()

    #expect(list.scrollPlace.row == 3000)
    #expect(abs(list.scrollPlace.offset) < 1)
  }

  @Test func `equal rows are never measured`() {
    list.rowHeight = 24
    let bench = open()

    list.scrollToEnd(animated: false)
    bench.frame()

    #expect(made.measured == 0)
    #expect(list.contentOffset == 24_000_000 - 100)
  }

  @Test func `a click tells its row`() {
    list.rowHeight = 24
    var clicked: [Int] = []
    list.onClick = { clicked.append($0) }
    let bench = open(3)

    bench.click(50, 30)
    bench.click(50, 71)
    bench.click(50, 73)
    bench.click(105, 30)
    bench.drag([(50, 30), (50, 60)])

    #expect(clicked == [1, 2])
  }

  @Test func `a button in a row takes the click`() {
    var clicks = 0
    list.rowHeight = 24
    list.onClick = { _ in clicks += 100 }
    list.makeRow = { _ in Button("Go") { clicks += 1 } }
    list.rowCount = 4

    ViewBench(list).click(50, 30)

    #expect(clicks == 1)
  }

  @Test func `the row below the pointer is seen`() {
    list.rowHeight = 24
    list.onClick = { _ in }
    let bench = open(9)

    bench.run(1)
    bench.pointer(.move, 50, 30, isHeld: false)

    let row = Rect(x: 0, y: 24, width: 100, height: 24)
    #expect(bench.commands().contains(.fill(.rect(row), Theme.light.hover)))
    #expect(bench.stage.cursor == .pointingHand)
    bench.wheel(-1)
    bench.run(0.3)
    #expect(list.hoveredRow == nil)
  }

  @Test(arguments: [1, 2])
  func `separators are one device pixel between rows`(scale: Double) {
    list.rowHeight = 24
    list.hasSeparators = true
    let bench = open(3)
    bench.resize(width: 110, height: 100, scale: scale)

    let lines = bench.commands().compactMap { command -> Rect? in
      guard case .fill(let shape, Theme.light.stripSeparator) = command else { return nil }
      return shape.bounds
    }

    let thin = 1 / scale
    #expect(
      lines == [24, 48].map { Rect(x: 0, y: $0 - thin, width: 100, height: thin) })
  }

  @Test func `fewer rows and no rows are followed`() {
    let bench = open()
    list.scroll(toRow: 5000)
    bench.frame()

    list.rowCount = 10
    bench.frame()
    #expect(list.range.contains(list.contentOffset))
    #expect(list.visibleRows.allSatisfy { list.view(ofRow: $0) != nil })
    #expect(existing <= 10)
    list.rowCount = 0
    bench.frame()
    #expect(existing == 0)
    #expect(list.contentOffset == 0)
    #expect(list.row(at: .zero) == nil)
  }
}
