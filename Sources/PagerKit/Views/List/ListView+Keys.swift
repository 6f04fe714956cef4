import PagerCore
import PagerGraphics

extension ListView {
  /// The row that the keys are for: the one that has the keyboard, else the first that is whole in
  /// view; nothing without rows that can be clicked.
  var rowForKeys: Int? {
    guard onClick != nil, heights.count > 0 else { return nil }
    if let focusedRow { return min(focusedRow, heights.count - 1) }
    let visible = visibleRows
    return visible.first { frame(ofRow: $0).minY >= contentOffset } ?? visible.first
  }

  /// Goes to another row with the arrows, a screenful with PgUp and PgDn, to an end with Home and
  /// End, also with Ctrl; Space is a click.
  ///
  /// Keys are for scrolling until a row was clicked or Tab came to the list.
  func goThroughRows(by event: KeyEvent) -> Bool {
    let isPlain = event.modifiers.isEmpty
    let isToEnd = event.modifiers == .control && ["Home", "End"].contains(event.key)
    guard isPlain || isToEnd, focusedRow != nil || showsFocus, let row = rowForKeys else {
      return false
    }
    switch event.key {
    case "Up": goTo(row: row - 1)
    case "Down": goTo(row: row + 1)
    case "PageUp": goTo(row: row - screenful)
    case "PageDown": goTo(row: row + screenful)
    case "Home": goTo(row: 0)
    case "End": goTo(row: heights.count - 1)
    case "Space": return event.isRepeat || activateRow()
    default: return false
    }
    return true
  }

  /// Does on the row that has the keyboard what a click does; `false` if there is none.
  func activateRow() -> Bool {
    guard focusedRow != nil || showsFocus, let row = rowForKeys else { return false }
    show(row: row)
    onClick?(row)
    return true
  }

  /// How many rows PgDn goes on: those in view but one.
  private var screenful: Int { max(1, visibleRows.count - 1) }

  private func goTo(row: Int) {
    stage?.showFocusRing()
    show(row: min(max(0, row), heights.count - 1))
  }

  /// Gives the keyboard to a row and brings it into view.
  private func show(row: Int) {
    measure([row])
    focusedRow = row
    // The rows before the last one may turn out otherwise than estimated.
    if row == heights.count - 1 { return scrollToEnd(animated: false) }
    reveal(frame(ofRow: row).offset(by: axis.vector(-contentOffset)))
  }
}

extension Shape {
  /// How round the corners are, in points.
  var cornerRadius: Double {
    switch self {
    case .roundedRect(_, let radius), .ring(_, let radius, _): radius
    case .rect, .triangle: 0
    }
  }
}
