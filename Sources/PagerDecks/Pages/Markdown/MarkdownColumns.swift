/// How wide the columns of a table are.
enum MarkdownColumns {
  /// How many rows are looked at: the widths of a long table follow from its first rows.
  static let sample = 60

  /// The widths of the columns of `table`, in points, no wider together than `room`.
  ///
  /// Columns are as wide as their widest cell; where that is too much, those that want less than an
  /// equal share get what they want, and the others share what is left.
  static func widths(
    of table: MarkdownTable, room: Double,
    natural: (_ cell: [MarkdownRun], _ isHeading: Bool) -> Double
  ) -> [Double] {
    var wanted = Array(repeating: 24.0, count: table.columnCount)
    for (index, row) in table.rows.prefix(sample).enumerated() {
      for (column, cell) in row.enumerated() where column < wanted.count {
        wanted[column] = max(wanted[column], natural(cell, index == 0))
      }
    }
    return shared(wanted, room: room)
  }

  static func shared(_ wanted: [Double], room: Double) -> [Double] {
    guard wanted.reduce(0, +) > room, !wanted.isEmpty else { return wanted }
    var (left, count) = (max(0, room), wanted.count)
    var widths = Array(repeating: 0.0, count: wanted.count)
    for column in wanted.indices.sorted(by: { wanted[$0] < wanted[$1] }) {
      widths[column] = min(wanted[column], left / Double(count))
      left -= widths[column]
      count -= 1
    }
    return widths
  }
}
