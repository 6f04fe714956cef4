import PagerGraphics

extension View {
  /// Whether the keyboard is at the view.
  public final var isFocused: Bool { stage.map { $0.focused === self } ?? false }

  /// Whether the view shows that the keyboard is at it: only after the keyboard was used to go
  /// somewhere.
  public final var showsFocus: Bool { isFocused && stage?.showsFocus == true }

  /// Whether the view is `other` or lies in it.
  public final func isInside(_ other: View) -> Bool {
    self === other || parent?.isInside(other) == true
  }

  /// The views in it that the keyboard can go to, in order, the view itself first.
  final var focusOrder: [View] {
    guard !isHidden else { return [] }
    return (canFocus ? [self] : []) + focusableSubviews.flatMap(\.focusOrder)
  }

  /// Whether the keyboard may be at the view now: nothing hides it or leaves it out.
  final var isReachable: Bool {
    var view = self
    while let parent = view.parent {
      guard !view.isHidden, parent.focusableSubviews.contains(where: { $0 === view }) else {
        return false
      }
      view = parent
    }
    return canFocus && !view.isHidden
  }

  /// Brings the whole view into sight, if something that scrolls holds it.
  final func scrollIntoView() {
    var rect = bounds
    var view = self
    while let parent = view.parent {
      rect = rect.offset(by: view.frame.origin.vector)
      parent.reveal(rect)
      view = parent
    }
  }
}
