/// How a selection ended.
public enum SelectionOutcome: String, Sendable {
  /// The pager came to rest on the page.
  case settled
  /// Another page was selected before that.
  case superseded
  /// `shouldSelect` said no.
  case refused
  /// There is no such page, or it was removed before the pager came to rest on it.
  case gone
}
