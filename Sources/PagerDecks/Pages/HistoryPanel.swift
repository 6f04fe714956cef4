import PagerGraphics
import PagerKit

/// A page's history as a list on a panel, the newest entry last and brightest.
struct HistoryPanel {
  /// The colour of the page below.
  var color: Color
  /// What is listed, from top to bottom.
  var entries: [PageHistory.Entry].SubSequence

  private static let rowHeight = 24.0
  private static let headerHeight = 36.0
  private static let padding = 16.0
  private static let font = Font(size: 14)

  /// The colour of the panel: a step away from the ink, so that it is read even better.
  var paper: Color { color.mixed(with: color.ink == .white ? .black : .white, by: 0.22) }

  /// How many entries fit into `height` points, at most all that are kept.
  static func rows(inHeight height: Double) -> Int {
    min(Int(max(0, (height - headerHeight - padding / 2) / rowHeight)), PageHistory.limit)
  }

  /// The height of a panel for so many entries.
  static func height(rows: Int) -> Double {
    headerHeight + Double(rows) * rowHeight + padding / 2
  }

  /// Draws the panel.
  func draw(in frame: Rect, _ context: inout DrawContext) {
    context.fill(.roundedRect(frame, radius: 12), paper)
    context.clip(to: .rect(frame)) { context in
      let header = Font(size: 12, weight: .bold)
      line(
        "Lifecycle", header, paper.fainterInk(0.25),
        in: row(at: frame.minY, height: Self.headerHeight, of: frame), &context)
      for (number, entry) in entries.enumerated() {
        let top = frame.minY + Self.headerHeight + Double(number) * Self.rowHeight
        let isNewest = number == entries.count - 1
        draw(
          entry, isNewest ? paper.ink : paper.fainterInk(0.25),
          in: row(at: top, height: Self.rowHeight, of: frame), &context)
      }
    }
  }

  private func row(at top: Double, height: Double, of frame: Rect) -> Rect {
    Rect(
      x: frame.minX + Self.padding, y: top, width: frame.width - 2 * Self.padding, height: height)
  }

  private func draw(
    _ entry: PageHistory.Entry, _ color: Color, in row: Rect, _ context: inout DrawContext
  ) {
    let timeWidth = context.text.width(of: entry.timeText, in: Self.font)
    var place = row
    place.size.width = max(0, row.width - timeWidth - Self.padding)
    line(entry.name, Self.font, color, in: place, &context)
    guard timeWidth <= row.width * 0.6 else { return }
    place = Rect(x: row.maxX - timeWidth, y: row.minY, width: timeWidth, height: row.height)
    line(entry.timeText, Self.font, color, in: place, &context)
  }

  private func line(
    _ text: String, _ font: Font, _ color: Color, in row: Rect, _ context: inout DrawContext
  ) {
    let metrics = context.text.metrics(of: font)
    let baseline = row.midY + (metrics.ascent - metrics.descent) / 2
    let shown = context.text.shortened(text, to: row.width + 0.01, in: font)
    context.draw(
      TextRun(shown, font: font, origin: Point(x: row.minX, y: baseline), color: color))
  }
}
