public import PagerGraphics

/// What an indicator is filled with.
public enum IndicatorPaint: Hashable, Sendable, CaseIterable {
  /// The accent, for lines and small shapes.
  case accent
  /// The accent as an area that titles stand on.
  case accentFill
  /// A touch of the accent.
  case softAccent

  /// The colour in this theme.
  public func color(in theme: Theme) -> Color {
    switch self {
    case .accent: theme.accent
    case .accentFill: theme.accentFill
    case .softAccent: theme.softAccent
    }
  }
}
