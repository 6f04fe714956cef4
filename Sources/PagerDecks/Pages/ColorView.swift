import PagerGraphics
import PagerKit

/// What a page of one colour shows: large letters, and beside or below them its history.
@MainActor
final class ColorView: View {
  /// What happened to the page, the newest last.
  var history = PageHistory() {
    didSet { if history != oldValue { setNeedsDisplay() } }
  }
  /// The colour that fills it.
  var color: Color {
    didSet { if color != oldValue { colorDidChange() } }
  }
  private let heading: String
  private let caption: String

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

  private func colorDidChange() {
    background = color
    setNeedsDisplay()
  }

  /// The letters as large as fit, with the caption below, in the middle of `area`.
  private func drawHeading(in area: Rect, _ context: inout DrawContext) {
    let font = headingFont(in: area, context.text)
    let captionFont = Font(size: max(13, (font.size * 0.2).rounded()))
    let captionHeight = captionFont.size * 1.8
    let showsCaption = caption != heading && font.size + captionHeight <= area.height
    let height = font.size + (showsCaption ? captionHeight : 0)
    let top = area.minY + max(0, (area.height - height) / 2)
    // The box of a Chinese character, from 0.88 above the baseline to 0.12 below.
    draw(heading, font, color.ink, at: Point(x: area.minX, y: top + 0.88 * font.size), in: area)
    guard showsCaption else { return }
    let baseline = top + font.size + 1.3 * captionFont.size
    draw(
      caption, captionFont, color.fainterInk(0.25), at: Point(x: area.minX, y: baseline), in: area)

    func draw(_ text: String, _ font: Font, _ color: Color, at origin: Point, in area: Rect) {
      let shown = context.text.shortened(text, to: area.width, in: font)
      context.draw(TextRun(shown, font: font, origin: origin, color: color))
    }
  }

  private func headingFont(in area: Rect, _ text: any TextMeasuring) -> Font {
    let largest = min(max(min(area.height * 0.5, area.width * 0.4), 16), 160).rounded()
    let width = text.width(of: heading, in: Font(size: largest, weight: .bold))
    let share = width > area.width ? area.width / width : 1
    return Font(size: max((largest * share).rounded(.down), 16), weight: .bold)
  }
}
