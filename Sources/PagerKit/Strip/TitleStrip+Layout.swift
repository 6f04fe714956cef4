import PagerCore
import PagerGraphics

extension TitleStrip {
  /// Tabs up to this many are measured at once; more only when they come into view.
  private static let fewTabs = 64

  /// Lays out the tabs anew for the pages, the look and the size there are.
  func layOutTabs() {
    guard let text = stage?.text, bounds.width > 0 else { return }
    let anchor = segment.map(\.to) ?? 0
    let before = tabs.count > 0 ? tabs.cell(at: anchor).midX - offset : nil
    tabs = StripLayout(
      count: source.count, stripWidth: bounds.width, settings: look.strip,
      estimatedTitleWidth: estimatedWidth(text))
    scroll.width = bounds.width
    scroll.pixelScale = stage?.scale ?? 1
    forgetShownTitles()
    if tabs.count <= Self.fewTabs {
      for index in 0..<tabs.count { measure(index, text) }
    }
    segment = segment.flatMap(existing)
    measureVisible()
    let after = before.map { tabs.cell(at: anchor).midX - $0 }
    park(jumps: hasParked, shown: after)
    setNeedsDisplay()
  }

  private func existing(_ segment: RunningSegment) -> RunningSegment? {
    guard tabs.count > 0 else { return nil }
    let last = tabs.count - 1
    return RunningSegment(
      from: min(segment.from, last), to: min(segment.to, last), progress: segment.progress)
  }

  private func estimatedWidth(_ text: any TextMeasuring) -> Double {
    guard source.count > 0 else { return 0 }
    let samples = Set([0, source.count / 2, source.count - 1])
    let font = Font(size: look.measuredTitleSize)
    let widths = samples.map { text.width(of: plainTitle(at: $0), in: font) }
    return widths.reduce(0, +) / Double(widths.count)
  }

  private func measure(_ index: Int, _ text: any TextMeasuring) {
    guard !tabs.isMeasured(index) else { return }
    let font = Font(size: look.measuredTitleSize)
    tabs.setTitleWidth(text.width(of: plainTitle(at: index), in: font), at: index)
  }

  /// Measures the titles that are seen, and those around the selected one; what is seen stays.
  func measureVisible() {
    guard let text = stage?.text, tabs.count > Self.fewTabs else { return }
    var offset = offset
    for _ in 0..<4 {
      let visible = tabs.visibleTabs(in: offset...offset + bounds.width)
      let around = segment.map { [$0.from - 1, $0.from, $0.from + 1, $0.to - 1, $0.to, $0.to + 1] }
      let wanted = (around ?? []) + Array(visible)
      let missing = wanted.filter { (0..<tabs.count).contains($0) && !tabs.isMeasured($0) }
      guard !missing.isEmpty else { break }
      let font = Font(size: look.measuredTitleSize)
      let widths = missing.map {
        (index: $0, width: text.width(of: plainTitle(at: $0), in: font))
      }
      let old = offset
      tabs.setTitleWidths(widths, keeping: anchorTab(at: offset), offset: &offset)
      scroll.contentMoved(by: offset - old)
    }
    scroll.maximum = tabs.maximumOffset
  }

  private func anchorTab(at offset: Double) -> Int {
    tabs.tab(atX: offset + bounds.width / 2) ?? segment?.to ?? 0
  }

  /// Parks the strip for where the pages are; `shown` is where it would stand still on the screen.
  func park(jumps: Bool, shown: Double? = nil) {
    let standing = shown ?? offset
    scroll.maximum = tabs.maximumOffset
    guard let segment else { return }
    let (lo, hi) = tabs.parking(
      from: segment.from, to: segment.to, progress: segment.progress)
    let parked = min(max(scroll.parked, lo), hi)
    scroll.park(at: parked, jumps: jumps && hasParked, shown: standing, time: now)
    hasParked = hasParked || (stage?.isShown ?? false)
    animateIfMoving()
  }
}
