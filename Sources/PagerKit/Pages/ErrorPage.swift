import PagerCore
import PagerGraphics

/// Stands in the place of a page that could not be made or prepared: the title, what went wrong,
/// and a button that tries again.
@MainActor
final class ErrorPage: Page {
  private var message = ""
  private var retry: () -> Void = {}

  convenience init(context: PageContext, message: String, retry: @escaping () -> Void) {
    self.init(context: context)
    self.message = message
    self.retry = retry
  }

  required init(context: PageContext) {
    super.init(context: context)
  }

  override func loadView() -> View {
    ErrorView(title: title, message: message, retry: retry)
  }
}

/// What an error page shows.
@MainActor
private final class ErrorView: View {
  private let heading: Label
  private let message: Label
  private let button: Button

  init(title: String, message: String, retry: @escaping () -> Void) {
    heading = Label(title, font: Font(size: 20, weight: .bold))
    self.message = Label(message, lineLimit: 0)
    button = Button("Retry", action: retry)
    super.init()
    heading.alignment = .center
    self.message.alignment = .center
    for view in [heading, self.message, button] { addSubview(view) }
  }

  override func layout() {
    let width = min(max(bounds.width - 48, 0), 560)
    let left = (bounds.width - width) / 2
    let height = message.height(forWidth: width)
    var y = max(24, (bounds.height - height - 120) / 2)
    heading.frame = Rect(x: left, y: y, width: width, height: 32)
    y += 44
    message.frame = Rect(x: left, y: y, width: width, height: height)
    y += height + 20
    button.frame = Rect(x: (bounds.width - 112) / 2, y: y, width: 112, height: 36)
  }
}
