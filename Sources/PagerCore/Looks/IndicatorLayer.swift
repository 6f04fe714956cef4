/// Whether an indicator is painted before or after the titles.
public enum IndicatorLayer: Hashable, Sendable, CaseIterable {
  /// Below the titles.
  case under
  /// Above the titles.
  case over
}
