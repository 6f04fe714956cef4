/// Tells all that is wrong with a deck.
public enum DeckChecker {
  /// The problems of what lies at `path`, in the order of the file: a deck, a folder or a file that
  /// `opener` would open; none when all is well.
  public static func check(_ path: String, with opener: DeckOpener = DeckOpener()) -> [DeckProblem]
  {
    do throws(DeckFailure) {
      let isDeck = FilePath.fileExtension(path) == "json" && isFile(path)
      guard isDeck else { return try opener.open([path]).problems }
      switch try opener.readDeck(path) {
      case .deck(let deck): return deck.problems
      case .other(let problem, _): return [problem]
      }
    } catch {
      return [error.problem]
    }
  }

  /// Whether one of `problems` keeps a page or the deck from being shown.
  public static func hasErrors(_ problems: [DeckProblem]) -> Bool {
    problems.contains { $0.severity == .error }
  }

  private static func isFile(_ path: String) -> Bool {
    (try? FileStatus(path: path).kind) == .file
  }
}
