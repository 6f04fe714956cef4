extension Painter {
  /// Fills the shape with one colour.
  func fill(_ shape: Shape, with ink: Ink, on surface: Surface) {
    guard let outline = Outline(shape, scale: scale) else { return }
    let part = surface.narrowed(to: outline.pixels)
    outline.forEachRow(of: part) { y, span, coverage in
      let row = part.row(y) - part.bounds.x
      for x in span.leading { ink.blend(into: &row[x], coverage: UInt32(coverage[x])) }
      ink.blend(
        into: row + span.flat.lowerBound, count: span.flat.count, coverage: UInt32(span.value))
      for x in span.trailing { ink.blend(into: &row[x], coverage: UInt32(coverage[x])) }
    }
  }

  /// Fills the rectangle with a colour that is `start` at its left edge and `end` at its right one,
  /// taken at the middle of each column.
  func fillGradient(_ rect: Rect, from start: Color, to end: Color, on surface: Surface) {
    guard let outline = Outline(.rect(rect), scale: scale) else { return }
    let part = surface.narrowed(to: outline.pixels)
    withUnsafeTemporaryAllocation(of: Ink.self, capacity: part.bounds.width) { inks in
      for (index, x) in part.columns.enumerated() {
        let way = ((Double(x) + 0.5) / scale - rect.minX) / rect.width
        inks[index] = Ink(start.mixed(with: end, by: way))
      }
      outline.forEachRow(of: part) { y, span, coverage in
        let row = part.row(y)
        for x in span.columns {
          let share = span.flat.contains(x) ? span.value : coverage[x]
          let index = x &- part.bounds.x
          inks[index].blend(into: &row[index], coverage: UInt32(share))
        }
      }
    }
  }

  /// Paints the commands inside the shape.
  ///
  /// They are painted on a copy of the pixels there; then each pixel becomes
  /// mix(before, after, coverage).
  func clip(to shape: Shape, _ commands: [DrawCommand], on surface: Surface) {
    guard let outline = Outline(shape, scale: scale) else { return }
    if let pixels = outline.alignedPixels {
      paint(commands, on: surface.narrowed(to: pixels))
      return
    }
    let part = surface.narrowed(to: outline.pixels)
    let width = part.bounds.width
    guard !part.rows.isEmpty else { return }
    scratch.lend(width * part.bounds.height) { base in
      let copy = Surface(base: base, stride: width, bounds: part.bounds)
      for y in part.rows { copy.row(y).update(from: part.row(y), count: width) }
      paint(commands, on: copy)
      mix(part, with: copy, inside: outline)
    }
  }

  private func mix(_ before: Surface, with after: Surface, inside outline: Outline) {
    outline.forEachRow(of: before) { y, span, coverage in
      let row = before.row(y) - before.bounds.x
      let other = after.row(y) - before.bounds.x
      for x in span.leading { row[x] = mixed(row[x], other[x], UInt32(coverage[x])) }
      let first = span.flat.lowerBound
      if span.value == 255 {
        (row + first).update(from: other + first, count: span.flat.count)
      } else if span.value > 0 {
        PagerGraphics.mix(
          row + first, with: other + first, by: UInt32(span.value), count: span.flat.count)
      }
      for x in span.trailing { row[x] = mixed(row[x], other[x], UInt32(coverage[x])) }
    }
  }
}
