import PagerGraphics

nonisolated extension Bitmap {
  /// Moves pixels of a layer within the bitmap, which holds both places.
  ///
  /// The layer's first pixel comes to lie in column `x` of row `y`. Where its margin comes to lie on
  /// its own margin, nothing is read or written.
  func move(_ move: WindowContent.Move, x: Int, y: Int, margins: Margins?) {
    let columns = move.rect.x..<move.rect.maxX
    for step in 0..<move.rect.height {
      let number = move.rect.y + (move.dy > 0 ? move.rect.height - 1 - step : step)
      let row = PixelRow(base + number * stride)
      let source = PixelRow(base + (number - move.dy) * stride - move.dx)
      guard let margins else {
        row.copy(columns, from: source)
        continue
      }
      let ink = margins.ink(ofRow: number - y, from: x, within: columns)
      row.copy(ink, from: source)
      let shown = move.shown.columns(ofRow: number)
      let old = margins.ink(ofRow: number - y + move.dy, from: x - move.dx, within: shown)
      // What was shown here and was no ink is margin already.
      row.fill(columns.before(ink), butFor: shown, and: old, with: margins.pixel)
      row.fill(columns.after(ink), butFor: shown, and: old, with: margins.pixel)
    }
  }

  /// Copies the part of a layer that lies in `rect`, all of which `source` holds.
  ///
  /// The layer's first pixel, that of `source`, lies in column `x` of row `y`. Its margins are not
  /// read.
  func copy(from source: Bitmap, margins: Margins, x: Int, y: Int, to rect: PixelRect) {
    let rect = rect.intersection(bounds)
    let columns = rect.x..<rect.maxX
    for number in rect.y..<rect.maxY {
      let row = PixelRow(base + number * stride)
      let ink = margins.ink(ofRow: number - y, from: x, within: columns)
      row.fill(columns.before(ink), with: margins.pixel)
      row.copy(ink, from: PixelRow(source.base + (number - y) * source.stride - x))
      row.fill(columns.after(ink), with: margins.pixel)
    }
  }
}

/// The pixels of a row, by their columns.
private nonisolated struct PixelRow {
  private let start: UnsafeMutablePointer<UInt32>

  init(_ start: UnsafeMutablePointer<UInt32>) {
    self.start = start
  }

  func copy(_ columns: Range<Int>, from source: PixelRow) {
    (start + columns.lowerBound).update(
      from: source.start + columns.lowerBound, count: columns.count)
  }

  func fill(_ columns: Range<Int>, with pixel: UInt32) {
    (start + columns.lowerBound).update(repeating: pixel, count: columns.count)
  }

  /// Fills the columns that are not in `plain`, and those of it that are in `stale`, a part of it.
  func fill(
    _ columns: Range<Int>, butFor plain: Range<Int>, and stale: Range<Int>, with pixel: UInt32
  ) {
    fill(columns.clamped(to: .min..<plain.lowerBound), with: pixel)
    fill(columns.clamped(to: stale), with: pixel)
    fill(columns.clamped(to: plain.upperBound..<Int.max), with: pixel)
  }
}

nonisolated extension Range<Int> {
  /// What of it lies before a part of it.
  fileprivate func before(_ part: Range) -> Range { lowerBound..<part.lowerBound }

  /// What of it lies behind a part of it.
  fileprivate func after(_ part: Range) -> Range { part.upperBound..<upperBound }
}

nonisolated extension PixelRect {
  /// The columns that it holds of a row; none of one beyond it.
  fileprivate func columns(ofRow row: Int) -> Range<Int> {
    (y..<maxY).contains(row) ? x..<maxX : x..<x
  }
}
