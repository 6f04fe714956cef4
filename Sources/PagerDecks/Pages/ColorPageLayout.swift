import PagerGraphics

/// Where the parts of a page of one colour lie, in any size.
struct ColorPageLayout: Equatable {
  /// Where the large letters lie.
  var heading: Rect
  /// Where the history lies.
  var panel: Rect
  /// How many entries of the history fit.
  var rows: Int

  /// Puts the history beside the letters where the page is wide, else below them, in the middle
  /// of a page of `size`; where there is no room for three entries there is no history.
  init(size: Size) {
    let margin = min(max(min(size.width, size.height) * 0.08, 8), 56).rounded()
    let isWide = size.width >= 560 && size.width > size.height
    let inner = Rect(origin: .zero, size: size).inset(
      by: Insets(top: margin, left: margin, bottom: margin, right: margin))
    if isWide { self.init(besideIn: inner, gap: margin) } else { self.init(belowIn: inner) }
    guard rows < 3 else { return }
    (heading, panel, rows) = (inner, .zero, 0)
  }

  private init(besideIn inner: Rect, gap: Double) {
    let width = min(max(inner.width * 0.42, 240), 400).rounded()
    rows = HistoryPanel.rows(inHeight: inner.height)
    let height = HistoryPanel.height(rows: rows)
    let top = (inner.minY + (inner.height - height) / 2).rounded()
    panel = Rect(x: inner.maxX - width, y: top, width: width, height: height)
    heading = Rect(
      x: inner.minX, y: inner.minY, width: inner.width - width - gap, height: inner.height)
  }

  private init(belowIn inner: Rect) {
    let letters = min(max(inner.height * 0.3, 72), 240).rounded()
    rows = HistoryPanel.rows(inHeight: inner.height - letters)
    let height = HistoryPanel.height(rows: rows)
    panel = Rect(x: inner.minX, y: inner.minY + letters, width: inner.width, height: height)
    heading = Rect(x: inner.minX, y: inner.minY, width: inner.width, height: letters)
  }
}
