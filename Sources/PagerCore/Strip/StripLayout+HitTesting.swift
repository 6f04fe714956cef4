extension StripLayout {
  /// The tab at this place of the content; nil in the gaps and beyond the ends.
  ///
  /// A tab holds its left edge but not its right one. Complexity: O(log n).
  public func tab(atX x: Double) -> Int? {
    guard count > 0, x.isFinite else { return nil }
    let tab = lastTab(startingAtOrBefore: x)
    return x >= leadingEdge(of: tab) && x < trailingEdge(of: tab) ? tab : nil
  }

  /// The tabs of which something can be seen between two places of the content, in order.
  ///
  /// Empty where there is none. Complexity: O(log n).
  public func visibleTabs(in places: ClosedRange<Double>) -> Range<Int> {
    guard count > 0, unit > 0, places.lowerBound.isFinite, places.upperBound.isFinite else {
      return 0..<0
    }
    var first = lastTab(startingAtOrBefore: places.lowerBound)
    if trailingEdge(of: first) <= places.lowerBound {
      first += 1
    }
    let last = lastTab(startingAtOrBefore: places.upperBound)
    let end = leadingEdge(of: last) < places.upperBound ? last + 1 : last
    return first..<max(first, end)
  }

  /// The last tab whose left edge is at or before `x`; the first one when there is none.
  private func lastTab(startingAtOrBefore x: Double) -> Int {
    var tab = existing(estimatedTab(atX: x))
    // The search adds widths in another order than the edges do: rounding may leave it one off.
    while tab < count - 1, leadingEdge(of: tab + 1) <= x {
      tab += 1
    }
    while tab > 0, leadingEdge(of: tab) > x {
      tab -= 1
    }
    return tab
  }

  private func estimatedTab(atX x: Double) -> Int {
    guard isEqual else { return deviations.length(within: x - start, unit: pitch) }
    return Int(min(max(0, (x - start) / pitch), Double(count - 1)))
  }
}
