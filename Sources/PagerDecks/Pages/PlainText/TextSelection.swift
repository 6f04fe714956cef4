/// What is selected of a text.
struct TextSelection: Equatable {
  /// A place between two characters.
  struct Place: Comparable {
    /// The row.
    var row: Int
    /// How many of the row's own characters come before.
    var offset: Int

    static func < (first: Place, second: Place) -> Bool {
      (first.row, first.offset) < (second.row, second.offset)
    }
  }

  /// Where the selection was begun: it stays when it is extended.
  var anchor: Range<Place>
  /// What is selected.
  var range: Range<Place>

  /// Selects `range`, from which the selection can be extended.
  init(_ range: Range<Place>) {
    anchor = range
    self.range = range
  }

  /// Reaches from the anchor to `place`.
  mutating func extend(to place: Place) {
    range = min(anchor.lowerBound, place)..<max(anchor.upperBound, place)
  }

  /// Which characters of a row of `length` characters are selected.
  func part(ofRow row: Int, length: Int) -> Range<Int> {
    guard row >= range.lowerBound.row, row <= range.upperBound.row else { return 0..<0 }
    let start = row == range.lowerBound.row ? min(range.lowerBound.offset, length) : 0
    let end = row == range.upperBound.row ? min(range.upperBound.offset, length) : length
    return start..<max(start, end)
  }
}

extension TextBuffer {
  /// The text of a selection, at most about `most` bytes of it.
  func text(of selection: TextSelection, most: Int) -> (text: String, isWhole: Bool) {
    var text = ""
    guard rowCount > 0 else { return (text, true) }
    let (first, last) = (selection.range.lowerBound.row, selection.range.upperBound.row)
    for row in first...max(first, min(last, rowCount - 1)) {
      if row > first, !isContinued(row) { text += "\n" }
      let characters = self.text(ofRow: row)
      let part = selection.part(ofRow: row, length: characters.count)
      text += characters.dropFirst(part.lowerBound).prefix(part.count)
      if text.utf8.count > most { return (text, false) }
    }
    return (text, true)
  }
}
