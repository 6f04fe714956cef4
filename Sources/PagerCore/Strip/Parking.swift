/// Where the strip comes to rest for a selected tab.
///
/// Whatever the rule, the content never leaves the strip's ends, and the selected tab is seen
/// whole.
public enum Parking: Hashable, Sendable {
  /// The tab's middle in the middle of the strip.
  case center
  /// The tab's middle at this share of the strip's width, 0…1.
  case pivot(Double)
  /// The tab's left edge this many points from the strip's left edge.
  case margin(Double)
  /// Anywhere, as long as the tabs beside it are seen whole too.
  case oneNeighborVisible
}
