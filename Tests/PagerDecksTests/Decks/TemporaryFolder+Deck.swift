import PagerCore
import PagerTestSupport

@testable import PagerDecks

extension TemporaryFolder {
  /// Opens the deck that `text` writes.
  func open(_ text: String) throws -> Deck {
    try DeckOpener().open([write(text, to: "deck.json")])
  }
}

extension Deck {
  /// The problems as lines without the folder.
  var lines: [String] { problems.map { $0.inFolder.description } }
  /// The notices as lines without the folder.
  var noticeLines: [String] { notices.map { $0.inFolder.description } }
  /// The pages' titles.
  var titles: [String] { (0..<source.count).map(source.title(at:)) }
  /// The pages' types; `broken` for those that cannot be shown.
  var types: [String] {
    (0..<source.count).map { source.descriptor(at: $0).type }
      .map { $0 == BrokenPage.typeName ? "broken" : $0 }
  }
}

extension DeckProblem {
  /// The problem with the file's name alone.
  var inFolder: DeckProblem {
    var problem = self
    problem.file = FilePath.name(file)
    return problem
  }
}
