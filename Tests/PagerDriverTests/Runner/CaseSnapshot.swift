import PagerCore
import PagerDriver
import PagerGraphics
import PagerTestSupport

@testable import PagerKit

/// All that can be seen of a scene at one moment.
struct CaseSnapshot {
  var time: Double
  var target: Int?
  var offset: Double
  var position: Double
  var progress: Double
  var overscroll: Double
  var phase: PagerPhase
  var pageWidth: Double
  var visible: [VisiblePage]
  var indicators: [Rect]
  /// Where the indicators lie when a tab is selected, by tab.
  var indicatorsAtTabs: [[Rect]]
  var tabs: [Rect]
  var stripWidth: Double
  var stripOffset: Double
  /// How far the strip scrolls.
  var stripRange: Double
  /// The whole titles, and the measures of text.
  var titles: [String]
  var titleWidth: (String) -> Double
  var selectedness: [Double]
  var living: [PageID: Int]
  var makings: [PageID: Int]
  var clicks: Int
  var isPressed: Bool
  var listOffset: Double
  var pointer: Point?
  var frame: DisplayList
  var pageIDs: [PageID]

  @MainActor
  init(_ scene: CaseScene, time: Double, frame: DisplayList) {
    let pager = scene.pager
    let strip = pager.strip
    self.time = time
    self.frame = frame
    target = pager.target
    offset = pager.offset
    position = pager.position
    progress = pager.model.segment?.progress ?? 0
    overscroll = pager.model.overscroll * pager.model.pitch
    phase = pager.phase
    pageWidth = pager.bounds.width
    visible = pager.visiblePages
    indicators = strip.indicatorFrames
    let count = pager.source.count
    indicatorsAtTabs = (0..<count).map(strip.indicatorFrames(atTab:))
    tabs = (0..<count).compactMap(strip.frame(ofTab:))
    stripWidth = strip.bounds.width
    stripOffset = strip.offset
    stripRange = strip.tabs.maximumOffset
    titles = (0..<count).map(pager.source.title(at:))
    let (text, font) = (FixedTextEngine(), Font(size: strip.look.titleSize))
    titleWidth = { text.width(of: $0, in: font) }
    selectedness = (0..<count).map(strip.selectedness(ofTab:))
    living = scene.pages.living
    makings = scene.pages.makings
    clicks = scene.pages.clicks
    isPressed = scene.pages.button?.isPressed ?? false
    listOffset = scene.pages.list?.contentOffset ?? 0
    pointer = scene.driver.pointer
    pageIDs = (0..<count).map(pager.source.identity(at:))
  }

  /// The texts that the frame shows below the strip.
  var texts: [String] {
    frame.layers.filter { $0.frame.y > 0 }.words
  }

  /// The titles that the strip shows.
  var stripRuns: [TextRun] {
    frame.layers.filter { $0.frame.y == 0 }.texts
  }
}

extension TitleStrip {
  fileprivate func indicatorFrames(atTab index: Int) -> [Rect] {
    look.indicators.compactMap { indicator in
      let frame = indicator.frame(
        from: index, to: index, progress: 0, in: tabs, stripHeight: bounds.height)
      return frame?.offset(by: Vector(dx: -offset, dy: 0))
    }
  }
}
