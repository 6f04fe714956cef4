import PagerCore
import PagerDriver
import PagerGraphics
import PagerKit
import PagerTestSupport

/// A pager of six pages, one of them a list and one a button, in which lines of a script are done
/// one by one.
@MainActor
final class WalkScene {
  private let pages: CasePages
  private let pager: PagerController
  private let driver: Driver
  private(set) var faults: [String] = []

  init() throws {
    var settings = try CaseSceneSettings([], file: "walk")
    settings.titles = (1...6).map { "Page \($0)" }
    settings.list = (page: 1, rows: 200, rowHeight: 24)
    settings.buttons = [2]
    pages = CasePages(settings)
    pager = PagerController(source: pages.source, registry: try pages.registry())
    pager.cache = PageCachePolicy(radius: 1, count: 3)
    driver = Driver(root: pager, text: FixedTextEngine())
    driver.checksContracts = true
    driver.run(for: 0.5)
  }

  /// What is wrong after these lines, one sentence each.
  ///
  /// Throws for a line that no script may have.
  static func faults(of lines: [String]) throws -> [String] {
    let scene = try WalkScene()
    for line in lines {
      try scene.perform(line)
      if !scene.faults.isEmpty { return scene.faults }
    }
    scene.letRest()
    return scene.faults
  }

  private func perform(_ line: String) throws {
    let script = try Script(parsing: line)
    // A page that is not there cannot be named: the line then does nothing.
    try? driver.play(script, newPageType: "Case")
    check()
  }

  private func check() {
    faults += driver.faults
    note(pager.position.isFinite && pager.offset.isFinite, "the pages are nowhere")
    note(pager.strip.offset.isFinite, "the strip is nowhere")
    let most = max(pager.cache.count, pager.visiblePages.count) + 2
    note(pager.livePageCount <= most, "\(pager.livePageCount) pages live")
  }

  private func letRest() {
    driver.window(.focusLost)
    driver.window(.shown)
    driver.resize(to: Size(width: 800, height: 600), scale: 1)
    driver.run(for: 1.5)
    note(pager.phase == .idle, "the pages did not rest within 1.5 s")
    driver.runUntilRest(limit: 3.5)
    note(driver.isAtRest, "something still moves after 5 s")
    note(pager.position == Double(pager.target ?? 0), "it rests at \(pager.position)")
    check()
  }

  private func note(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds { faults.append(sentence()) }
  }
}
