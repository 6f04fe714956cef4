import PagerCore
public import PagerGraphics

/// One page of a pager: made from its registered name when it is about to be needed, exactly once
/// while it lives.
///
/// A subclass overrides the hooks it needs. Hooks may call anything; what they ask of the pager is
/// carried out after the event that is being sent.
@MainActor
open class Page {
  /// What the page knows of the world.
  public let context: PageContext
  /// The page's content, as wide and high as the page.
  public private(set) lazy var view: View = loadView()
  private(set) var isViewLoaded = false
  /// How much of the preparation is done, 0…1; nothing while that cannot be told.
  ///
  /// A placeholder that is seen for longer shows it.
  public final var progress: Double? {
    didSet { if progress != oldValue { progressDidChange?(progress) } }
  }
  var progressDidChange: ((Double?) -> Void)?

  /// Creates the page that `context` describes.
  public required init(context: PageContext) {
    self.context = context
  }

  /// The page's title in the strip.
  public final var title: String { context.descriptor.title }

  // MARK: Hooks

  /// Makes the content; an empty view unless overridden.
  open func loadView() -> View { View() }

  /// The content was made.
  open func viewDidLoad() {}

  /// The page is about to come into view.
  open func willAppear() {}

  /// The pager came to rest on the page.
  open func didAppear() {}

  /// The page is about to go.
  open func willDisappear() {}

  /// The page is out of sight.
  open func didDisappear() {}

  /// The page has this size now; its view has it already.
  open func layout(in size: Size) {}

  /// The colours of everything changed (`context.theme`); the page's background is asked for anew.
  open func themeDidChange() {}

  /// So much of the page's width is seen: 0…1.
  open func visibilityDidChange(_ fraction: Double) {}

  /// The page's title was tapped while it was selected: shows the beginning of the content.
  open func scrollToTop() {
    _ = view.performInTree(.scrollToStart, isRepeat: false, at: context.time)
  }

  /// Whether `prepare()` has work to do before the page can be shown.
  open var needsPreparation: Bool { false }

  /// Does slow work away from the frames; until it is done the page shows a placeholder.
  ///
  /// An error makes the page an error page.
  open func prepare() async throws {}

  /// Whether something that can be seen of the page is still being loaded, though it is ready: a
  /// picture of the page is better taken later.
  open var isLoading: Bool { false }

  /// What the page shows is another now: its file changed, or its parameters did.
  ///
  /// Returns whether the page took it over; else it is made anew in its place, with the state that
  /// `saveState()` gives.
  open func contentDidChange() -> Bool { false }

  /// What must be kept to bring the page back as it was left; nothing if there is nothing to keep.
  open func saveState() -> (any Codable & Sendable)? { nil }

  /// Brings back what `saveState()` returned, before the page appears.
  open func restoreState(_ state: any Codable & Sendable) {}

  /// How many bytes the page holds, roughly.
  open var cost: Int { 0 }

  /// Whether drags on the page may turn pages.
  open var allowsPaging: Bool { true }

  /// The colour behind the page's view; nothing is the theme's.
  open var background: Color? { nil }

  /// Asks for a new picture of the page.
  public final func setNeedsDisplay() {
    guard isViewLoaded else { return }
    view.setNeedsDisplay()
  }

  /// Makes the view if there is none yet; tells whether it was made now.
  final func loadViewIfNeeded() -> Bool {
    guard !isViewLoaded else { return false }
    _ = view
    isViewLoaded = true
    viewDidLoad()
    return true
  }
}
