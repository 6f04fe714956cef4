import PagerCore
public import PagerGraphics
public import PagerKit

/// A page in one colour that tells its title and what happened to it lately.
@MainActor
open class ColorPage: Page {
  private let color: Color
  private var history = PageHistory()
  private weak var shown: ColorView?

  /// Creates the page that `context` describes, in `color`.
  public init(context: PageContext, color: Color) {
    self.color = color
    super.init(context: context)
    record("created")
  }

  /// Creates the page in the grey of slate.
  public required convenience init(context: PageContext) {
    self.init(context: context, color: Color(hex: 0x455A64))
  }

  /// The colour that fills the page: deeper in a dark theme.
  public final override var background: Color? {
    let isDark = context.theme.pageBackground.contrast(to: .white) > leastContrast
    return isDark ? color.mixed(with: .black, by: 0.28) : color
  }

  /// What the page says in large letters; its title unless overridden.
  open var heading: String { title }

  /// What stands below it; the name of the page's type unless overridden.
  open var caption: String { context.descriptor.type }

  open override func loadView() -> View {
    let view = ColorView(heading: heading, caption: caption, color: background ?? color)
    view.history = history
    shown = view
    return view
  }

  open override func themeDidChange() { shown?.color = background ?? color }

  open override func viewDidLoad() { record("viewDidLoad") }
  open override func willAppear() { record("willAppear") }
  open override func didAppear() { record("didAppear") }
  open override func willDisappear() { record("willDisappear") }
  open override func didDisappear() { record("didDisappear") }

  open override func saveState() -> (any Codable & Sendable)? { history }

  open override func restoreState(_ state: any Codable & Sendable) {
    guard let earlier = state as? PageHistory else { return }
    history = history.continuing(earlier)
    shown?.history = history
  }

  private func record(_ name: String) {
    history.add(name, at: context.time)
    shown?.history = history
  }
}
