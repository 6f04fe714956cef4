import PagerCore
import PagerGraphics

/// What is drawn behind the rows of a list.
final class ListContent: View {
  weak var list: ListView?

  override func draw(in context: inout DrawContext) {
    guard let list else { return }
    if let row = list.hoveredRow {
      context.fill(list.rowHighlight(list.frame(ofRow: row)), context.theme.hover)
    }
    if list.hasSeparators { drawSeparators(of: list, in: &context) }
  }

  override func drawInFront(in context: inout DrawContext) {
    guard let list, list.showsFocus, let row = list.rowForKeys else { return }
    let shape = list.rowHighlight(list.frame(ofRow: row))
    context.drawFocusRing(in: shape.bounds, radius: shape.cornerRadius)
  }

  private func drawSeparators(of list: ListView, in context: inout DrawContext) {
    let (visible, scale) = (context.visible, context.scale)
    let rows = list.heights.rows(
      from: (visible.minY * scale).rounded(), to: (visible.maxY * scale).rounded())
    for row in rows where row < list.heights.count - 1 {
      let bottom = list.heights.top(of: row + 1) / scale
      let line = Rect(x: 0, y: bottom - 1 / scale, width: bounds.width, height: 1 / scale)
      context.fill(.rect(line), context.theme.stripSeparator)
    }
  }
}
