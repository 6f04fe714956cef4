import PagerGraphics
import PagerKit

/// What a page of one colour shows: large letters, and beside or below them its history.
@MainActor
final class ColorView: View {
  /// What happened to the page, the newest last.
  var history = PageHistory() {
    didSet { if history != oldValue { setNeedsDisplay() } }
  }
  private let heading: String
  private let caption: String
  private let color: Color

  init(heading: String, caption: String, color: Color) {
    self.heading = heading
    self.caption = caption
    self.color = color
    super.init()
    background = color
  }

  override func draw(in context: inout DrawContext) {
    context.fill(.rect(bounds), color)
    let layout = ColorPageLayout(size: bounds.size)
    drawHeading(in: layout.heading, &context)
    guard layout.rows > 0 else { return }
    let panel = HistoryPanel(color: color, entries: history.entries.suffix(layout.rows))
    panel.draw(in: layout.panel, &context)
  }

  /// The letters as large as fit, with the caption below, in the middle of `area`.
  private func drawHeading(in area: Rect, _ context: inout DrawContext) {
    let font = headingFont(in: area, context.text)
    let captionFont = Font(size: max(13, (font.size * 0.2).rounded()))
    let (large, small) = (context.text.metrics(of: font), context.text.metrics(of: captionFont))
    let showsCaption = caption != heading && large.lineHeight + small.lineHeight <= area.height
    let height = large.lineHeight + (showsCaption ? small.lineHeight : 0)
    let top = area.minY + max(0, (area.height - height) / 2)
    let text = context.text.shortened(heading, to: area.width, in: font)
    let baseline = top + large.ascent
    context.draw(
      TextRun(
        text, font: font, origin: Point(x: area.minX, y: baseline), color: color.ink))
    guard showsCaption else { return }
    context.draw(
      TextRun(
        context.text.shortened(caption, to: area.width, in: captionFont), font: captionFont,
        origin: Point(x: area.minX, y: top + large.lineHeight + small.ascent),
        color: color.fainterInk(0.25)))
  }

  private func headingFont(in area: Rect, _ text: any TextMeasuring) -> Font {
    let largest = min(max(min(area.height * 0.5, area.width * 0.4), 16), 160).rounded()
    let width = text.width(of: heading, in: Font(size: largest, weight: .bold))
    let share = width > area.width ? area.width / width : 1
    return Font(size: max((largest * share).rounded(.down), 16), weight: .bold)
  }
}
