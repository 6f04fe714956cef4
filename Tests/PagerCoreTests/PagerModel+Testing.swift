import PagerCore

extension PagerModel {
  /// A pager 800 points wide that shows `pages`, named by one letter each; its first events are
  /// taken.
  static func shown(_ pages: String, start: Int = 0) -> PagerModel {
    var pager = PagerModel(source: letters(pages), start: start)
    pager.setViewport(width: 800, pixelScale: 1, at: 0)
    pager.setShown(true, at: 0)
    _ = pager.takeEvents()
    return pager
  }

  /// One page for each letter.
  static func letters(_ pages: String) -> PageList {
    PageList(pages.map { PageDescriptor(id: PageID(String($0)), title: "\($0)", type: "Text") })
  }

  /// Waits as long as a pager may take to come to rest.
  mutating func rest() {
    advance(to: time + 1.5)
  }

  /// Presses, drags and holds the pages, beginning at time `start`.
  mutating func pull(_ distance: Double, at start: Double? = nil) {
    let start = start ?? time
    beginDrag(at: start)
    for step in 1...10 {
      drag(by: distance * Double(step) / 10, at: start + 0.01 * Double(step))
    }
  }

  /// Drags the pages and lets them go at a speed in points a second.
  mutating func flick(_ distance: Double, velocity: Double, at start: Double? = nil) {
    pull(distance, at: start)
    endDrag(velocity: velocity, travel: distance, at: time)
  }

  /// The events since the last call as words.
  mutating func story() -> [String] {
    takeEvents().map { event in
      switch event {
      case .selected(let page, let index, let reason): "selected \(page) \(index) \(reason)"
      case .reselected(let page, let index): "reselected \(page) \(index)"
      case .lifecycle(let step, let page): "\(step) \(page)"
      case .reloaded: "reloaded"
      case .selectionEnded(let selection, let outcome): "\(selection) \(outcome)"
      }
    }
  }

  /// The pages that are seen, as words.
  var seen: [String] { visiblePages.map(\.id.rawValue) }
}
