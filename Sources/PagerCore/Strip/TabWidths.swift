/// How wide the tabs of a strip are, in points; none is wider than the strip.
public enum TabWidths: Hashable, Sendable {
  /// As wide as the title and its padding, but at least `minimum`.
  case intrinsic(minimum: Double = TabWidths.smallestTarget)
  /// All the same, whatever the titles.
  case fixed(Double)
  /// Equal shares that fill the strip.
  ///
  /// A title that does not fit its share, or a share below ``smallestTarget``, turns the widths
  /// into `intrinsic(minimum:)`, and the strip scrolls.
  case equal(minimum: Double = TabWidths.smallestTarget)

  /// The width that a finger still hits without aiming, in points.
  ///
  /// Source: Material Design, *Accessibility: touch targets*, 48 dp.
  public static let smallestTarget = 48.0
}
