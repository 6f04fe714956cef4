/// A shape in pixels, which tells how much of each pixel it covers.
enum Outline {
  /// A rectangle, sharp or round.
  case box(BoxOutline)
  /// A box without the box inside it.
  case ring(BoxOutline, inner: BoxOutline)
  /// A triangle.
  case triangle(TriangleOutline)

  /// Creates the outline of `shape` at `scale` pixels a point; none where nothing can be seen.
  init?(_ shape: Shape, scale: Double) {
    switch shape {
    case .rect(let rect):
      guard let box = BoxOutline(rect.scaled(by: scale), radius: 0) else { return nil }
      self = .box(box)
    case .roundedRect(let rect, let radius):
      guard let box = BoxOutline(rect.scaled(by: scale), radius: radius * scale) else { return nil }
      self = .box(box)
    case .ring(let rect, let radius, let width):
      guard width > 0, let box = BoxOutline(rect.scaled(by: scale), radius: radius * scale) else {
        return nil
      }
      self = box.inset(by: width * scale).map { .ring(box, inner: $0) } ?? .box(box)
    case .triangle(let a, let b, let c):
      let corners = [a, b, c].map { Point(x: $0.x * scale, y: $0.y * scale) }
      guard let triangle = TriangleOutline(corners[0], corners[1], corners[2]) else { return nil }
      self = .triangle(triangle)
    }
  }

  /// The pixels that it may cover.
  var pixels: PixelRect {
    switch self {
    case .box(let box), .ring(let box, _): box.pixels
    case .triangle(let triangle): triangle.pixels
    }
  }

  /// The pixels that it covers, if it is a rectangle of whole pixels; otherwise none.
  var alignedPixels: PixelRect? {
    guard case .box(let box) = self else { return nil }
    return box.alignedPixels
  }
}

extension Outline {
  /// Calls `body` with each row of `surface` and its coverage, which is valid during the call.
  @inline(__always)
  func forEachRow(
    of surface: Surface, _ body: (Int, CoverageSpan, CoverageRow) -> Void
  ) {
    let width = surface.bounds.width
    // The second half serves the inner box of a ring.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * width) { buffer in
      guard let bytes = buffer.baseAddress, width > 0 else { return }
      let row = CoverageRow(first: surface.bounds.x, bytes: bytes)
      let spare = CoverageRow(first: surface.bounds.x, bytes: bytes + width)
      for y in surface.rows {
        body(y, span(row: y, of: surface.columns, into: row, spare: spare), row)
      }
    }
  }

  private func span(
    row y: Int, of columns: Range<Int>, into row: CoverageRow, spare: CoverageRow
  ) -> CoverageSpan {
    switch self {
    case .box(let box): return box.span(row: y, of: columns, into: row)
    case .triangle(let triangle): return triangle.span(row: y, of: columns, into: row)
    case .ring(let box, let inner):
      let whole = box.span(row: y, of: columns, into: row)
      let hole = inner.span(row: y, of: columns, into: spare)
      return hole.columns.isEmpty ? whole : whole.subtracting(hole, from: row, spare: spare)
    }
  }
}

extension CoverageSpan {
  /// Takes away what `hole`, which lies inside, covers.
  fileprivate func subtracting(
    _ hole: CoverageSpan, from row: CoverageRow, spare: CoverageRow
  ) -> CoverageSpan {
    let shared = flat.clamped(to: hole.flat)
    let both = CoverageSpan(
      columns: columns, flat: shared, value: value >= hole.value ? value - hole.value : 0)
    for part in [both.leading, both.trailing] {
      for x in part {
        let outer = flat.contains(x) ? value : row[x]
        let inner = hole.columns.contains(x) ? (hole.flat.contains(x) ? hole.value : spare[x]) : 0
        row[x] = outer > inner ? outer - inner : 0
      }
    }
    return both
  }
}
