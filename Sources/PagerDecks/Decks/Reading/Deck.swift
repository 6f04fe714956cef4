public import PagerCore

/// Pages that were opened, and what is to be told about them.
public struct Deck: Sendable {
  /// The title of the window.
  public var title: String
  /// The pages in order.
  public var source: any PageSource
  /// How the deck wants to be shown.
  public var settings = DeckSettings()
  /// All that is wrong with it, in the order of the file.
  public var problems: [DeckProblem] = []
  /// What a person should be told at once: one line for each page that cannot be shown, and the
  /// warnings of the others.
  public var notices: [DeckProblem] = []
  /// The folder that its pages' files must lie in; nothing if they may lie anywhere.
  public var boundary = PathBoundary()
  /// The deck file or the folder whose change means that the pages are others, as it was named and
  /// with links resolved; none for files that were named one by one.
  public var origins: Set<String> = []
  /// The folders in which its files lie; no two are the same.
  public var folders: [String] = []

  /// Creates a deck of the pages of `source`.
  public init(title: String, source: any PageSource) {
    self.title = title
    self.source = source
  }
}
