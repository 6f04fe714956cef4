/// Where the tabs lie when they do not fill the strip.
public enum StripAlignment: Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case leading
  /// In the middle.
  case center
  /// At the right edge.
  case trailing
  /// Made wider, all by the same amount, until they fill the strip.
  case justified
}
