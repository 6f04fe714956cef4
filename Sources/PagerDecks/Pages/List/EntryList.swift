import PagerCore
import PagerGraphics
import PagerKit

/// Rows of one line each, of which one can be selected.
@MainActor
final class EntryList: ListView {
  /// Where the rows come from.
  enum Entries {
    case strings([String])
    case lines(TextBuffer)

    /// How many there are.
    var count: Int {
      switch self {
      case .strings(let strings): strings.count
      case .lines(let buffer): buffer.rowCount
      }
    }

    /// The text of one.
    func text(_ row: Int) -> String {
      switch self {
      case .strings(let strings): strings.indices.contains(row) ? strings[row] : ""
      case .lines(let buffer): buffer.text(ofRow: row)
      }
    }
  }

  /// The rows.
  var entries = Entries.strings([]) {
    didSet { rowCount = entries.count }
  }
  /// The selected row.
  var selected: Int? {
    didSet { if selected != oldValue { contentView.setNeedsDisplay() } }
  }

  override init() {
    super.init()
    rowHeight = 44
    hasSeparators = true
    makeRow = { [weak self] row in EntryRow(row: row, list: self) }
    onClick = { [weak self] row in self?.selected = row }
  }
}

/// A row: its text, cut where the page ends.
@MainActor
private final class EntryRow: RowView<EntryList> {
  override func draw(in context: inout DrawContext) {
    guard let list else { return }
    if list.selected == row { context.fill(.rect(bounds), context.theme.softAccent) }
    let margin = min(max((bounds.width * 0.04).rounded(), 12), 32)
    let box = bounds.inset(by: Insets(left: margin, right: margin))
    context.drawLine(
      list.entries.text(row).oneLine(), Font(size: 16), context.theme.text, in: box)
  }
}
