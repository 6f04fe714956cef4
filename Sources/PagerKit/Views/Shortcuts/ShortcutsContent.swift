import PagerCore
import PagerGraphics

/// What a list of shortcuts draws.
final class ShortcutsContent: View {
  let entries: [ShortcutEntry]

  init(entries: [ShortcutEntry]) {
    self.entries = entries
    super.init()
  }

  override func draw(in context: inout DrawContext) {
    guard bounds.width > 0 else { return }
    let layout = ShortcutsLayout(entries, width: bounds.width, text: context.text)
    let theme = context.theme
    draw("Shortcuts", ShortcutsStyle.heading, theme.text, in: heading(of: layout), &context)
    for item in layout.meanings {
      draw(item.text, ShortcutsStyle.meaning, theme.text, in: item.frame, &context)
    }
    for item in layout.links {
      draw(item.text, ShortcutsStyle.cap, theme.secondaryText, in: item.frame, &context)
    }
    for item in layout.caps { drawCap(item, in: &context) }
  }

  /// The heading stands at the top of its place, away from what follows.
  private func heading(of layout: ShortcutsLayout) -> Rect {
    var place = layout.heading
    place.size.height -= ShortcutsStyle.lineGap * 3
    return place
  }

  /// A key: its face lies a little above its edge, which is seen all around and most at the bottom.
  private func drawCap(_ item: ShortcutsLayout.Item, in context: inout DrawContext) {
    guard item.frame.intersects(context.visible) else { return }
    let theme = context.theme
    let corner = context.onPixel(item.frame.origin)
    let frame = Rect(origin: corner, size: item.frame.size)
    context.fill(.roundedRect(frame, radius: 6), theme.keyCapEdge)
    let face = frame.inset(by: Insets(top: 1, left: 1, bottom: 3, right: 1))
    context.fill(.roundedRect(face, radius: 5), theme.keyCapFace)
    let width = context.text.width(of: item.text, in: ShortcutsStyle.cap)
    let place = Rect(
      x: face.midX - width / 2, y: face.minY, width: width + 1, height: face.height)
    draw(item.text, ShortcutsStyle.cap, theme.text, in: place, &context)
  }

  private func draw(
    _ text: String, _ font: Font, _ color: Color, in place: Rect, _ context: inout DrawContext
  ) {
    guard place.intersects(context.visible) else { return }
    let shown = context.text.shortened(text, to: place.width, in: font)
    guard !shown.isEmpty else { return }
    let metrics = context.text.metrics(of: font)
    let start = Point(
      x: place.minX, y: place.midY + (metrics.ascent - metrics.descent) / 2)
    context.draw(TextRun(shown, font: font, origin: context.onPixel(start), color: color))
  }
}

extension Theme {
  /// The face of a key: a step lighter than what it lies on.
  fileprivate var keyCapFace: Color { pageBackground.mixed(with: .white, by: isDark ? 0.10 : 1) }

  /// The edge of a key.
  fileprivate var keyCapEdge: Color {
    pageBackground.mixed(with: isDark ? .white : .black, by: isDark ? 0.24 : 0.22)
  }

  /// Whether light text stands on dark.
  private var isDark: Bool { pageBackground.green < text.green }
}
