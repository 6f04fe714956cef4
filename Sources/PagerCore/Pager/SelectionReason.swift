/// What made a page the selected one.
public enum SelectionReason: String, Sendable, CaseIterable {
  /// The pager began on it.
  case start
  /// Its title was tapped.
  case tap
  /// The pages were dragged.
  case drag
  /// A key was pressed.
  case key
  /// The wheel was turned.
  case wheel
  /// The program asked for it.
  case program
  /// The page selected before went away.
  case change
}
