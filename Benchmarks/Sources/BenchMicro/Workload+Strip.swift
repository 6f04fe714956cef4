import PagerCore
import PagerGraphics
import PagerKit

extension Workload {
  /// The strip of many titles: its layout alone, and the whole of what a pager does with it.
  static func strip(_ count: Int) -> [Workload] {
    [layOut(count), find(count)]
      + [("open", open), ("fling", fling), ("last", selectLast), ("tap", tap)].map { name, make in
        make("strip.\(name).\(count)", count)
      }
  }

  private static func layout(_ count: Int) -> StripLayout {
    StripLayout(
      count: count, stripWidth: 960, settings: StripSettings(), estimatedTitleWidth: 80)
  }

  /// Measures a screenful of titles, somewhere else each time.
  private static func layOut(_ count: Int) -> Workload {
    var step = 0
    return Workload("strip.layout.\(count)", batch: 10) {
      var tabs = layout(count)
      step += 7919
      for tab in 0..<12 {
        tabs.setTitleWidth(Double(tab * 13 % 90), at: (step + tab) % count)
      }
      _ = tabs.visibleTabs(in: 0...960)
    }
  }

  /// Asks which tab is at a place, in a strip of which a thousand titles are measured.
  private static func find(_ count: Int) -> Workload {
    var tabs = layout(count)
    for step in 0..<1000 { tabs.setTitleWidth(Double(step % 90), at: step * 997 % count) }
    var place = 0.0
    return Workload("strip.find.\(count)", batch: 100) {
      place = (place + 7_919_000).truncatingRemainder(dividingBy: max(1, tabs.contentWidth))
      _ = tabs.tab(atX: place)
    }
  }

  private static func open(_ name: String, _ count: Int) -> Workload {
    Workload(name) { PagerRun(UnevenPages(count: count)).draw() }
  }

  /// A frame of a strip that runs across all of its titles.
  private static func fling(_ name: String, _ count: Int) -> Workload {
    let run = PagerRun(UnevenPages(count: count))
    var frame = 0
    return Workload(name) {
      if frame % 60 == 0 { run.flingStrip() }
      frame += 1
      run.nextFrame()
    }
  }

  /// Goes from one end to the other, and draws the first frame of it.
  private static func selectLast(_ name: String, _ count: Int) -> Workload {
    let run = PagerRun(UnevenPages(count: count))
    var isAtEnd = false
    return Workload(name) {
      run.pager.go(to: isAtEnd ? 0 : count - 1, animated: false)
      isAtEnd.toggle()
      run.nextFrame()
    }
  }

  /// Presses a title, and draws the first frame of it.
  private static func tap(_ name: String, _ count: Int) -> Workload {
    let run = PagerRun(UnevenPages(count: count), start: count / 2)
    var step = 0
    return Workload(name) {
      step += 1
      run.tap(at: Point(x: step % 2 == 0 ? 300 : 700, y: 20))
      run.nextFrame()
    }
  }
}
