import PagerCore
import PagerGraphics
import PagerKit

/// A block of a formatted text.
@MainActor
final class MarkdownRowView: RowView<MarkdownList> {
  override func draw(in context: inout DrawContext) {
    guard let list, let layout = list.layout(of: row) else { return }
    for fill in layout.fills { context.fill(fill.shape, context.theme.color(fill.ink)) }
    if let (source, area) = layout.picture { draw(list.pictures[source], in: area, &context) }
    for text in layout.texts {
      let metrics = context.text.metrics(of: text.font)
      guard text.origin.y + metrics.descent > context.visible.minY,
        text.origin.y - metrics.ascent < context.visible.maxY, !text.text.isEmpty
      else { continue }
      context.draw(
        TextRun(
          text.text, font: text.font, origin: context.onPixel(text.origin),
          color: context.theme.color(text.ink)))
    }
    for stroke in layout.strokes { context.fill(stroke.shape, context.theme.color(stroke.ink)) }
  }

  /// Draws a picture, or the place of one that is on its way.
  private func draw(_ picture: Picture?, in area: Rect, _ context: inout DrawContext) {
    guard let picture else {
      return context.fill(.roundedRect(area, radius: 6), context.theme.color(.soft))
    }
    context.clip(to: .roundedRect(area, radius: 4)) { $0.draw(picture, in: area) }
  }
}

extension Theme {
  /// The colour of an ink.
  func color(_ ink: MarkdownInk) -> Color {
    switch ink {
    case .text: text
    case .secondary: secondaryText
    case .link: focusRing
    case .soft: placeholderSoft
    case .line: stripSeparator
    case .accent: accentText
    }
  }

  /// A little darker than the page in the light theme, a little lighter in the dark one.
  private var placeholderSoft: Color { pageBackground.mixed(with: text, by: 0.06) }
}
