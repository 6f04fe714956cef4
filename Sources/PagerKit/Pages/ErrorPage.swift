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
    MessageView(title: title, message: message, button: Button("Retry", action: retry))
  }
}
