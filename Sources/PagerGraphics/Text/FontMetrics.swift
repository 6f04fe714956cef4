/// The vertical measures of a font's lines, in points.
///
/// They are the greatest of all fonts that can serve a character, so that lines do not jump when
/// one does.
public struct FontMetrics: Hashable, Sendable {
  /// The height above the baseline; positive.
  public var ascent: Double
  /// The depth below the baseline; positive.
  public var descent: Double

  /// Creates the measures, in points.
  public init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }

  /// The height of a line.
  public var lineHeight: Double {
    ascent + descent
  }
}
