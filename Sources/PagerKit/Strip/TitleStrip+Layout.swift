import PagerCore
import PagerGraphics

extension TitleStrip {
  /// Tabs up to this many are measured at once; more only when they come into view.
  private static let fewTabs = 64

  /// A tab that stays where it is on the screen while all around it changes.
  private struct Anchor {
    let page: PageID
    let midX: Double
  }

  /// Takes a look and the pages, with the selected one and the place on the strip.
  ///
  /// What is seen stays where it is on the screen, and goes to its place from there.
  func configure(
    look: Look, source: any PageSource, segment: RunningSegment?, target: Int?
  ) {
    let anchor = anchor
    self.look = look
    self.source = source
    self.segment = segment
    self.target = target
    setHoveredTab(nil)
    layOutTabs(keeping: anchor)
    park(fades: true)
  }

  /// Lays out the tabs anew for the size there is.
  func layOutTabs() {
    layOutTabs(keeping: nil)
    park(fades: false)
  }

  private func layOutTabs(keeping anchor: Anchor?) {
    setNeedsDisplay()
    forgetShownTitles()
    guard let text = stage?.text, bounds.width > 0 else {
      tabs = StripLayout(
        count: source.count, stripWidth: 0, settings: look.strip, estimatedTitleWidth: 0)
      return
    }
    tabs = StripLayout(
      count: source.count, stripWidth: bounds.width, settings: look.strip,
      estimatedTitleWidth: estimatedWidth(text))
    takeMotion()
    scroll.width = bounds.width
    scroll.pixelScale = stage?.scale ?? 1
    if tabs.count <= Self.fewTabs {
      for index in 0..<tabs.count { measure(index, text) }
    }
    let tab = anchor.flatMap { source.index(of: $0.page) } ?? target
    let way = anchor.flatMap { anchor in
      wasDrawn ? tab.map { tabs.cell(at: $0).midX - anchor.midX - offset } : nil
    }
    scroll.contentChanged(movedBy: way ?? 0, maximum: tabs.maximumOffset, at: now)
    measureVisible(keeping: tab)
  }

  /// The selected tab while it is seen, else the one in the middle.
  private var anchor: Anchor? {
    guard tabs.count > 0, tabs.count == source.count, bounds.width > 0 else { return nil }
    let seen = tabs.visibleTabs(in: offset...offset + bounds.width)
    let middle = tabs.tab(atX: offset + bounds.width / 2)
    let tab = target.flatMap { seen.contains($0) ? $0 : nil } ?? middle ?? target ?? 0
    return Anchor(page: source.identity(at: tab), midX: tabs.cell(at: tab).midX - offset)
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
}

extension TitleStrip {
  /// Measures the titles that are seen, and those around the selected one; what is seen stays:
  /// `tab`, else the one in the middle.
  func measureVisible(keeping tab: Int? = nil) {
    guard let text = stage?.text, bounds.width > 0, tabs.count > Self.fewTabs else { return }
    let font = Font(size: look.measuredTitleSize)
    for _ in 0..<4 {
      let missing = wantedTabs.filter { !tabs.isMeasured($0) }
      guard !missing.isEmpty else { return }
      let widths = missing.map { (index: $0, width: text.width(of: plainTitle(at: $0), in: font)) }
      let kept = tab ?? tabs.tab(atX: offset + bounds.width / 2) ?? segment?.to ?? 0
      let former = tabs.cell(at: kept).midX
      for (index, width) in widths { tabs.setTitleWidth(width, at: index) }
      scroll.contentChanged(
        movedBy: tabs.cell(at: kept).midX - former, maximum: tabs.maximumOffset, at: now)
    }
  }

  /// The tabs that are seen, and those that say where the strip is parked.
  private var wantedTabs: [Int] {
    let visible = tabs.visibleTabs(in: offset...offset + bounds.width)
    guard let segment else { return Array(visible) }
    let around = [segment.from, segment.to].flatMap { [$0 - 1, $0, $0 + 1] }
    return around.filter { (0..<tabs.count).contains($0) && !visible.contains($0) } + visible
  }

  /// The offsets at which the pages let the strip stand now.
  var parking: ClosedRange<Double>? {
    guard let segment, tabs.count > 0, bounds.width > 0 else { return nil }
    let (lo, hi) = tabs.parking(from: segment.from, to: segment.to, progress: segment.progress)
    return lo...hi
  }

  /// Parks the strip for where the pages are; a sudden change fades.
  func park(fades: Bool) {
    guard let parking else { return }
    let parked = min(max(scroll.parked, parking.lowerBound), parking.upperBound)
    scroll.park(at: parked, fades: fades && wasDrawn, time: now)
    animateIfMoving()
  }
}
