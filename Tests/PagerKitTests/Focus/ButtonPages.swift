import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport

/// A window of pages with two buttons each, at the left of the page below each other.
@MainActor
final class ButtonPages {
  /// The window.
  let scene: Scene
  /// The buttons that were activated, each as `page.button`.
  private(set) var actions: [String] = []
  private let board = Board()

  /// The buttons of the pages that live, by page and number.
  @MainActor
  private final class Board {
    var buttons: [String: Button] = [:]
    var onAction: (String) -> Void = { _ in }
  }

  init(count: Int = 3, start: Int = 1, isMirrored: Bool = false) {
    let board = board
    let registry = PageRegistry.probes { page in
      let number = Int(page.context.descriptor.parameters["number"]?.number ?? 0) - 1
      for index in 0..<2 {
        let name = "\(number).\(index)"
        let button = Button(name) { [weak board] in board?.onAction(name) }
        button.frame = Rect(x: 20, y: 20 + 60 * Double(index), width: 100, height: 40)
        page.content.addSubview(button)
        board.buttons[name] = button
      }
    }
    scene = Scene(
      source: NumberedPages(count: count, type: "Probe"), registry: registry, start: start
    ) { $0.cache.prefetches = true }
    board.onAction = { [weak self] in self?.actions.append($0) }
    scene.performIdleWork()
  }

  /// The button of this name, on a page that lives.
  func button(_ name: String) -> Button? { board.buttons[name] }

  /// What has the keyboard: `strip`, the name of a button, or nothing.
  var focused: String? {
    guard let view = scene.stage.focused else { return nil }
    if view === scene.pager.strip { return "strip" }
    return board.buttons.first { $0.value === view }?.key ?? "something else"
  }
}
