extension StripLayout {
  /// The least and the greatest offset at which the strip may stand for a strip position.
  ///
  /// Both are continuous in `position`: at a tab they follow the rule of ``Parking``, between tabs
  /// they change evenly, and both keep within the content. lo ≤ hi; at whole positions the tab is
  /// seen whole at every offset between them. A position beyond the ends counts as the end; 0 and 0
  /// without tabs. Complexity: O(log n).
  public func parking(at position: Double) -> (lo: Double, hi: Double) {
    parking(on: StripSegment(position: position, count: count))
  }

  /// The least and the greatest offset on the way between two tabs, which need not be neighbours.
  ///
  /// At progress 0 and 1 those of the two tabs, in between changing evenly.
  public func parking(
    from start: Int, to end: Int, progress: Double
  ) -> (lo: Double, hi: Double) {
    parking(on: StripSegment(from: start, to: end, progress: progress))
  }

  /// The allowed offset for a strip position that is nearest to `old`, in points.
  public func parkedOffset(old: Double, position: Double) -> Double {
    let (lo, hi) = parking(at: position)
    return old.isFinite ? min(max(old, lo), hi) : lo
  }
}

extension StripLayout {
  private func parking(on segment: StripSegment) -> (lo: Double, hi: Double) {
    guard count > 0 else { return (0, 0) }
    let (startLo, startHi) = rest(at: existing(segment.start))
    let (endLo, endHi) = rest(at: existing(segment.end))
    let lo = clampedToContent(interpolate(from: startLo, to: endLo, at: segment.progress))
    let hi = clampedToContent(interpolate(from: startHi, to: endHi, at: segment.progress))
    return (lo, max(lo, hi))
  }

  /// The least and greatest offset at rest on a tab, the content's ends left aside.
  private func rest(at tab: Int) -> (lo: Double, hi: Double) {
    let cell = cell(at: tab)
    switch settings.parking {
    case .center: return showing(cell, at: cell.midX - measures.strip / 2)
    case .pivot(let share):
      let part = share > 0 ? min(share, 1) : 0
      return showing(cell, at: cell.midX - measures.strip * part)
    case .margin(let margin):
      return showing(cell, at: cell.minX - StripMeasures.length(margin))
    case .oneNeighborVisible: return restBetweenNeighbors(of: tab)
    }
  }

  private func restBetweenNeighbors(of tab: Int) -> (lo: Double, hi: Double) {
    let lo = trailingEdge(of: existing(tab + 1)) - measures.strip
    let hi = leadingEdge(of: existing(tab - 1))
    // Where the three tabs are wider than the strip, both neighbours are cut by the same amount.
    return lo <= hi ? (lo, hi) : showing(cell(at: tab), at: lo + (hi - lo) / 2)
  }

  /// The offset nearest to `offset` at which the tab is seen whole, as both limits.
  private func showing(_ cell: Span, at offset: Double) -> (lo: Double, hi: Double) {
    let whole = min(max(offset, cell.maxX - measures.strip), cell.minX)
    return (whole, whole)
  }

  private func clampedToContent(_ offset: Double) -> Double {
    min(max(offset, 0), maximumOffset)
  }
}
