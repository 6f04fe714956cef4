import PagerCore
import PagerGraphics

/// Draws a strip: only the tabs that are seen.
@MainActor
struct StripPainter {
  private let strip: TitleStrip
  private let offset: Double
  private let look: Look
  private let tabs: StripLayout

  init(strip: TitleStrip, offset: Double, time: Double) {
    self.strip = strip
    self.offset = offset
    look = strip.look
    tabs = strip.tabs
  }

  func paint(in context: inout DrawContext) {
    let theme = context.theme
    context.fill(.rect(strip.bounds), theme.stripBackground)
    paintSeparator(in: &context)
    paintHover(in: &context)
    paintIndicators(.under, in: &context)
    paintTitles(in: &context)
    paintIndicators(.over, in: &context)
    paintFades(in: &context)
  }
}

extension StripPainter {
  private func paintSeparator(in context: inout DrawContext) {
    let height = 1 / context.scale
    let line = Rect(
      x: 0, y: strip.bounds.height - height, width: strip.bounds.width, height: height)
    context.fill(.rect(line), context.theme.stripSeparator)
  }

  private func paintHover(in context: inout DrawContext) {
    guard let tab = strip.hoveredTab, let frame = strip.frame(ofTab: tab) else { return }
    let block = frame.inset(by: Insets(top: 4, left: 2, bottom: 4, right: 2))
    context.fill(.roundedRect(block, radius: 8), context.theme.hover)
  }

  private func paintFades(in context: inout DrawContext) {
    let width = min(look.strip.edgeFade, strip.bounds.width / 2)
    let color = context.theme.stripBackground
    if offset > 0.5 {
      let edge = Rect(x: 0, y: 0, width: width, height: strip.bounds.height)
      context.fillGradient(edge, from: color, to: color.withAlpha(0))
    }
    if offset < tabs.maximumOffset - 0.5 {
      let edge = Rect(
        x: strip.bounds.width - width, y: 0, width: width, height: strip.bounds.height)
      context.fillGradient(edge, from: color.withAlpha(0), to: color)
    }
  }
}

// MARK: - Indicators

extension StripPainter {
  private func paintIndicators(_ layer: IndicatorLayer, in context: inout DrawContext) {
    for indicator in look.indicators where indicator.layer == layer && !indicator.cutsTitles {
      guard let outline = outline(of: indicator) else { continue }
      context.fill(outline, indicator.paint.color(in: context.theme))
    }
  }

  private func outline(of indicator: Indicator) -> Shape? {
    guard let frame = strip.contentFrame(of: indicator) else { return nil }
    return indicator.outline(in: frame.offset(by: Vector(dx: -offset, dy: 0)))
  }

  /// Paints the titles, and once more inside each indicator that cuts them.
  private func paintTitles(in context: inout DrawContext) {
    for tab in visibleTabs { paintTitle(tab, color: nil, in: &context) }
    for indicator in look.indicators where indicator.cutsTitles {
      guard let outline = outline(of: indicator) else { continue }
      let theme = context.theme
      context.clip(to: outline) { inside in
        inside.fill(.rect(outline.bounds), indicator.paint.color(in: theme))
        for tab in visibleTabs where strip.frame(ofTab: tab)?.intersects(outline.bounds) == true {
          paintTitle(tab, color: look.cutColor.color(in: theme), in: &inside)
        }
      }
    }
  }
}

// MARK: - Titles

extension StripPainter {
  private var visibleTabs: Range<Int> {
    tabs.visibleTabs(in: offset...offset + strip.bounds.width)
  }

  private func paintTitle(_ tab: Int, color: Color?, in context: inout DrawContext) {
    let label = tabs.label(at: tab)
    let title = strip.shownTitle(at: tab, room: label.width)
    guard !title.isEmpty else { return }
    let q = strip.selectedness(ofTab: tab)
    let middle = label.midX - offset
    let rest = placed(title, Font(size: look.titleSize), middle, context)
    let color = color ?? look.titleColor(at: q, in: context.theme)
    guard look.titleScale != 1, q > 0 else {
      return context.draw(
        TextRun(title, font: rest.font, origin: rest.origin, color: color))
    }
    let end = placed(title, Font(size: look.titleSize * look.titleScale), middle, context)
    guard q < 1 else {
      return context.draw(TextRun(title, font: end.font, origin: end.origin, color: color))
    }
    context.draw(
      TextRun(
        title, font: rest.font, origin: rest.origin, color: color,
        morph: TextRun.Morph(font: end.font, origin: end.origin, progress: q)))
  }

  /// Where a title's baseline starts so that its middle is that of its tab.
  private func placed(
    _ title: String, _ font: Font, _ middle: Double, _ context: DrawContext
  ) -> (font: Font, origin: Point) {
    let metrics = context.text.metrics(of: font)
    let width = context.text.width(of: title, in: font)
    let baseline = strip.bounds.height / 2 + (metrics.ascent - metrics.descent) / 2
    return (font, Point(x: middle - width / 2, y: baseline))
  }
}
