import PagerCore
import PagerGraphics
import PagerKit

/// A title and a sentence in the middle of a page that has nothing else to show.
@MainActor
final class MessageView: View {
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
