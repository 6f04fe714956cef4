import PagerCore
import PagerDecks
import PagerGraphics
import PagerKit
import PagerTestSupport

/// A pager of built-in pages on a clock that is handed in.
@MainActor
final class Album {
  let pager: PagerController
  let stage: Stage
  /// What the pages and the pager warned of.
  var warnings: [String] { warningList.lines }
  private let warningList = WarningList()
  private(set) var time = 0.0

  init(
    _ source: any PageSource, start: Int = 0, size: Size = Size(width: 960, height: 640),
    scale: Double = 1, theme: Theme = .light
  ) throws {
    let registry = PageRegistry()
    try BuiltInPages.register(in: registry)
    let list = warningList
    pager = PagerController(
      source: source, registry: registry, start: start,
      services: PageServices(warn: { list.lines.append($0) }))
    pager.cache = PageCachePolicy(radius: 0, prefetches: false)
    stage = Stage(root: pager, text: FixedTextEngine(), theme: theme)
    resize(size, scale: scale)
    stage.handle(.window(WindowEvent(.shown, time: 0)))
    _ = stage.displayList()
  }

  /// Gives the window another size.
  func resize(_ size: Size, scale: Double = 1) {
    stage.handle(.window(WindowEvent(.resized(size, scale: scale), time: time)))
  }

  /// Goes to a page and lets the pager come to rest there.
  func go(to index: Int) {
    pager.go(to: index)
    run(4)
  }

  /// Shows frames for so many seconds; tells when the last one wants to be followed.
  @discardableResult
  func run(_ seconds: Double) -> Wake {
    var wake = Wake.never
    for _ in 0..<Int((seconds * 50).rounded()) {
      time += 0.02
      wake = stage.advance(to: time)
      _ = stage.displayList()
    }
    return wake
  }

  /// Hands a command over.
  func command(_ command: PagerCommand) { stage.handle(.command(command, time: time)) }

  /// Presses a key.
  func press(_ key: Key, _ modifiers: Modifiers = []) {
    stage.handle(.key(KeyEvent(key, modifiers: modifiers, time: time)))
  }

  /// Hands a step of the pointer over.
  func pointer(_ kind: PointerEvent.Kind, _ x: Double, _ y: Double) {
    stage.handle(
      .pointer(PointerEvent(kind, at: Point(x: x, y: y), isHeld: kind != .up, time: time)))
  }

  /// Presses and lets go.
  func click(_ x: Double, _ y: Double) {
    pointer(.down, x, y)
    pointer(.up, x, y)
  }

  /// The view of the page of this title.
  func view(_ title: String) -> View? { pager.page(PageID(title))?.view }

  /// The texts of the selected page, from top to bottom as drawn.
  var texts: [TextRun] {
    let layer = stage.displayList().layers.first { $0.frame.y > 0 }
    return layer?.commands.flatMap(\.texts) ?? []
  }

  /// The layers below the strip.
  var pageLayers: [Layer] {
    stage.displayList().layers.filter { $0.clip.y > 0 || $0.frame.y > 0 }
  }

  /// The texts in all layers below the strip.
  var pageTexts: [TextRun] { pageLayers.texts }
}

/// Lines in the order in which they came.
@MainActor
private final class WarningList {
  var lines: [String] = []
}
