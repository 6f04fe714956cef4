/// Where an indicator lies between the strip's top and bottom edge.
public enum IndicatorPosition: Hashable, Sendable, CaseIterable {
  /// At the bottom edge.
  case bottom
  /// At the top edge.
  case top
  /// From top to bottom, as far as the shape's inset allows.
  case fill
}
