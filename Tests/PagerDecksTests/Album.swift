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
  private var time = 0.0

  init(
    _ source: any PageSource, size: Size = Size(width: 960, height: 640), theme: Theme = .light
  ) throws {
    let registry = PageRegistry()
    try BuiltInPages.register(in: registry)
    let list = warningList
    pager = PagerController(
      source: source, registry: registry, services: PageServices(warn: { list.lines.append($0) }))
    pager.cache = PageCachePolicy(radius: 0, prefetches: false)
    stage = Stage(root: pager, text: FixedTextEngine(), theme: theme)
    stage.handle(.window(WindowEvent(.resized(size, scale: 1), time: 0)))
    stage.handle(.window(WindowEvent(.shown, time: 0)))
  }

  /// Goes to a page and lets the pager come to rest there.
  func go(to index: Int) {
    pager.go(to: index)
    for _ in 0..<200 {
      time += 0.02
      _ = stage.advance(to: time)
    }
  }

  /// The texts of the selected page, from top to bottom as drawn.
  var texts: [TextRun] {
    let layer = stage.displayList().layers.first { $0.frame.y > 0 }
    return layer.map { runs(in: $0.commands) } ?? []
  }

  private func runs(in commands: [DrawCommand]) -> [TextRun] {
    commands.flatMap { command -> [TextRun] in
      switch command {
      case .text(let run): [run]
      case .clip(_, let inner): runs(in: inner)
      default: []
      }
    }
  }
}

/// Lines in the order in which they came.
@MainActor
private final class WarningList {
  var lines: [String] = []
}
