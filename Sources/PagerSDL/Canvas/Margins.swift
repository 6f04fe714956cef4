import PagerGraphics

/// The margins of a layer's pixels: what of each row is of one colour, on the left and on the right.
///
/// A page of text is mostly paper. It moves, and comes into view, without its paper being read or
/// written again.
nonisolated struct Margins {
  /// The pixel that they are made of.
  let pixel: UInt32

  /// The columns of each row between its margins; none where the row is all of one colour.
  private let inked: [Range<Int>]

  /// Looks for the margins of `bitmap`, which are made of its first pixel.
  ///
  /// They are found in steps of a few columns: what counts as ink may be a little more than is.
  init(of bitmap: Bitmap) {
    let pixel = bitmap.bounds.isEmpty ? 0 : bitmap.base[0]
    self.pixel = pixel
    inked = (0..<bitmap.height).map { y in
      RowReader(start: bitmap.base + y * bitmap.stride, count: bitmap.width)
        .columns(otherThan: pixel)
    }
  }

  /// The columns between the margins of row `y`, if the layer begins in column `x`; only those
  /// within `part`, and none if that has none.
  func ink(ofRow y: Int, from x: Int, within part: Range<Int>) -> Range<Int> {
    guard !part.isEmpty else { return part }
    let columns = inked[y]
    return (columns.lowerBound + x..<columns.upperBound + x).clamped(to: part)
  }
}

/// The pixels of a row.
private nonisolated struct RowReader {
  let start: UnsafePointer<UInt32>
  let count: Int

  /// So many pixels are compared at a time.
  private static var step: Int { 8 }

  /// The columns, in steps, outside of which all pixels are `pixel`.
  func columns(otherThan pixel: UInt32) -> Range<Int> {
    let whole = count - count % Self.step
    var first = 0
    while first < whole, isPlain(from: first, pixel) { first += Self.step }
    let isPlainAtEnd = (whole..<count).allSatisfy { start[$0] == pixel }
    guard first < whole else { return isPlainAtEnd ? 0..<0 : whole..<count }
    guard isPlainAtEnd else { return first..<count }
    var end = whole
    while isPlain(from: end - Self.step, pixel) { end -= Self.step }
    return first..<end
  }

  /// Whether a step's pixels from column `column` on are all `pixel`.
  private func isPlain(from column: Int, _ pixel: UInt32) -> Bool {
    let pair = UInt64(pixel) << 32 | UInt64(pixel)
    let bytes = UnsafeRawPointer(start + column)
    var difference: UInt64 = 0
    for offset in stride(from: 0, to: 4 * Self.step, by: 8) {
      difference |= bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ pair
    }
    return difference == 0
  }
}
