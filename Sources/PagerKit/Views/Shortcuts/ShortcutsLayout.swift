import PagerGraphics

/// Where the parts of a list of shortcuts lie, in any width.
struct ShortcutsLayout {
  /// A text in a box.
  struct Item: Equatable {
    var frame: Rect
    var text: String
  }

  /// Where the heading lies.
  private(set) var heading = Rect.zero
  /// What keys do.
  private(set) var meanings: [Item] = []
  /// The keys.
  private(set) var caps: [Item] = []
  /// What stands between keys.
  private(set) var links: [Item] = []
  /// The height of everything with its margins, in points.
  private(set) var height = 0.0

  private let text: any TextMeasuring
  private let columnWidth: Double

  /// Lays `entries` out in as many columns as fit into `width` points, in order from the top of the
  /// first column, about equally tall.
  init(_ entries: [ShortcutEntry], width: Double, text: any TextMeasuring) {
    typealias Style = ShortcutsStyle
    let margin = Style.margin(forWidth: width)
    let room = max(0, width - 2 * margin)
    let fitting = (room + Style.columnGap) / (Style.columnWidth + Style.columnGap)
    let count = min(max(Int(fitting), 1), Style.mostColumns)
    let pitch = (room + Style.columnGap) / Double(count)
    self.text = text
    columnWidth = max(0, pitch - Style.columnGap)
    heading = Rect(x: margin, y: margin, width: room, height: Style.headingHeight)

    for (number, column) in columns(of: entries, count: count).enumerated() {
      var pen = Point(x: (margin + Double(number) * pitch).rounded(), y: heading.maxY)
      for entry in column { add(entry, at: &pen) }
      height = max(height, pen.y - Style.entryGap + margin)
    }
  }
}

extension ShortcutsLayout {
  /// Parts the entries where the columns' heights pass equal shares of the whole.
  private func columns(of entries: [ShortcutEntry], count: Int) -> [ArraySlice<ShortcutEntry>] {
    let heights = entries.map { height(of: $0) }
    let share = heights.reduce(0, +) / Double(count)
    var columns = [ArraySlice<ShortcutEntry>](repeating: [], count: count)
    var done = 0.0
    for (entry, height) in zip(entries, heights) {
      let column = share > 0 ? Int((done + height / 2) / share) : 0
      columns[min(column, count - 1)].append(entry)
      done += height
    }
    return columns
  }

  private func height(of entry: ShortcutEntry) -> Double {
    var trial = self
    var pen = Point.zero
    trial.add(entry, at: &pen)
    return pen.y
  }

  /// Adds an entry whose top left corner is `pen`, which goes to the next one's.
  private mutating func add(_ entry: ShortcutEntry, at pen: inout Point) {
    let frame = Rect(
      x: pen.x, y: pen.y, width: columnWidth, height: ShortcutsStyle.meaningHeight)
    meanings.append(Item(frame: frame, text: entry.meaning))
    var y = frame.maxY + ShortcutsStyle.lineGap
    for line in entry.lines { y = add(line, at: Point(x: pen.x, y: y)) }
    pen.y = y - ShortcutsStyle.lineGap + ShortcutsStyle.entryGap
  }

  /// Adds chords from left to right, in more lines where they do not fit; gives the next line's
  /// top.
  private mutating func add(_ chords: [ShortcutChord], at start: Point) -> Double {
    var pen = start
    for chord in chords {
      let gap =
        chord.isAlternative ? ShortcutsStyle.alternativeGap : ShortcutsStyle.chordGap
      if pen.x > start.x { pen.x += gap }
      if pen.x > start.x, pen.x + width(of: chord) > start.x + columnWidth {
        pen = Point(x: start.x, y: pen.y + ShortcutsStyle.capHeight + ShortcutsStyle.lineGap)
      }
      add(chord, at: &pen)
    }
    return pen.y + ShortcutsStyle.capHeight + ShortcutsStyle.lineGap
  }

  private mutating func add(_ chord: ShortcutChord, at pen: inout Point) {
    for (number, cap) in chord.caps.enumerated() {
      if number > 0 { pen.x += ShortcutsStyle.capGap }
      let width = width(of: cap, isKey: chord.isKeys)
      let frame = Rect(x: pen.x, y: pen.y, width: width, height: ShortcutsStyle.capHeight)
      if chord.isKeys {
        caps.append(Item(frame: frame, text: cap))
      } else {
        links.append(Item(frame: frame, text: cap))
      }
      pen.x += width
    }
  }

  private func width(of chord: ShortcutChord) -> Double {
    let gaps = ShortcutsStyle.capGap * Double(chord.caps.count - 1)
    return chord.caps.reduce(gaps) { $0 + width(of: $1, isKey: chord.isKeys) }
  }

  /// A key is at least as wide as it is tall.
  private func width(of cap: String, isKey: Bool) -> Double {
    let width = text.width(of: cap, in: ShortcutsStyle.cap).rounded(.up)
    return isKey ? max(ShortcutsStyle.capHeight, width + ShortcutsStyle.capPadding) : width
  }
}
