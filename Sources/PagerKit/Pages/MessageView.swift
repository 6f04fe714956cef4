import PagerCore
import PagerGraphics

/// A title and a sentence in the middle of a page that has nothing else to show, and perhaps a
/// button below them.
public final class MessageView: View {
  private let heading: Label
  private let message: Label
  private let button: Button?

  /// Creates a view that says `title` and `message`.
  public init(title: String, message: String, button: Button? = nil) {
    heading = Label(title, font: Font(size: 20, weight: .bold), alignment: .center)
    self.message = Label(message, lineLimit: 0, alignment: .center)
    self.button = button
    super.init()
    for view in [heading, self.message, button] {
      if let view { addSubview(view) }
    }
  }

  /// Places the lines in the middle of the view, or at its top where they need all of it.
  public override func layout() {
    let width = min(max(bounds.width - 48, 0), 560)
    let left = (bounds.width - width) / 2
    let height = message.height(forWidth: width)
    let top = max(24, (bounds.height - height - (button == nil ? 44 : 120)) / 2)
    heading.frame = Rect(x: left, y: top, width: width, height: 32)
    message.frame = Rect(x: left, y: top + 44, width: width, height: height)
    button?.frame = Rect(
      x: (bounds.width - 112) / 2, y: message.frame.maxY + 20, width: 112, height: 36)
  }
}
