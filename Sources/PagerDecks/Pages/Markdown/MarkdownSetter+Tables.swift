import PagerGraphics
import PagerKit

extension MarkdownSetter {
  private static let cellPadding = 10.0

  /// A row of a table.
  mutating func setRow(_ index: Int, of table: MarkdownTable) {
    guard table.rows.indices.contains(index) else { return }
    let widths = MarkdownColumns.widths(of: table, room: column.width) { cell, isHeading in
      lines(of: Self.runs(cell, isHeading), MarkdownStyle.body, width: .greatestFiniteMagnitude)
        .map(\.width).max().map { $0 + 2 * Self.cellPadding } ?? 0
    }
    var (x, tallest) = (column.minX, TextStyle.line)
    for (number, width) in widths.enumerated() {
      let cell = number < table.rows[index].count ? table.rows[index][number] : []
      let alignment =
        number < table.alignments.count ? table.alignments[number] : .leading
      let area = Rect(x: x, y: y, width: width, height: 0)
      tallest = max(tallest, set(Self.runs(cell, index == 0), alignment, in: area))
      x += width
    }
    y += tallest + 6
    let rule = Rect(
      x: column.minX, y: onPixel(y - 1), width: x - column.minX,
      height: index == 0 ? 2 : 1 / scale)
    layout.fills.append(.init(shape: .rect(rule), ink: .line))
    y = Self.inRhythm(y + 1)
  }

  private static func runs(_ cell: [MarkdownRun], _ isHeading: Bool) -> [MarkdownRun] {
    guard isHeading else { return cell }
    return cell.map {
      MarkdownRun(text: $0.text, style: $0.style.union(.bold), link: $0.link)
    }
  }

  /// Sets the text of a cell and gives its height.
  private mutating func set(
    _ runs: [MarkdownRun], _ alignment: MarkdownTable.Alignment, in area: Rect
  ) -> Double {
    let room = max(1, area.width - 2 * Self.cellPadding)
    var top = area.minY + 3
    for line in lines(of: runs, MarkdownStyle.body, width: room + 0.01) {
      let rest = max(0, room - line.width)
      let shift = alignment == .leading ? 0 : alignment == .center ? rest / 2 : rest
      add(
        line, runs, MarkdownStyle.body, .text, x: area.minX + Self.cellPadding + shift,
        lineTop: top, line: TextStyle.line)
      top += TextStyle.line
    }
    return top - area.minY
  }
}
