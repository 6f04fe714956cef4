import PagerCore

/// The heights of the rows of a list, in whole device pixels, most of them only estimated.
///
/// A list of any length costs nothing; each row that was measured costs O(log n).
struct RowHeights: Sendable {
  /// How many rows there are.
  let count: Int
  /// The height of a row that was not measured; at least 1.
  let estimate: Double
  /// Whether all rows are as tall as the estimate.
  let isExact: Bool
  private var differences: SparseSums
  private var measured: [Int: Double] = [:]

  init(count: Int, estimate: Double, isExact: Bool) {
    self.count = max(0, count)
    self.estimate = Self.whole(estimate)
    self.isExact = isExact
    differences = SparseSums(count: self.count)
  }

  /// The height of all rows.
  var total: Double { top(of: count) }

  /// The height of all rows before `row`.
  func top(of row: Int) -> Double {
    Double(row) * estimate + differences.sum(ofFirst: row)
  }

  /// The height of `row`, as far as it is known.
  func height(of row: Int) -> Double { measured[row] ?? estimate }

  /// The row at a height; the nearest one beyond the ends.
  ///
  /// There must be rows.
  func row(at place: Double) -> Int {
    let row = differences.length(within: max(0, place), unit: estimate)
    return min(row, max(0, count - 1))
  }

  /// The rows that have a part between two heights; none where none are.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard count > 0, bottom > max(0, top), top < total else { return 0..<0 }
    return row(at: top)..<row(at: bottom - 1) + 1
  }

  /// Whether the height of `row` is known.
  func isKnown(_ row: Int) -> Bool { isExact || measured[row] != nil }

  /// Takes down the height of `row`: rounded up to a whole number, at least 1.
  mutating func set(_ height: Double, of row: Int) {
    let height = Self.whole(height)
    differences.add(height - self.height(of: row), at: row)
    measured[row] = height
  }

  /// A hair above a whole number is no further pixel: heights in points were divided by the scale.
  private static func whole(_ height: Double) -> Double {
    guard height.isFinite else { return 1 }
    return min(max(1, (height - 1e-6).rounded(.up)), 1e7)
  }
}
