public import PagerGraphics

/// How much of dark, or red, ink lies in a part of a picture with a white ground, and where.
///
/// The ink is told from the blue component: neither black nor pure red has any.
public struct InkSum: Sendable {
  /// The ink, in whole pixels.
  public var amount = 0.0
  /// The middle of the ink, in pixels.
  public var x = 0.0
  /// The middle of the ink, in pixels.
  public var y = 0.0
  /// The first and the last row that hold more than a trace.
  public var rows: ClosedRange<Int>?

  /// Sums up the ink in `columns` of `bitmap`, from the row 0 to `rows`.
  public init(_ bitmap: Bitmap, columns: Range<Int>, rows: Int) {
    for row in 0..<min(rows, bitmap.height) {
      var line = 0.0
      for column in columns.clamped(to: 0..<bitmap.width) {
        let share = Double(255 - bitmap[column, row] & 0xFF) / 255
        line += share
        x += share * (Double(column) + 0.5)
      }
      amount += line
      y += line * (Double(row) + 0.5)
      if line > 0.3 { self.rows = (self.rows?.lowerBound ?? row)...row }
    }
    x /= amount
    y /= amount
  }
}
