/// What a pager is doing.
public enum PagerPhase: String, Sendable {
  /// It rests on the selected page.
  case idle
  /// A hand holds its pages.
  case dragging
  /// It is on its way to the selected page.
  case settling
}
