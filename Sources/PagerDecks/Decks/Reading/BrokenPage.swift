import PagerCore
import PagerKit

/// Stands in the place of a page that a deck described wrongly, and tells what is wrong.
@MainActor
final class BrokenPage: Page {
  /// The name under which it is registered; decks cannot name it.
  nonisolated static let typeName = "(broken)"
  /// The parameter that holds what is wrong.
  nonisolated static let message = "message"

  required init(context: PageContext) {
    super.init(context: context)
  }

  override func loadView() -> View {
    let message = context.descriptor.parameters[Self.message]?.string
    return MessageView(
      title: title,
      message: message ?? "Pages of the type \"\(context.descriptor.type)\" cannot be shown.")
  }
}
