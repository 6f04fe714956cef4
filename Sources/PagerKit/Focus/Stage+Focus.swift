import PagerCore
import PagerGraphics

extension Stage {
  /// The view that has the keyboard; nothing while none has.
  public var focused: View? { focus.view }

  /// Whether the view that has the keyboard shows it.
  public var showsFocus: Bool { focus.isShown }

  /// Gives `view` the keyboard, or no view; `false` if it cannot have it.
  @discardableResult
  public func focus(_ view: View?) -> Bool {
    guard let view else {
      setFocus(nil, isShown: focus.isShown)
      return true
    }
    guard view.stage === self, view.isReachable else { return false }
    setFocus(view, isShown: focus.isShown)
    return true
  }

  /// Shows where the keyboard is, since a key was used.
  func showFocusRing() {
    setFocus(focus.view, isShown: true)
  }

  /// Gives the keyboard to the view that is pressed, without showing it.
  func focusPressed(_ path: [View]) {
    setFocus(path.last { $0.canFocus }, isShown: false)
  }

  /// A view, or all that is in it, has the keyboard no longer; it goes to `heir`.
  func takeFocus(from view: View, to heir: View?) {
    guard let focused, focused.isInside(view) else { return }
    setFocus(heir, isShown: focus.isShown)
  }

  /// Carries out a command about what has the keyboard; `false` if it is none.
  func performOnFocus(_ command: PagerCommand, isRepeat: Bool) -> Bool {
    switch command {
    case .focusNext: moveFocus(by: 1)
    case .focusPrevious: moveFocus(by: -1)
    case .activate: if !isRepeat { activateFocused() }
    default: return performAlongFocus(command, isRepeat: isRepeat)
    }
    return true
  }

  /// Hands a key to the view that has the keyboard.
  func pressKeyOnFocused(_ event: KeyEvent) -> Bool {
    guard let focused, focused.isReachable else { return false }
    return focused.keyPressed(event)
  }
}

extension Stage {
  private func setFocus(_ view: View?, isShown: Bool) {
    let old = focus
    focus = Focus(view: view, isShown: isShown)
    guard old.ring !== focus.ring else { return }
    old.ring?.focusRingDidChange()
    focus.ring?.focusRingDidChange()
  }

  private func moveFocus(by step: Int) {
    let order = (overlay ?? root).focusOrder
    guard !order.isEmpty else { return setFocus(nil, isShown: true) }
    let place = order.firstIndex { $0 === focused } ?? (step > 0 ? -1 : order.count)
    let next = order[(place + step + order.count) % order.count]
    setFocus(next, isShown: true)
    next.scrollIntoView()
  }

  private func activateFocused() {
    guard let focused, focused.isReachable else { return }
    _ = focused.perform(.activate, isRepeat: false, at: time)
  }

  /// Hands a command about pages and scrolling to the view that has the keyboard, and then to those
  /// around it: of nested pagers and scrollers the innermost takes it.
  private func performAlongFocus(_ command: PagerCommand, isRepeat: Bool) -> Bool {
    guard command.followsFocus, let focused, focused.isReachable else { return false }
    var view: View? = focused
    while let next = view {
      if next.perform(command, isRepeat: isRepeat, at: time) { return true }
      view = next.parent
    }
    return false
  }
}

extension PagerCommand {
  /// Whether the command is for what is around the view that has the keyboard.
  fileprivate var followsFocus: Bool {
    switch self {
    case .turn, .firstPage, .lastPage, .page: true
    case .scrollLines, .scrollPages, .scrollToStart, .scrollToEnd: true
    default: false
    }
  }
}
