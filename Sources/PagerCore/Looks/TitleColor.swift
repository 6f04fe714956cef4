public import PagerGraphics

/// A colour of a title, named by its part in the theme.
public enum TitleColor: Hashable, Sendable, CaseIterable {
  /// Text that is read.
  case text
  /// Text that is not selected.
  case secondaryText
  /// The accent: pure red in the light theme.
  case accent
  /// The accent's hue, readable at any size.
  case accentText
  /// Text on an area of the accent.
  case onAccent

  /// The colour in this theme.
  public func color(in theme: Theme) -> Color {
    switch self {
    case .text: theme.text
    case .secondaryText: theme.secondaryText
    case .accent: theme.accent
    case .accentText: theme.accentText
    case .onAccent: theme.onAccent
    }
  }
}
