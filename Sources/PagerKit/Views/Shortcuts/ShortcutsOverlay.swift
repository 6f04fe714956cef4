import PagerCore
import PagerGraphics

/// All shortcuts on a panel over everything; a click beside it closes it.
@MainActor
final class ShortcutsOverlay: View {
  private let shade = View()
  private let edge = View()
  private let list: ShortcutsView
  private static let widest = 940.0

  init(keyMap: KeyMap) {
    list = ShortcutsView(keyMap: keyMap)
    super.init()
    shade.background = .black
    shade.opacity = 0.5
    for view in [shade, edge] { view.hasLayer = true }
    for view in [shade, edge, list] { addSubview(view) }
  }

  override func layout() {
    shade.frame = bounds
    edge.background = stage?.theme.stripSeparator
    let margin = min(max((min(bounds.width, bounds.height) * 0.05).rounded(), 8), 48)
    let width = min(bounds.width - 2 * margin, Self.widest)
    let height = min(bounds.height - 2 * margin, list.height(forWidth: width))
    let panel = Rect(
      x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(),
      width: width, height: height)
    list.frame = panel
    edge.frame = panel.isEmpty ? .zero : panel.inset(by: Insets(all: -1))
  }

  override func themeDidChange() { setNeedsLayout() }

  override var isClickable: Bool { true }

  override func clicked(at point: Point, count: Int) {
    if !list.frame.contains(point) { stage?.showOverlay(nil) }
  }

  /// Takes every turn of the wheel, so that none reaches what is behind.
  override func wheel(_ event: WheelEvent, at point: Point) -> Bool { true }
}
