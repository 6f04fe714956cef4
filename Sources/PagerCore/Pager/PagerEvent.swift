/// What a pager tells, in the order in which it happened.
public enum PagerEvent: Sendable, Equatable {
  /// Another page is the selected one; sent before any lifecycle step that this causes.
  case selected(PageID, index: Int, reason: SelectionReason)
  /// The selected page was selected again.
  case reselected(PageID, index: Int)
  /// A page gets a lifecycle step.
  case lifecycle(LifecycleStep, PageID)
  /// All pages are to be made anew.
  case reloaded
  /// The selection that was given this number ended.
  case selectionEnded(Int, SelectionOutcome)
}
