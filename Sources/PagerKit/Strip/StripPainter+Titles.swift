import PagerCore
import PagerGraphics

extension StripPainter {
  /// Paints the titles, and once more inside each indicator that cuts them.
  func paintTitles(in context: inout DrawContext) {
    for tab in visibleTabs { paintTitle(tab, color: nil, in: &context) }
    paintCuttingIndicators(in: &context)
  }

  /// Paints a title in `color`, or in that of its selectedness.
  func paintTitle(_ tab: Int, color: Color?, in context: inout DrawContext) {
    let label = tabs.label(at: tab)
    // The room is a difference of two edges, which may be the last bit less than the title's width.
    let title = strip.shownTitle(at: tab, room: label.width + 1.0 / 1024)
    guard !title.isEmpty else { return }
    let q = strip.selectedness(ofTab: tab)
    let color = color ?? look.titleColor(at: q, in: context.theme)
    let size = q < 1 ? look.titleSize : look.titleSize * look.titleScale
    var run = run(title, size: size, around: label.midX, color, context)
    if q > 0, q < 1, look.titleScale != 1 {
      let end = self.run(
        title, size: look.titleSize * look.titleScale, around: label.midX, color, context)
      run.morph = TextRun.Morph(font: end.font, origin: end.origin, progress: q)
    }
    context.draw(run)
  }

  /// A title whose middle is at `middle`, in points of the content.
  ///
  /// Its place in the content and the strip's offset are whole device pixels each: all titles of a
  /// strip that scrolls move together, and none by a pixel of its own.
  private func run(
    _ title: String, size: Double, around middle: Double, _ color: Color, _ context: DrawContext
  ) -> TextRun {
    let font = Font(size: size)
    let scale = context.scale
    let left = middle - context.text.width(of: title, in: font) / 2
    let column = (left * scale).rounded() - (offset * scale).rounded()
    let baseline = strip.bounds.height / 2 + context.text.metrics(of: font).middle(of: font)
    return TextRun(
      title, font: font, origin: Point(x: column / scale, y: baseline), color: color)
  }
}

extension FontMetrics {
  /// How far the baseline lies below the middle of a line whose text looks centred, in points.
  ///
  /// Capitals reach from the baseline to their height, Chinese characters from 0.12 em below it to
  /// 0.88 em above: half way between both middles neither looks off, and both keep one baseline.
  fileprivate func middle(of font: Font) -> Double {
    (capHeight / 2 + 0.38 * font.size) / 2
  }
}
