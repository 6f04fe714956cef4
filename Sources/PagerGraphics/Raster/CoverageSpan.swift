/// How much of one row's pixels an area covers.
///
/// Columns before `start` and from `end` on are not covered. Those of `flat` are all covered by
/// `value`; what covers the others stands in the buffer handed along.
struct CoverageSpan {
  /// The columns that may be covered.
  var columns: Range<Int>
  /// The columns within `columns` that are covered equally.
  var flat: Range<Int>
  /// The coverage of the flat columns, 0…255.
  var value: UInt8

  /// Nothing is covered.
  static let none = CoverageSpan(columns: 0..<0, flat: 0..<0, value: 0)

  /// The columns before the flat ones.
  var leading: Range<Int> { columns.lowerBound..<flat.lowerBound }
  /// The columns behind the flat ones.
  var trailing: Range<Int> { flat.upperBound..<columns.upperBound }
}

/// One byte a column, for columns counted from `first`.
struct CoverageRow {
  var first: Int
  var bytes: UnsafeMutablePointer<UInt8>

  @inline(__always)
  subscript(column: Int) -> UInt8 {
    get { bytes[column &- first] }
    nonmutating set { bytes[column &- first] = newValue }
  }
}

extension Range<Int> {
  /// The range from `first` to `last`, both kept within this one; never reversed.
  func part(from first: Int, to last: Int) -> Range<Int> {
    let start = Swift.min(Swift.max(first, lowerBound), upperBound)
    return start..<Swift.max(start, Swift.min(last, upperBound))
  }
}
