import PagerGraphics

extension ListView {
  /// Forgets heights that hold no longer; what was at the top stays there.
  func updateHeights() {
    // Without width nothing is seen, and the heights are kept for when it comes back.
    guard contentWidth > 0 || heightsKey == nil else { return }
    let key = RowHeightsKey(count: rowCount, width: contentWidth, scale: scale)
    guard key != heightsKey else { return }
    let (oldScale, old) = (heightsKey?.scale ?? scale, heights)
    heightsKey = key
    heights = RowHeights(
      count: rowCount, estimate: (rowHeight ?? estimatedRowHeight) * scale,
      isExact: rowHeight != nil)
    hoveredRow = nil
    keepTop(of: old, scale: oldScale)
    contentHeight = heights.total / scale
    contentView.setNeedsDisplay()
  }

  private func keepTop(of old: RowHeights, scale oldScale: Double) {
    guard old.count > 0, heights.count > 0, contentOffset > 0 else { return }
    let row = min(old.row(at: contentOffset * oldScale), heights.count - 1)
    contentGrew(by: onPixel(heights.top(of: row) / scale - old.top(of: row) / oldScale))
  }

  /// Measures the rows that the tiles show, and tells which they are.
  func measuredRows() -> Range<Int> {
    while true {
      let part = content(of: tileSpan)
      let rows = heights.rows(
        from: (part.minY * scale).rounded(), to: (part.maxY * scale).rounded())
      let unknown = rows.filter { !heights.isKnown($0) }
      guard !unknown.isEmpty else { return rows }
      let anchor = anchorRow()
      let before = heights.top(of: anchor)
      measure(unknown)
      contentGrew(by: (heights.top(of: anchor) - before) / scale)
    }
  }

  func measure(_ rows: [Int]) {
    for row in rows where !heights.isKnown(row) {
      let height = measureRow?(row, contentWidth) ?? estimatedRowHeight
      heights.set(height * scale, of: row)
    }
    contentHeight = heights.total / scale
  }

  /// The row that must not move: the first in view that was drawn already, else the first.
  private func anchorRow() -> Int {
    let visible = visibleRows
    return visible.first { rowViews[$0] != nil } ?? visible.first ?? 0
  }

  /// Makes the views of `rows`, and drops all others.
  func showRows(_ rows: Range<Int>) {
    for (row, view) in rowViews where !rows.contains(row) {
      rowViews[row] = nil
      view.removeFromParent()
    }
    for row in rows {
      guard let view = rowViews[row] ?? addRow(row) else { continue }
      view.frame = frame(ofRow: row)
    }
  }

  func dropRows() {
    showRows(0..<0)
  }

  private func addRow(_ row: Int) -> View? {
    guard let view = makeRow?(row) else { return nil }
    rowViews[row] = view
    contentView.addSubview(view)
    return view
  }

  func topPlace() -> ScrollPlace {
    guard heights.count > 0 else { return ScrollPlace(offset: contentOffset) }
    let row = heights.row(at: (contentOffset * scale).rounded())
    return ScrollPlace(row: row, offset: contentOffset - heights.top(of: row) / scale)
  }
}
