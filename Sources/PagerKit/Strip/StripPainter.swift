import PagerCore
import PagerGraphics

/// Draws a strip: only the tabs that are seen.
///
/// What it draws follows from where the pages are and where the strip stands, not from how they
/// came there.
@MainActor
struct StripPainter {
  let strip: TitleStrip
  let offset: Double
  let look: Look
  let tabs: StripLayout

  init(strip: TitleStrip, offset: Double) {
    self.strip = strip
    self.offset = offset
    look = strip.look
    tabs = strip.tabs
  }

  func paint(in context: inout DrawContext) {
    context.fill(.rect(strip.bounds), context.theme.stripBackground)
    paintHover(in: &context)
    paintSeparator(in: &context)
    paintIndicators(.under, in: &context)
    paintTitles(in: &context)
    paintIndicators(.over, in: &context)
    paintFades(in: &context)
    paintFocus(in: &context)
  }

  /// The tabs of which something is seen.
  var visibleTabs: Range<Int> {
    tabs.visibleTabs(in: offset...offset + strip.bounds.width)
  }
}

extension StripPainter {
  private func paintSeparator(in context: inout DrawContext) {
    context.fill(.rect(separator(context.scale)), context.theme.stripSeparator)
  }

  /// The ring lies around the selected tab.
  private func paintFocus(in context: inout DrawContext) {
    guard strip.showsFocus, let target = strip.target, let cell = strip.frame(ofTab: target) else {
      return
    }
    let ring = cell.inset(by: Insets(top: 3, left: 2, bottom: 3, right: 2))
    context.drawFocusRing(in: ring, radius: min(8, ring.height / 2))
  }

  /// One row of device pixels at the strip's bottom.
  func separator(_ scale: Double) -> Rect {
    Rect(
      x: 0, y: strip.bounds.height - 1 / scale, width: strip.bounds.width, height: 1 / scale)
  }

  /// A tab that the pointer is on shows the place that a pill would take, else a block of its own;
  /// the less, the more it is selected.
  private func paintHover(in context: inout DrawContext) {
    guard let tab = strip.hoveredTab, let cell = strip.frame(ofTab: tab) else { return }
    let color = context.theme.hover
    let strength = color.alpha * (1 - strip.selectedness(ofTab: tab))
    context.fill(hoverOutline(in: cell, context.scale), color.withAlpha(strength))
  }

  private func hoverOutline(in cell: Rect, _ scale: Double) -> Shape {
    let pill = look.indicators.first { $0.position == .fill && $0.anchor == .cell }
    guard let pill, let rest = pill.frame(at: 0, in: tabs, stripHeight: strip.bounds.height) else {
      let block = cell.inset(by: Insets(top: 4, left: 2, bottom: 4, right: 2))
      return .roundedRect(block, radius: 8)
    }
    let frame = Rect(x: cell.minX, y: rest.minY, width: cell.width, height: rest.height)
    return pill.outline(in: frame.withRowsOnPixels(scale))
  }
}
