import PagerGraphics

/// The lengths of a strip made harmless: finite, not negative, and such that their sums are exact.
///
/// Widths of tabs are whole multiples of 1/1024 pt. A `Double` adds a million of those without
/// rounding, so that no order of measuring can shift a tab.
struct StripMeasures: Equatable, Sendable {
  /// The strip's width.
  let strip: Double
  /// The free space before the first tab.
  let left: Double
  /// The free space after the last tab.
  let right: Double
  /// The gap between two tabs.
  let spacing: Double
  /// The space on each side of a title.
  let padding: Double
  /// The least width of a tab that follows its title.
  let minimum: Double
  /// The width of every tab, where the settings fix it.
  let fixed: Double?

  init(stripWidth: Double, settings: StripSettings) {
    strip = Self.length(stripWidth)
    left = Self.length(settings.insets.left)
    right = Self.length(settings.insets.right)
    spacing = Self.grid(Self.length(settings.spacing))
    padding = Self.length(settings.titlePadding)
    switch settings.widths {
    case .intrinsic(let least), .equal(let least): (minimum, fixed) = (Self.length(least), nil)
    case .fixed(let width): (minimum, fixed) = (0, Self.length(width))
    }
  }

  /// The longest length that is believed, 2²⁰ pt.
  private static let longest = 1_048_576.0
  /// How many steps of the grid a point has, 2¹⁰.
  private static let steps = 1024.0

  /// The value as a length in points: at least 0, and finite.
  static func length(_ value: Double) -> Double {
    value > 0 ? min(value, longest) : 0
  }

  /// The least multiple of the grid's step that is not below `length`.
  private static func grid(_ length: Double) -> Double {
    (length * steps).rounded(.up) / steps
  }

  /// The width of a tab whose title is `title` points wide, unless the tabs share the strip.
  func cellWidth(title: Double) -> Double {
    let widest = (strip * Self.steps).rounded(.down) / Self.steps
    // A tab of no width could not be pressed.
    let wanted = max(fixed ?? max(title + 2 * padding, minimum), 1)
    return min(Self.grid(wanted), widest)
  }

  /// The equal share of each of `count` tabs, or nil when it is too small to be pressed.
  func share(count: Int) -> Double? {
    let share = sharedWidth(count: count) / Double(count)
    return share >= TabWidths.smallestTarget ? share : nil
  }

  /// What is left for `count` tabs once the insets and gaps are taken off.
  func sharedWidth(count: Int) -> Double {
    strip - left - right - spacing * Double(count - 1)
  }
}
