import PagerCore
import PagerGraphics

/// What a page shows until it is prepared: its title and the outline of a text.
@MainActor
final class PlaceholderView: View {
  private let title: String

  init(title: String) {
    self.title = title
    super.init()
  }

  override func draw(in context: inout DrawContext) {
    context.fill(.rect(bounds), context.theme.pageBackground)
    let margin = min(48, bounds.width / 8)
    let width = max(0, bounds.width - 2 * margin)
    let font = Font(size: context.theme.headingSize)
    let text = context.text.shortened(title, to: width, in: font)
    context.draw(
      TextRun(
        text, font: font, origin: Point(x: margin, y: margin + 24),
        color: context.theme.placeholderText))
    for (line, share) in [1.0, 0.92, 0.97, 0.6].enumerated() {
      let bar = Rect(
        x: margin, y: margin + 56 + Double(line) * 28, width: width * share, height: 12)
      context.fill(.roundedRect(bar, radius: 6), context.theme.placeholderBar)
    }
  }
}
