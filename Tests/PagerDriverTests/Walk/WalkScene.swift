import PagerCore
import PagerDriver
import PagerGraphics
import PagerKit
import PagerTestSupport

/// A pager of eight pages on which there is everything that takes input, in which lines of a script
/// and deeds are done one by one.
@MainActor
final class WalkScene {
  private let pager: PagerController
  private let driver: Driver
  private let root = FillView()
  private let watch = WalkWatch()
  private var faults: [String] = []
  private var fresh = 100
  /// How many of those who wait for a selection began to, and how many were told of its end.
  private var waiting = (begun: 0, told: 0)

  init() throws {
    pager = PagerController(source: WalkPages.source(8), registry: try WalkPages.registry())
    pager.cache = PageCachePolicy(radius: 1, count: 3)
    root.addSubview(pager)
    driver = Driver(root: root, pager: pager, text: FixedTextEngine())
    driver.checksContracts = true
    driver.keptFrames = 100
    watch.watch(pager)
    driver.run(for: 0.5)
  }

  /// What is wrong after these lines, one sentence each, and how many of them it took.
  ///
  /// Throws for a line that no script may have.
  static func run(_ lines: [String]) async throws -> (faults: [String], count: Int) {
    let scene = try WalkScene()
    for (index, line) in lines.enumerated() {
      try await scene.perform(line)
      if !scene.faults.isEmpty { return (scene.faults, index + 1) }
    }
    await scene.letRest()
    return (scene.faults, lines.count)
  }

  private func perform(_ line: String) async throws {
    if let deed = WalkDeed(line) {
      await perform(deed)
    } else {
      let script = try Script(parsing: line)
      // A page that is not there cannot be named: the line then does nothing.
      try? driver.play(script, newPageType: "Walk")
    }
    check()
  }
}

// MARK: - What a program does

extension WalkScene {
  private func perform(_ deed: WalkDeed) async {
    switch deed.name {
    case "select": await select(deed.number)
    case "attach": attachAnew(after: 0.05 * Double(deed.number))
    default: driver.call { perform(deed.name, deed.number) }
    }
  }

  /// Takes the pager out of its window, and puts it back so many seconds later.
  private func attachAnew(after pause: Double) {
    driver.call { pager.removeFromParent() }
    check()
    driver.run(for: pause)
    driver.call { root.addSubview(pager) }
  }

  private func perform(_ name: String, _ number: Int) {
    switch name {
    case "look": pager.look = Looks.all[number % Looks.all.count]
    case "theme": driver.stage.theme = driver.stage.theme == .dark ? .light : .dark
    case "mirror": driver.stage.isMirrored.toggle()
    case "calm": driver.stage.reducesMotion.toggle()
    case "bounce": pager.settings.bounces = number == 1
    case "spacing": pager.settings.spacing = number == 1 ? 10 : 0
    case "rule": watch.rule = WalkWatch.Rule(rawValue: number) ?? .all
    case "jump": pager.jump = JumpPolicy.allCases[number % JumpPolicy.allCases.count]
    case "inner": innerPager?.go(to: number)
    case "move": movePage(by: number)
    default: changePages(to: number)
    }
  }

  /// Waits for the end of a selection, which must come.
  private func select(_ index: Int) async {
    let before = waiting.begun
    Task {
      waiting.begun += 1
      _ = await pager.select(index)
      waiting.told += 1
    }
    while waiting.begun == before { await Task.yield() }
    driver.call {}
  }

  private func movePage(by way: Int) {
    var pages = (0..<pager.source.count).map(pager.source.descriptor(at:))
    guard let first = pages.first else { return }
    pages.removeFirst()
    pages.insert(first, at: min(way, pages.count))
    pager.apply(PageList(pages))
  }

  private func changePages(to count: Int) {
    pager.apply(WalkPages.source(count == 3 ? 9 : count, from: fresh))
    fresh += 16
  }

  private var innerPager: PagerController? {
    let pages = pager.visiblePages.compactMap { pager.page($0.id) }
    return pages.lazy.flatMap(\.view.subviews).compactMap { $0 as? PagerController }.first
  }
}

// MARK: - What must hold

extension WalkScene {
  private func check() {
    faults += driver.faults + watch.faults
    note(pager.position.isFinite && pager.offset.isFinite, "the pages are nowhere")
    note(pager.strip.offset.isFinite, "the strip is nowhere")
    let most = max(pager.cache.count, pager.visiblePages.count) + 2
    note(pager.livePageCount <= most, "\(pager.livePageCount) pages live")
    faults += innerPager?.brokenInvariants().map { "inner: \($0)" } ?? []
  }

  private func letRest() async {
    driver.window(.focusLost)
    driver.window(.shown)
    driver.resize(to: Size(width: 800, height: 600), scale: 1)
    driver.run(for: 1.5)
    note(pager.phase == .idle, "the pages did not rest within 1.5 s")
    note(innerPager?.phase ?? .idle == .idle, "the inner pages did not rest within 1.5 s")
    driver.runUntilRest(limit: 3.5)
    note(driver.isAtRest, "something still moves after 5 s")
    note(pager.position == Double(pager.target ?? 0), "it rests at \(pager.position)")
    check()
    for _ in 0..<100 where waiting.told < waiting.begun { await Task.yield() }
    note(waiting.told == waiting.begun, "\(waiting.begun - waiting.told) wait for ever")
  }

  private func note(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds { faults.append(sentence()) }
  }
}
