public import PagerGraphics

/// How a strip lays out its tabs; all lengths in points.
public struct StripSettings: Equatable, Sendable {
  /// How wide the tabs are.
  public var widths: TabWidths
  /// The gap between two tabs; a press in it hits none.
  public var spacing: Double
  /// The free space before the first and after the last tab; top and bottom are left alone.
  public var insets: Insets
  /// The space on each side of a title inside its tab.
  public var titlePadding: Double
  /// Where the tabs lie when they do not fill the strip.
  public var alignment: StripAlignment
  /// The width over which an overflowing strip fades at its cut edge.
  public var edgeFade: Double
  /// Where the strip comes to rest for a selected tab.
  public var parking: Parking

  /// Creates the settings; what is left out is what most looks use.
  public init(
    widths: TabWidths = .intrinsic(), parking: Parking = .center,
    alignment: StripAlignment = .leading, spacing: Double = 0, insets: Insets = .zero,
    titlePadding: Double = 12, edgeFade: Double = 24
  ) {
    self.widths = widths
    self.parking = parking
    self.alignment = alignment
    self.spacing = spacing
    self.insets = insets
    self.titlePadding = titlePadding
    self.edgeFade = edgeFade
  }
}
