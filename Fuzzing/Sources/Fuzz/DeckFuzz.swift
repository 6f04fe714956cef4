import FuzzSupport
import PagerCore
import PagerGraphics
import PagerKit

@testable import PagerDecks

/// Reads any bytes as a deck and shows those of its pages that need no file.
struct DeckFuzz {
  /// So many pages of a deck are shown.
  private static let mostShown = 6

  func feed(_ bytes: [UInt8]) {
    let reader = DeckReader(
      file: "deck.json", types: BuiltInPages.declarations, boundary: PathBoundary())
    do throws(DeckFailure) {
      guard let deck = try reader.read(bytes) else { return }
      check(deck)
      show(deck)
    } catch {
      expect("\(error)".hasPrefix("deck.json"), "the place is missing: \(error)")
      expect(!"\(error)".contains("\n"), "more than one line: \(error)")
    }
  }

  private func check(_ deck: Deck) {
    for index in 0..<deck.source.count {
      let id = deck.source.identity(at: index)
      expect(deck.source.index(of: id) == index, "page \(index) is not found")
      expect(!deck.source.title(at: index).isEmpty, "page \(index) has no title")
    }
    for problem in deck.problems {
      expect(problem.line ?? 0 >= 1, "no line: \(problem)")
      expect(!problem.report.contains("\n"), "more than one line: \(problem)")
    }
  }

  private func show(_ deck: Deck) {
    let registry = PageRegistry()
    guard (try? BuiltInPages.register(in: registry)) != nil else { return }
    let pager = PagerController(
      source: deck.source, registry: registry,
      look: deck.settings.applied(to: Looks.named(deck.settings.look ?? "") ?? Looks.standard))
    pager.name = deck.title
    pager.cache = PageCachePolicy(radius: 0, prefetches: false)
    let stage = Stage(root: pager, text: FixedTextEngine())
    let size = Size(width: 640, height: 400)
    stage.handle(.window(WindowEvent(.resized(size, scale: 1), time: 0)))
    stage.handle(.window(WindowEvent(.shown, time: 0)))
    for index in 0..<min(Self.mostShown, deck.source.count) {
      pager.go(to: index, animated: false)
      _ = stage.advance(to: Double(index) + 0.5)
      _ = stage.displayList()
    }
  }
}
