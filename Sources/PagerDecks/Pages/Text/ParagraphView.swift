import PagerCore
import PagerGraphics
import PagerKit

/// A paragraph in the column of its page, with the space around it.
@MainActor
final class ParagraphView: View {
  private let label: Label
  private let kind: TextParagraph.Kind
  private let isFirst: Bool
  private let isLast: Bool

  init(_ paragraph: TextParagraph, isFirst: Bool, isLast: Bool) {
    kind = paragraph.kind
    self.isFirst = isFirst
    self.isLast = isLast
    label = Label(paragraph.text, font: TextStyle.font(kind), lineLimit: 0)
    label.lineHeight = TextStyle.lineHeight(kind)
    label.isCenteredVertically = false
    super.init()
    addSubview(label)
  }

  /// The height with the space above and below, in points.
  func height(forWidth width: Double, _ text: any TextMeasuring, scale: Double) -> Double {
    let lines = column(forWidth: width, text).width
    return top(forWidth: width) + label.height(forWidth: lines, text, scale: scale)
      + TextStyle.spaces(kind).below + (isLast ? TextStyle.margin(forWidth: width) : 0)
  }

  override func layout() {
    guard let stage else { return }
    var frame = column(forWidth: bounds.width, stage.text)
    frame.origin.y = top(forWidth: bounds.width)
    frame.size.height = label.height(forWidth: frame.width, stage.text, scale: stage.scale)
    label.frame = frame
  }

  /// The mark of an item.
  override func draw(in context: inout DrawContext) {
    guard kind == .item else { return }
    let place = Point(
      x: label.frame.minX - TextStyle.itemIndent + 4, y: label.frame.minY + TextStyle.line / 2)
    let dot = Rect(x: place.x, y: place.y - 2.5, width: 5, height: 5)
    context.fill(.roundedRect(dot, radius: 2.5), context.theme.accentText)
  }

  private func column(forWidth width: Double, _ text: any TextMeasuring) -> Rect {
    var column = TextStyle.column(forWidth: width, text)
    guard kind == .item else { return column }
    column = column.inset(by: Insets(left: TextStyle.itemIndent))
    return column
  }

  private func top(forWidth width: Double) -> Double {
    isFirst ? TextStyle.margin(forWidth: width) : TextStyle.spaces(kind).above
  }
}
