import PagerCore
import PagerGraphics
import PagerKit

/// The rows of a text of any length, of which parts can be selected and copied.
@MainActor
final class TextList: ListView {
  /// How a text is laid out.
  struct Style: Equatable {
    /// The font.
    var font = Font(family: .monospaced, size: 14)
    /// Whether lines that are wider than the page are broken.
    var wraps = true
    /// How many characters lie between tab stops.
    var tab = 8
    /// The distance of two lines, in points.
    var lineHeight = 20.0
  }

  /// The text.
  private(set) var buffer = TextBuffer()
  /// How it is laid out.
  let style: Style
  /// What is selected; nothing before the first click.
  private(set) var selection: TextSelection?
  /// Takes the selected text when it is copied.
  var onCopy: ((String) -> Void)?
  /// How far the text is scrolled to the left, in points; 0 if its lines are broken.
  private(set) var leftOffset = 0.0
  private var widest = 0.0
  private var layouts: [Int: TextRowLayout] = [:]
  private var layoutKey: LayoutKey?
  private var dragStart = 0.0

  private struct LayoutKey: Equatable {
    var width: Double
    var scale: Double
  }

  /// No more layouts are kept: several screens full.
  private static let mostLayouts = 1024
  /// The widest stretch of text in pixels: no texture may be larger.
  private static let widestPixels = 4096.0

  /// Creates a list for a text that is laid out in `style`.
  init(style: Style) {
    self.style = style
    super.init()
    estimatedRowHeight = style.lineHeight
    measureRow = { [weak self] row, _ in self?.height(of: row) ?? 0 }
    makeRow = { [weak self] row in TextRowView(row: row, list: self) }
  }

  /// Adds text at the end.
  func append(_ chunk: TextChunk) {
    let last = buffer.rowCount - 1
    buffer.append(chunk)
    layouts[last] = nil
    rowCount = buffer.rowCount
    // The last row may have grown.
    if last >= 0, view(ofRow: last) != nil { reloadRows() }
  }

  /// Lets go of the text; the list must not be shown any more.
  func release() { buffer.release() }

  // MARK: View

  override var isClickable: Bool { true }

  override func clicked(at point: Point, count: Int, modifiers: Modifiers) {
    guard let place = place(at: point) else { return }
    if modifiers.contains(.shift), selection != nil {
      selection?.extend(to: place)
    } else if count == 1 {
      selection = TextSelection(place..<place)
    } else {
      selection = TextSelection(count == 2 ? word(at: place) : line(at: place))
    }
    selectionDidChange()
  }

  override func perform(_ command: PagerCommand, isRepeat: Bool, at time: Double) -> Bool {
    switch command {
    case .selectAll: selectAll()
    case .copy: return copySelection()
    default: return super.perform(command, isRepeat: isRepeat, at: time)
    }
    return true
  }

  override func wantsDrag(_ axis: Axis, towards direction: Int, at point: Point) -> Bool {
    guard axis == .horizontal else {
      return super.wantsDrag(axis, towards: direction, at: point)
    }
    return direction > 0 ? leftOffset > 0 : leftOffset < mostLeftOffset
  }

  override func dragBegan(_ drag: DragEvent) {
    guard drag.axis == .horizontal else { return super.dragBegan(drag) }
    dragStart = leftOffset
  }

  override func dragMoved(_ drag: DragEvent) {
    guard drag.axis == .horizontal else { return super.dragMoved(drag) }
    scrollLeft(to: dragStart - drag.translation)
  }

  override func dragEnded(_ drag: DragEvent) {
    if drag.axis == .vertical { super.dragEnded(drag) }
  }

  override func dragReverted(_ drag: DragEvent) {
    guard drag.axis == .horizontal else { return super.dragReverted(drag) }
    scrollLeft(to: dragStart)
  }

  override func wheel(_ event: WheelEvent, at point: Point) -> Bool {
    let isShifted = event.modifiers.contains(.shift)
    let turn = isShifted && event.delta.dx == 0 ? -event.delta.dy : event.delta.dx
    let isHorizontal = isShifted || abs(event.delta.dx) > abs(event.delta.dy)
    guard isHorizontal, turn.isFinite, turn > 0 ? leftOffset < mostLeftOffset : leftOffset > 0
    else { return super.wheel(event, at: point) }
    scrollLeft(to: leftOffset + turn * 48)
    return true
  }
}

// MARK: - Layout

extension TextList {
  /// The space beside the text, in points.
  var margin: Double { min(max((contentWidth * 0.04).rounded(), 12), 32) }

  /// The space above a row: only the first keeps one.
  func spaceAbove(_ row: Int) -> Double { row == 0 ? 14 : 0 }

  /// The layout of a row for the width of the list; nothing while it is in no window.
  func layout(of row: Int) -> TextRowLayout? {
    guard let stage, row < buffer.rowCount else { return nil }
    let key = LayoutKey(width: contentWidth, scale: stage.scale)
    if key != layoutKey || layouts.count >= Self.mostLayouts { layouts = [:] }
    layoutKey = key
    if let layout = layouts[row] { return layout }
    let width = min(contentWidth - 2 * margin, Self.widestPixels / stage.scale)
    let layout = TextRowLayout(
      TextRow(buffer.text(ofRow: row), tab: style.tab), font: style.font,
      width: style.wraps ? width : nil, stage.text)
    layouts[row] = layout
    if !style.wraps { widest = max(widest, layout.width) }
    return layout
  }

  private func height(of row: Int) -> Double {
    let space = spaceAbove(row) + (row == rowCount - 1 ? 14 : 0)
    return Double(layout(of: row)?.lineCount ?? 1) * style.lineHeight + space
  }

  private var mostLeftOffset: Double {
    style.wraps ? 0 : max(0, widest + 2 * margin - contentWidth)
  }

  /// Scrolls a text whose lines are not broken sideways; clamped to what is seen of it.
  func scrollLeft(to offset: Double) {
    let offset = min(max(0, offset.isFinite ? offset : 0), mostLeftOffset)
    guard offset != leftOffset else { return }
    leftOffset = offset
    contentView.setNeedsDisplay()
  }
}

// MARK: - Selection

extension TextList {
  private func place(at point: Point) -> TextSelection.Place? {
    guard rowCount > 0, let stage else { return nil }
    let row = row(at: Point(x: min(max(0, point.x), contentWidth - 1), y: point.y)) ?? rowCount - 1
    guard let layout = layout(of: row) else { return nil }
    let y = point.y + contentOffset - frame(ofRow: row).minY - spaceAbove(row)
    let line = Int((y / style.lineHeight).rounded(.down))
    let x = point.x - margin + leftOffset
    let index = layout.index(atX: x, line: line, stage.text)
    return TextSelection.Place(row: row, offset: layout.row.origin(of: index))
  }

  private func word(at place: TextSelection.Place) -> Range<TextSelection.Place> {
    guard let row = layout(of: place.row)?.row else { return place..<place }
    let word = row.word(at: row.place(of: place.offset))
    return self.place(
      place.row, row.origin(of: word.lowerBound))..<self.place(
        place.row, row.origin(of: word.upperBound))
  }

  /// The whole line around a place, over all of its rows.
  private func line(at place: TextSelection.Place) -> Range<TextSelection.Place> {
    var (first, last) = (place.row, place.row)
    while buffer.isContinued(first) { first -= 1 }
    while buffer.isContinued(last + 1) { last += 1 }
    return self.place(first, 0)..<self.place(last, buffer.text(ofRow: last).count)
  }

  private func place(_ row: Int, _ offset: Int) -> TextSelection.Place {
    TextSelection.Place(row: row, offset: offset)
  }

  private func selectAll() {
    guard rowCount > 0 else { return }
    let last = rowCount - 1
    selection = TextSelection(place(0, 0)..<place(last, buffer.text(ofRow: last).count))
    selectionDidChange()
  }

  /// The most that is copied, in bytes: more than any other program wants to take.
  private static let mostCopied = 64 << 20

  private func copySelection() -> Bool {
    guard let selection, !selection.range.isEmpty else { return false }
    onCopy?(buffer.text(of: selection, most: Self.mostCopied).text)
    return true
  }

  private func selectionDidChange() {
    contentView.setNeedsDisplay()
  }
}
