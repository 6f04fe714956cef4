import PagerGraphics

/// The measures of a list of shortcuts, in points.
enum ShortcutsStyle {
  static let heading = Font(size: 24, weight: .bold)
  static let headingHeight = 52.0
  static let meaning = Font(size: 15)
  static let meaningHeight = 22.0
  static let cap = Font(size: 13)
  static let capHeight = 26.0
  /// What a cap is wider than its text.
  static let capPadding = 16.0
  /// Between the caps of a chord.
  static let capGap = 4.0
  /// Between chords.
  static let chordGap = 8.0
  /// Between alternatives.
  static let alternativeGap = 16.0
  /// Between lines of caps.
  static let lineGap = 6.0
  /// Below the last line of an entry.
  static let entryGap = 22.0
  /// The narrowest column, in which the longest chords fit.
  static let columnWidth = 250.0
  static let columnGap = 28.0
  static let mostColumns = 3

  /// The margin around everything.
  static func margin(forWidth width: Double) -> Double {
    min(max((width * 0.04).rounded(), 16), 48)
  }
}
