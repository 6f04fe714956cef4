import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct ListFocusTests {
  private let list = ListView()
  private let clicks = Clicks()
  private let bench: ViewBench

  /// The rows that were clicked, or activated with keys.
  @MainActor
  private final class Clicks {
    var rows: [Int] = []
  }

  /// A list of 1,000 rows of 20 points in a view that shows five of them.
  init() {
    let clicks = clicks
    list.rowHeight = 20
    list.rowCount = 1000
    list.makeRow = { Label("\($0)", font: Font(size: 10)) }
    list.onClick = { clicks.rows.append($0) }
    bench = ViewBench(list)
    bench.frame()
  }

  private func press(_ key: Key, _ modifiers: Modifiers = [], isRepeat: Bool = false) {
    let event = KeyEvent(key, modifiers: modifiers, isRepeat: isRepeat, time: bench.time)
    bench.stage.handle(.key(event))
    bench.run(0.5)
  }

  /// The rings in the newest frame, by the rows that they lie around.
  private var ringedRows: [Int] {
    bench.frame().layers.flatMap { layer in
      layer.commands.flatMap(\.rings).map { ring in
        Int((Double(layer.frame.y) + ring.minY + list.contentOffset) / 20)
      }
    }
  }

  @Test func `Tab comes to the list as one, and arrows go through its rows`() {
    press("Tab")
    #expect(bench.stage.focused === list)
    #expect(Set(ringedRows) == [0])

    press("Down")
    press("Down")
    #expect(list.focusedRow == 2)
    #expect(Set(ringedRows) == [2])
    #expect(list.contentOffset == 0)

    press("Up")
    press("Tab")
    #expect(bench.stage.focused === list)
    #expect(list.focusedRow == 1)
    #expect(clicks.rows.isEmpty)
  }

  @Test func `the row that has the keyboard is brought into view, no further than needed`() {
    press("Tab")
    for _ in 0..<5 { press("Down") }
    #expect(list.focusedRow == 5)
    #expect(list.contentOffset == 20)

    press("End")
    #expect(list.focusedRow == 999)
    #expect(list.contentOffset == list.maximumOffset)
    press("Down")
    #expect(list.focusedRow == 999)

    press("PageUp")
    #expect(list.focusedRow == 995)
    press("Home", .control)
    #expect(list.focusedRow == 0)
    press("End", .control)
    #expect(list.focusedRow == 999)
    press("Home")
    #expect(list.focusedRow == 0)
    #expect(list.contentOffset == 0)
    press("Up")
    #expect(list.focusedRow == 0)
  }

  @Test func `Return and Space click the row, held keys once`() {
    press("Tab")
    press("Down")
    press("Return")
    press("Return", isRepeat: true)
    press("Space")
    press("Space", isRepeat: true)

    #expect(clicks.rows == [1, 1])
  }

  @Test func `until a row was clicked or Tab came, the keys scroll`() {
    press("Down")
    #expect(list.contentOffset == 48)
    #expect(list.focusedRow == nil)

    bench.click(50, 50)
    let row = list.row(at: Point(x: 50, y: 50))
    #expect(clicks.rows == [row].compactMap(\.self))
    #expect(ringedRows.isEmpty)
    press("Down")
    #expect(list.focusedRow == row.map { $0 + 1 })
    #expect(Set(ringedRows) == Set([row.map { $0 + 1 }].compactMap(\.self)))
  }

  @Test func `a row keeps the keyboard while others scroll by, and is shown when it is clicked`() {
    press("Tab")
    bench.wheel(-30)
    bench.run(1)
    #expect(list.contentOffset > 200)

    press("Return")
    #expect(clicks.rows == [0])
    #expect(list.contentOffset == 0)
    #expect(Set(ringedRows) == [0])
  }

  @Test func `a list that becomes shorter keeps the keyboard on a row that it has`() {
    press("Tab")
    press("End")
    list.rowCount = 3
    bench.run(0.1)

    #expect(Set(ringedRows) == [2])
    press("Return")
    #expect(clicks.rows == [2])
    list.rowCount = 0
    bench.run(0.1)
    press("Return")
    press("Down")
    #expect(clicks.rows == [2])
  }

  @Test func `rows of unknown heights are gone through one by one`() {
    list.rowHeight = nil
    list.estimatedRowHeight = 30
    list.measureRow = { row, _ in Double(15 + row % 7 * 5) }
    bench.run(0.1)
    press("Tab")
    for row in 1...60 {
      press("Down")
      #expect(list.focusedRow == row)
      let frame = list.frame(ofRow: row)
      #expect(frame.minY >= list.contentOffset)
      #expect(frame.maxY <= list.contentOffset + 100)
    }
    press("End")
    #expect(list.frame(ofRow: 999).maxY == list.contentOffset + 100)
  }
}

extension DrawCommand {
  /// The rings that it draws in the colour of what has the keyboard.
  fileprivate var rings: [Rect] {
    switch self {
    case .fill(.ring(let rect, _, _), Theme.light.focusRing): [rect]
    case .clip(_, let commands): commands.flatMap(\.rings)
    default: []
    }
  }
}
