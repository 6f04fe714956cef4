extension StripLayout {
  /// The width that the tabs, the gaps between them and the insets take up, in points.
  ///
  /// At least the strip's width, within which tabs that do not fill it are aligned; 0 without tabs.
  public var contentWidth: Double {
    count > 0 ? max(naturalWidth, measures.strip) : 0
  }

  /// The greatest offset to which the strip scrolls, in points; 0 when the tabs fit.
  public var maximumOffset: Double {
    max(0, contentWidth - measures.strip)
  }

  /// Where the tab lies; the nearest one for an index that does not exist, `zero` without tabs.
  ///
  /// Neighbours without a gap share their edge exactly, and tabs that fill the strip end exactly at
  /// its right inset. Complexity: O(log n).
  public func cell(at tab: Int) -> Span {
    guard count > 0 else { return .zero }
    let tab = existing(tab)
    return Span(minX: leadingEdge(of: tab), maxX: trailingEdge(of: tab))
  }

  /// Where the tab's title lies: in the middle of the tab, cut at its padding.
  ///
  /// Complexity: O(log n).
  public func label(at tab: Int) -> Span {
    guard count > 0 else { return .zero }
    let cell = cell(at: tab)
    let room = max(0, cell.width - 2 * measures.padding)
    return Span(midX: cell.midX, width: min(titleWidth(at: existing(tab)), room))
  }

  /// The existing tab with the index next to `tab`; 0 when there is none.
  func existing(_ tab: Int) -> Int {
    max(0, min(tab, count - 1))
  }

  func leadingEdge(of tab: Int) -> Double {
    start + widthOfCells(before: tab) + Double(tab) * measures.spacing
  }

  func trailingEdge(of tab: Int) -> Double {
    if tab == count - 1, isFilling {
      return measures.strip - measures.right
    }
    return start + widthOfCells(before: tab + 1) + Double(tab) * measures.spacing
  }
}

// MARK: Parts

extension StripLayout {
  /// The left edge of the first tab.
  var start: Double {
    guard !isEqual else { return measures.left }
    switch settings.alignment {
    case .leading, .justified: return measures.left
    case .center: return measures.left + freeWidth / 2
    case .trailing: return measures.left + freeWidth
    }
  }

  /// The width of a tab whose title is as wide as the estimate.
  var unit: Double {
    if isEqual, let share {
      return share
    }
    return estimatedCellWidth + (isFilling ? freeWidth / Double(count) : 0)
  }

  /// The distance between the left edges of two tabs that are both one unit wide.
  var pitch: Double { unit + measures.spacing }

  /// Whether the tabs end exactly at the right inset because they were made to.
  private var isFilling: Bool {
    isEqual || (settings.alignment == .justified && freeWidth > 0)
  }

  /// What the tabs leave free of the strip.
  private var freeWidth: Double { max(0, measures.strip - naturalWidth) }

  private var naturalWidth: Double {
    if isEqual {
      return measures.strip
    }
    let cells = Double(count) * estimatedCellWidth + deviations.total
    return measures.left + cells + Double(count - 1) * measures.spacing + measures.right
  }

  private func widthOfCells(before tab: Int) -> Double {
    guard !isEqual else {
      return measures.sharedWidth(count: count) * (Double(tab) / Double(count))
    }
    return Double(tab) * unit + deviations.sum(ofFirst: tab)
  }
}
