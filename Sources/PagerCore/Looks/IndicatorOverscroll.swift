/// What an indicator does while the pages are pulled beyond the first or last one.
///
/// It never leaves the span from the first tab's left to the last tab's right edge.
public enum IndicatorOverscroll: Hashable, Sendable, CaseIterable {
  /// It stays as it is on the end's tab.
  case clamp
  /// Its outer edge stays and it becomes narrower: by the factor 1 / (1 + o) at o pages beyond.
  case squeeze
}
