/// The vertical measures of a font's lines, in points.
///
/// They are the greatest of all fonts that can serve a character, so that lines do not jump when
/// one does.
public struct FontMetrics: Hashable, Sendable {
  /// The height above the baseline; positive.
  public var ascent: Double
  /// The depth below the baseline; positive.
  public var descent: Double
  /// The height of capital letters above the baseline; positive.
  public var capHeight: Double

  /// Creates the measures, in points; capitals whose height is not told count as 0.7 of the ascent
  /// high.
  public init(ascent: Double, descent: Double, capHeight: Double? = nil) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight ?? 0.7 * ascent
  }

  /// The height of a line.
  public var lineHeight: Double {
    ascent + descent
  }
}
