import PagerCore
import PagerGraphics

/// What a page shows until it is prepared: its title and the outline of a text, and after 0.3 s how
/// far the preparation is, if the page tells.
@MainActor
final class PlaceholderView: View, Animating {
  /// How much is done, 0…1; nothing while that cannot be told.
  var progress: Double? {
    didSet { if progress != oldValue { progressDidChange() } }
  }
  private let title: String
  private var patience = Patience()
  private var isSlow = false

  init(title: String) {
    self.title = title
    super.init()
  }

  override func stageDidChange() {
    patience = Patience()
    if progress != nil { stage?.start(self) }
  }

  private func progressDidChange() {
    if isSlow { setNeedsDisplay() } else if progress != nil { stage?.start(self) }
  }

  func advance(to time: Double) -> Wake {
    guard stage != nil else { return .never }
    if let wake = patience.wait(at: time) { return wake }
    isSlow = true
    setNeedsDisplay()
    return .never
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
    if isSlow { drawProgress(in: &context) }
  }

  private func drawProgress(in context: inout DrawContext) {
    let share = min(max(progress ?? 0, 0.04), 1)
    let bar = Rect(x: 0, y: 0, width: bounds.width * share, height: 3)
    context.fill(.rect(bar), context.theme.accent)
  }
}
