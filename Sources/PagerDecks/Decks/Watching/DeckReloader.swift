import PagerCore
public import PagerKit

/// Keeps a pager in step with the files that it shows.
///
/// When the deck's file or folder changes, the pages are read anew and applied: what is seen stays
/// where it is. When a page's own file changes, the page is told. A deck that became unusable
/// leaves the pages as they are.
@MainActor
public final class DeckReloader {
  /// The deck that is shown.
  public private(set) var deck: Deck
  /// What is wrong with the deck's file at present; nothing when it is the one that is shown.
  public private(set) var problem: DeckProblem?
  /// Told what is wrong each time the deck's file became unusable or another way so, and nothing
  /// once it is usable again.
  public var onProblem: ((DeckProblem?) -> Void)?
  /// Told the deck each time it was read anew, after the pager got its pages.
  public var onReload: ((Deck) -> Void)?

  private let paths: [String]
  private let opener: DeckOpener
  private weak var pager: PagerController?
  private var watcher: FileWatcher?
  private var isReading = false
  private var isStale = false

  /// Watches over the `deck` that `opener` made of `paths`, and over its files, for `pager`.
  public init(deck: Deck, paths: [String], opener: DeckOpener, pager: PagerController) {
    self.deck = deck
    self.paths = paths
    self.opener = opener
    self.pager = pager
    watch()
  }

  /// Takes over that files changed.
  public func filesDidChange(_ changes: FileChanges) {
    pager?.contentDidChange { page in
      page.source.map { changes.concern($0) } ?? false
    }
    let isOther = deck.origins.contains { changes.concern($0) }
    let hasNews = changes.isIncomplete || !changes.folders.isEmpty
    if isOther || (hasNews && isIncomplete) { reload() }
  }

  /// Reads the deck anew, away from the main actor; changes meanwhile are read after it.
  public func reload() {
    isStale = true
    guard !isReading else { return }
    isReading = true
    Task { [weak self, opener, paths] in
      while self?.beginReading() == true {
        let outcome = await opener.reopen(paths)
        self?.take(outcome)
      }
    }
  }
}

extension DeckReloader {
  /// Whether a page cannot be shown, perhaps for want of a file that came just now.
  private var isIncomplete: Bool { deck.problems.contains { $0.severity == .error } }

  private func watch() {
    watcher = FileWatcher(folders: deck.folders) { [weak self] changes in
      Task { @MainActor in self?.filesDidChange(changes) }
    }
  }

  private func beginReading() -> Bool {
    isReading = isStale
    isStale = false
    return isReading
  }

  private func take(_ outcome: Result<Deck, DeckFailure>) {
    switch outcome {
    case .success(let deck): show(deck)
    case .failure(let failure): tell(failure.problem)
    }
  }

  private func show(_ deck: Deck) {
    let oldFolders = self.deck.folders
    self.deck = deck
    if deck.folders != oldFolders { watch() }
    pager?.apply(deck.source)
    tell(nil)
    onReload?(deck)
  }

  private func tell(_ problem: DeckProblem?) {
    guard problem != self.problem else { return }
    self.problem = problem
    onProblem?(problem)
  }
}

extension DeckOpener {
  /// Opens `paths` on another thread.
  @concurrent
  func reopen(_ paths: [String]) async -> Result<Deck, DeckFailure> {
    do throws(DeckFailure) {
      return .success(try open(paths))
    } catch {
      return .failure(error)
    }
  }
}
