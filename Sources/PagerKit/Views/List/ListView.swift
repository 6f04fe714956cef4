public import PagerGraphics

/// Rows below each other, of which only those exist that are about to be seen.
///
/// A list of a million rows opens at once: heights are estimated until a row comes near, and the
/// row replaces its estimate without anything that is seen moving.
open class ListView: ScrollView {
  /// How many rows there are.
  ///
  /// Rows that exist stay; `reloadRows()` makes them anew.
  public var rowCount = 0 {
    didSet { if rowCount != oldValue { setNeedsLayout() } }
  }
  /// The height of every row, in points; nothing asks `measureRow`.
  public var rowHeight: Double? {
    didSet { if rowHeight != oldValue { reloadRows() } }
  }
  /// The height of a row that was not measured yet, in points.
  public var estimatedRowHeight = 44.0 {
    didSet { if estimatedRowHeight != oldValue { reloadRows() } }
  }
  /// Gives the height of a row for the width of the content, both in points, when it comes near.
  ///
  /// Heights are rounded up to whole device pixels, and are at least one.
  public var measureRow: ((_ row: Int, _ width: Double) -> Double)?
  /// Makes the view of a row that comes near; it is dropped when it is far again.
  public var makeRow: ((_ row: Int) -> View)?
  /// Does what a click on a row is for, and what Return and Space do on the row that has the
  /// keyboard; nothing makes rows that cannot be clicked.
  public var onClick: ((_ row: Int) -> Void)?
  /// Whether a hairline parts the rows.
  public var hasSeparators = false {
    didSet { if hasSeparators != oldValue { contentView.setNeedsDisplay() } }
  }

  /// The part of a row's frame that is lit while the pointer is over it; all of it unless set.
  public var rowHighlight: (_ frame: Rect) -> Shape = { .rect($0) } {
    didSet { contentView.setNeedsDisplay() }
  }

  /// The row that has the keyboard while the list has it; nothing until a row was clicked or an
  /// arrow pressed.
  public internal(set) final var focusedRow: Int? {
    didSet { if focusedRow != oldValue { contentView.setNeedsDisplay() } }
  }

  var heights = RowHeights(count: 0, estimate: 1, isExact: true)
  var heightsKey: RowHeightsKey?
  var rowViews: [Int: View] = [:]
  var hoveredRow: Int? {
    didSet { if hoveredRow != oldValue { contentView.setNeedsDisplay() } }
  }

  /// Creates a list without rows.
  public init() {
    let content = ListContent()
    super.init(contentView: content)
    content.list = self
  }

  // MARK: ScrollView

  open override func layout() {
    if !bounds.isEmpty { updateHeights() }
    super.layout()
  }

  open override func prepareContent(in part: Rect) {
    if contentWidth > 0 { showRows(measuredRows()) }
  }

  open override func contentDidScroll() { hoveredRow = nil }

  open override func currentPlace() -> ScrollPlace { topPlace() }

  open override func restore(_ place: ScrollPlace) {
    guard let row = place.row else { return super.restore(place) }
    scroll(toRow: row, offset: place.offset)
  }

  open override func stageDidChange() {
    super.stageDidChange()
    if stage == nil { dropRows() }
  }

  // MARK: View

  open override var isClickable: Bool { onClick != nil }

  open override func clicked(at point: Point, count: Int) {
    guard let row = row(at: point) else { return }
    focusedRow = row
    onClick?(row)
  }

  open override func hover(at point: Point?) {
    super.hover(at: point)
    // Rows that pass below a pointer that stands still are not meant.
    hoveredRow = onClick == nil || isScrolling ? nil : point.flatMap { row(at: $0) }
  }

  open override func cursor(at point: Point) -> Cursor? {
    onClick != nil && row(at: point) != nil ? .pointingHand : super.cursor(at: point)
  }

  /// Rows that can be clicked can be gone through with the arrows.
  open override var canFocus: Bool {
    onClick == nil ? super.canFocus : rowCount > 0
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    goThroughRows(by: event) || super.keyPressed(event)
  }

  /// Being activated does on the row that has the keyboard what a click does.
  open override func perform(_ command: PagerCommand, isRepeat: Bool, at time: Double) -> Bool {
    guard command == .activate else {
      return super.perform(command, isRepeat: isRepeat, at: time)
    }
    return activateRow()
  }

  override var ringsAround: Bool { onClick == nil }

  override func focusRingDidChange() {
    super.focusRingDidChange()
    // The row stays the same when others come into view.
    if showsFocus { focusedRow = rowForKeys }
    contentView.setNeedsDisplay()
  }
}

extension ListView {
  /// Makes all rows and their heights anew; the row at the top stays there.
  public final func reloadRows() {
    dropRows()
    heightsKey = nil
    setNeedsLayout()
  }

  /// The row at `point` of the view; nothing beside and behind the rows.
  public final func row(at point: Point) -> Int? {
    let place = ((point.y + contentOffset) * scale).rounded(.down)
    guard point.x >= 0, point.x < contentWidth, place >= 0, place < heights.total else {
      return nil
    }
    return heights.row(at: place)
  }

  /// The place of `row` in the content, in points, as far as heights are known.
  public final func frame(ofRow row: Int) -> Rect {
    Rect(
      x: 0, y: heights.top(of: row) / scale, width: contentWidth,
      height: heights.height(of: row) / scale)
  }

  /// The rows that have a part in view.
  public final var visibleRows: Range<Int> {
    let top = (contentOffset * scale).rounded(.down)
    return heights.rows(from: top, to: ((contentOffset + bounds.height) * scale).rounded(.up))
  }

  /// The view of `row`; nothing while it is far.
  public final func view(ofRow row: Int) -> View? { rowViews[row] }

  /// Scrolls so that the top of `row` lies `offset` points above the top of the view.
  public final func scroll(toRow row: Int, offset: Double = 0) {
    guard offset.isFinite else { return }
    guard heightsKey != nil, !bounds.isEmpty else {
      scrollPlace = ScrollPlace(row: row, offset: offset)
      return
    }
    guard heights.count > 0 else { return }
    let row = min(max(0, row), heights.count - 1)
    measure([row])
    scroll(to: heights.top(of: row) / scale + offset, animated: false)
  }
}
