/// How a pager goes to a page that is no neighbour of a visible one.
public enum JumpPolicy: String, Sendable, CaseIterable {
  /// The target is put next to the visible pages; those in between are not passed.
  case adjacent
  /// All pages in between are passed.
  case through
  /// The target appears in place of the visible pages, gradually.
  case fade
  /// The target appears in place of the visible pages, at once.
  case instant
}
