import PagerCore
import PagerGraphics
public import PagerKit

/// All keys and what they do.
@MainActor
public final class ShortcutsPage: Page {
  private var list: ShortcutsView?

  public override func loadView() -> View {
    let list = ShortcutsView(keyMap: context.pager?.stage?.keyMap ?? .standard)
    self.list = list
    return list
  }

  public override func saveState() -> (any Codable & Sendable)? { list?.scrollPlace }

  public override func restoreState(_ state: any Codable & Sendable) {
    guard let place = state as? ScrollPlace else { return }
    list?.scrollPlace = place
  }
}
