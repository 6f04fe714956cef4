/// One step in the life of a page between being out of sight and being the page at rest.
public enum LifecycleStep: String, Sendable, CaseIterable {
  /// The page is about to come into view, or to come back.
  case willAppear
  /// The pager came to rest on the page.
  case didAppear
  /// The page is about to go.
  case willDisappear
  /// The page is out of sight.
  case didDisappear
}
