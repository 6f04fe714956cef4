/// What a person can ask for with a key, a button or a script.
public enum PagerCommand: Hashable, Sendable {
  /// Turns so many pages on; back when negative.
  case turn(Int)
  /// Goes to the first page.
  case firstPage
  /// Goes to the last page.
  case lastPage
  /// Goes to the page with this number, counted from 1.
  case page(Int)
  /// Scrolls the page by so many lines.
  case scrollLines(Int)
  /// Scrolls the page by so many of its heights.
  case scrollPages(Int)
  /// Scrolls the page to its beginning.
  case scrollToStart
  /// Scrolls the page to its end.
  case scrollToEnd
  /// Gives the keyboard to the next control.
  case focusNext
  /// Gives the keyboard to the control before.
  case focusPrevious
  /// Presses the control that has the keyboard.
  case activate
  /// Makes what the page shows larger, by so many steps; smaller when negative.
  case zoom(Int)
  /// Shows all of what the page shows again.
  case resetZoom
  /// Selects all text of the page.
  case selectAll
  /// Hands the selected text to the clipboard.
  case copy
  /// Gives up what is going on: a drag goes back.
  case cancel
  /// Shows all shortcuts over everything, or no longer.
  case showShortcuts
  /// Gives the strip the next of the pager's looks; after the last one comes the first.
  case nextLook
  /// Changes from the light theme to the dark one, or back.
  case toggleTheme
  /// Fills the screen, or stops filling it.
  case toggleFullScreen
  /// Closes the window.
  case closeWindow
  /// Ends the program.
  case quit
}
