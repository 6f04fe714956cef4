import PagerCore
import PagerGraphics
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
    return BrokenView(
      title: title,
      message: message ?? "Pages of the type \"\(context.descriptor.type)\" cannot be shown.")
  }
}

/// The title of a page and what is wrong with it, in the middle.
@MainActor
private final class BrokenView: View {
  private let heading: Label
  private let message: Label

  init(title: String, message: String) {
    heading = Label(title, font: Font(size: 20, weight: .bold))
    self.message = Label(message, lineLimit: 0)
    super.init()
    for label in [heading, self.message] {
      label.alignment = .center
      addSubview(label)
    }
  }

  override func layout() {
    let width = min(max(bounds.width - 48, 0), 560)
    let left = (bounds.width - width) / 2
    let height = message.height(forWidth: width)
    let top = max(24, (bounds.height - height - 44) / 2)
    heading.frame = Rect(x: left, y: top, width: width, height: 32)
    message.frame = Rect(x: left, y: top + 44, width: width, height: height)
  }
}
