import PagerCore
public import PagerGraphics
import PagerKit

extension Scene {
  /// What is wrong with a pager that should rest on its target, one sentence each: position,
  /// titles, indicator and lifecycle must agree.
  public var faultsAtRest: [String] {
    var faults: [String] = []
    if pager.phase != .idle { faults.append("it does not rest") }
    if wake != .never, !pager.isPreparing { faults.append("it rests, but asks for \(wake)") }
    let target = pager.target
    if pager.position != Double(target ?? 0) { faults.append("it rests at \(pager.position)") }
    let id = target.map(pager.source.identity(at:))
    faults += recorder.faultAtRest(on: id, isShown: stage.isShown).map { [$0] } ?? []
    if stage.size.width > 0 { faults += stripFaults(target) }
    if recorder.liveCount != pager.livePageCount {
      faults.append("\(pager.livePageCount) pages live, \(recorder.liveCount) by the log")
    }
    return faults
  }

  private func stripFaults(_ target: Int?) -> [String] {
    guard let target else { return [] }
    let near = max(0, target - 3)..<min(pager.source.count, target + 4)
    let selected = near.filter { pager.strip.selectedness(ofTab: $0) > 0 }
    var faults: [String] = []
    if selected != [target] { faults.append("titles \(selected) are selected, not \(target)") }
    guard let tab = pager.strip.frame(ofTab: target) else { return faults + ["no tab \(target)"] }
    for indicator in pager.strip.indicatorFrames where abs(indicator.midX - tab.midX) > 1e-6 {
      faults.append("the indicator is at \(indicator.midX), its tab at \(tab.midX)")
    }
    return faults
  }

  /// The layers of pages that are seen in the newest frame: those that begin below the strip.
  public var pageLayers: [Layer] {
    let top = Int((pager.strip.frame.maxY * frame.scale).rounded())
    return frame.layers.filter { $0.frame.y >= top && !$0.visible.isEmpty }
  }

  /// What is wrong with the page area of the newest frame: its page layers must cover every pixel
  /// of it exactly once, but for what the pages are pulled beyond an end, and what a fade covers
  /// twice.
  public var coverageFaults: [String] {
    let top = Int((pager.strip.frame.maxY * frame.scale).rounded())
    let area = PixelRect(x: 0, y: top, width: frame.width, height: frame.height - top)
    guard !area.isEmpty, pager.source.count > 0, stage.overlay == nil else { return [] }
    let spans = pageLayers.map(\.visible).sorted { $0.x < $1.x }
    guard !spans.contains(where: { $0.y != area.y || $0.maxY != area.maxY }) else {
      return ["a page is not as high as its area: \(spans)"]
    }
    if pager.visiblePages.contains(where: { $0.opacity < 1 }) { return [] }
    let gaps = zip(spans, spans.dropFirst()).filter { $0.maxX != $1.x }
    let start = spans.first?.x ?? area.maxX
    let end = spans.last?.maxX ?? 0
    let isPulled = pager.visiblePages.count == 1 && pager.visiblePages[0].offset != 0
    let isCovered = start == 0 && end == area.maxX
    let isCoveredOnOneSide = start == 0 || end == area.maxX
    guard gaps.isEmpty, isCovered || isPulled && isCoveredOnOneSide else {
      return ["the area \(area) is covered by \(spans)"]
    }
    return []
  }
}
