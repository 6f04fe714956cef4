import PagerCore
import PagerGraphics

extension Stage {
  /// Shows `view` over everything, instead of what is shown there; nothing shows none.
  ///
  /// A press that is under way goes no further, and a drag of it is let go.
  public func showOverlay(_ view: View?) {
    guard view !== overlay else { return }
    press?.cancel(at: time)
    press = nil
    if overlay == nil { focusBelowOverlay = focus }
    focus(nil)
    overlay?.attach(to: nil)
    overlay = view
    if view == nil { focus(focusBelowOverlay.view) }
    view?.attach(to: self)
    view?.frame = Rect(origin: .zero, size: size)
    setNeedsFrame()
    updateHover(at: pointer)
  }

  /// The views that fill the window, from the back to the front.
  var layeredViews: [View] { [root] + [overlay].compactMap(\.self) }

  /// The views below `point` that can be reached, from the outermost to the innermost.
  func path(to point: Point) -> [View] {
    (overlay ?? root).path(to: point)
  }

  /// Whether the stage itself carries out the command.
  func isOverlayCommand(_ command: PagerCommand) -> Bool {
    switch command {
    case .showShortcuts, .toggleTheme: true
    case .cancel: overlay != nil
    default: false
    }
  }

  func performOverOverlay(_ command: PagerCommand) {
    switch command {
    case .toggleTheme: theme = theme == .dark ? .light : .dark
    case .showShortcuts where overlay == nil:
      showOverlay(ShortcutsOverlay(keyMap: keyMap))
    default: showOverlay(nil)
    }
  }
}

extension PagerCommand {
  /// Whether the command is for what lies behind an overlay, too: it turns no page there.
  var reachesBelowOverlay: Bool {
    switch self {
    case .nextLook, .toggleFullScreen, .closeWindow, .quit: true
    default: false
    }
  }
}
