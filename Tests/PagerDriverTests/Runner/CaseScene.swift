import PagerCore
import PagerDriver
import PagerGraphics
import PagerKit
import PagerTestSupport

/// A pager in a window, with everything that happened to it.
@MainActor
final class CaseScene {
  let pages: CasePages
  let pager: PagerController
  let driver: Driver
  private(set) var snapshots: [CaseSnapshot] = []
  /// The time at which the scene was open and at rest, in seconds.
  private(set) var opened = 0.0
  /// The time of the last event, in seconds.
  private(set) var ended = 0.0
  private(set) var faults: [String] = []
  private static let openingTime = 0.48
  private static let quietTime = 0.48

  init(_ settings: CaseSceneSettings) throws {
    pages = CasePages(settings)
    pager = PagerController(
      source: pages.source, registry: try pages.registry(), look: settings.look,
      start: settings.start)
    pager.cache.prefetches = settings.prefetches
    if let keep = settings.keep {
      pager.cache.radius = max(0, keep - 1)
      pager.cache.count = keep
    }
    pager.settings.bounces = settings.bounces
    let root = FillView()
    root.addSubview(pager)
    driver = Driver(
      root: root, pager: pager, text: FixedTextEngine(), size: settings.size,
      frameInterval: settings.frameInterval)
    driver.onFrame = { [unowned self] in record($0.time, $1) }
    driver.run(until: Self.openingTime)
    opened = driver.time
  }

  /// Does what the events say, and waits for rest.
  func play(_ events: [JSONValue], file: String) throws(ScriptFailure) {
    var latest = 0.0
    var lines: [ScriptLine] = []
    for (index, event) in events.enumerated() {
      let fields = ScriptFields(values: event.object ?? [:], file: file, line: index + 1)
      lines.append(try fields.line(notBefore: &latest))
    }
    do {
      try driver.play(Script(file: file, lines: lines), newPageType: "Case")
    } catch {
      faults.append("\(error)")
    }
    ended = driver.time
    if !driver.runUntilRest() { faults.append("it never came to rest") }
    driver.run(for: Self.quietTime)
    driver.call {}
    record(driver.time, driver.stage.displayList())
    faults += driver.faults
  }

  private func record(_ time: Double, _ list: DisplayList) {
    snapshots.append(CaseSnapshot(self, time: time, frame: list))
  }
}

/// A view that its subviews fill.
@MainActor
final class FillView: View {
  override func layout() {
    for view in subviews { view.frame = bounds }
  }

  override func perform(_ command: PagerCommand, isRepeat: Bool, at time: Double) -> Bool {
    subviews.contains { $0.perform(command, isRepeat: isRepeat, at: time) }
  }
}
