import PagerCore
import PagerGraphics

/// A message over the lower edge of the pages, with a button that hides it.
@MainActor
final class NoticeBar: View {
  /// What it says.
  let text: String
  private let message: Label
  private let button: Button
  private let edge = View()
  private static let margin = 16.0
  private static let lines = 3

  /// Creates a bar that says `text`; its button does `hide`.
  init(_ text: String, hide: @escaping () -> Void) {
    self.text = text
    message = Label(text, font: Font(size: 14), lineLimit: Self.lines)
    button = Button("Hide", font: Font(size: 13, weight: .bold), action: hide)
    super.init()
    hasLayer = true
    for view in [message, button, edge] { addSubview(view) }
  }

  /// The height that shows the message at a width, in points; at most three lines of it.
  func height(forWidth width: Double) -> Double {
    (message.height(forWidth: columnWidth(width)) + 2 * Self.margin).rounded(.up)
  }

  override func stageDidChange() { takeColors() }

  override func themeDidChange() { takeColors() }

  override func layout() {
    let size = button.fittingSize
    let height = max(0, bounds.height - 2 * Self.margin)
    message.frame = Rect(
      x: Self.margin, y: Self.margin, width: columnWidth(bounds.width), height: height)
    button.frame = Rect(
      x: bounds.width - Self.margin - size.width,
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    edge.frame = Rect(x: 0, y: 0, width: bounds.width, height: 1)
  }

  private func columnWidth(_ width: Double) -> Double {
    max(0, width - 3 * Self.margin - button.fittingSize.width)
  }

  private func takeColors() {
    guard let theme = stage?.theme else { return }
    background = theme.softAccent
    edge.background = theme.accent
  }
}
