import PagerCore
import PagerGraphics

/// All shortcuts of a map in columns, with the keys drawn as caps; scrolls where it is low.
public final class ShortcutsView: ScrollView {
  private let content: ShortcutsContent

  /// Creates the list of the shortcuts in `keyMap`.
  public init(keyMap: KeyMap) {
    content = ShortcutsContent(entries: ShortcutEntry.entries(of: keyMap))
    super.init(contentView: content)
    measureContent = { [weak self] width in self?.height(forContentWidth: width) ?? 0 }
  }

  /// The height of the whole list in a view `width` points wide, in points; 0 before it is
  /// attached.
  public func height(forWidth width: Double) -> Double {
    height(forContentWidth: width - ScrollBar.gutter)
  }

  private func height(forContentWidth width: Double) -> Double {
    guard let text = stage?.text else { return 0 }
    return ShortcutsLayout(content.entries, width: width, text: text).height
  }
}
