import Foundation
import PagerCore

@testable import PagerDecks

/// A folder of a test's own that goes with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("pagerail-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    path = try PathBoundary.resolved(place.path)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of the file `name`.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes `bytes` into the file `name` and gives its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: self(name)))
    return self(name)
  }

  /// Writes `text` into the file `name` and gives its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Makes the folder `name` and gives its path.
  @discardableResult
  func makeFolder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: self(name), withIntermediateDirectories: true)
    return self(name)
  }

  /// Makes a link `name` to `target` and gives its path.
  @discardableResult
  func link(_ name: String, to target: String) throws -> String {
    try FileManager.default.createSymbolicLink(
      atPath: self(name), withDestinationPath: target)
    return self(name)
  }

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
