import PagerCore
import PagerGraphics
import PagerKit

/// A row of a text: its lines, with what is selected of them marked.
@MainActor
final class TextRowView: RowView<TextList> {
  override func draw(in context: inout DrawContext) {
    guard let list, let layout = list.layout(of: row) else { return }
    let left = list.margin - list.leftOffset
    let height = list.style.lineHeight
    let top = list.spaceAbove(row)
    drawSelection(list, layout, Point(x: left, y: top), &context)
    let metrics = context.text.metrics(of: layout.font)
    let lead = (height - metrics.lineHeight) / 2
    for piece in layout.pieces where !piece.range.isEmpty {
      let y = top + Double(piece.line) * height
      let x = left + piece.x
      guard y < context.visible.maxY, y + height > context.visible.minY,
        x < bounds.width, x + piece.width > 0
      else { continue }
      let start = Point(x: x, y: y + lead + metrics.ascent)
      context.draw(
        TextRun(
          layout.text(piece.range).trimmedAtEnd, font: layout.font, origin: context.onPixel(start),
          color: context.theme.text))
    }
  }

  private func drawSelection(
    _ list: TextList, _ layout: TextRowLayout, _ origin: Point, _ context: inout DrawContext
  ) {
    guard let selection = list.selection else { return }
    let own = selection.part(ofRow: row, length: layout.row.length)
    let shown = layout.row.place(of: own.lowerBound)..<layout.row.place(of: own.upperBound)
    let height = list.style.lineHeight
    for span in layout.spans(of: shown, context.text) {
      let box = Rect(
        x: origin.x + span.from, y: origin.y + Double(span.line) * height,
        width: span.to - span.from, height: height)
      context.fill(.rect(box), context.theme.focusRing.withAlpha(0.3))
    }
  }
}

extension String {
  /// The text without the spaces at its end.
  var trimmedAtEnd: String {
    let end = lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex
    return String(self[..<end])
  }
}
