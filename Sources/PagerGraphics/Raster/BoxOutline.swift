/// A rectangle or rounded rectangle at any fraction of a pixel.
///
/// With q = |p − centre| − half + r the distance of a pixel's centre from the outline is
/// d = |max(q, 0)| + min(max(qx, qy), 0) − r, and the pixel is covered by clamp(½ − d). Where an
/// edge is straight that is the covered area; it is never more than the share of the pixel that
/// lies within the box, so that a box thinner than a pixel is not too dark.
struct BoxOutline {
  private var left: Double
  private var top: Double
  private var right: Double
  private var bottom: Double
  private var radius: Double

  /// Creates the outline of a box in pixels; none for a box in which nothing can be seen.
  init?(_ rect: Rect, radius: Double) {
    left = rect.minX.withinReach
    top = rect.minY.withinReach
    right = rect.maxX.withinReach
    bottom = rect.maxY.withinReach
    guard right > left, bottom > top else { return nil }
    self.radius = Swift.min(max(0, radius.withinReach), (right - left) / 2, (bottom - top) / 2)
  }

  /// The pixels that it may cover.
  var pixels: PixelRect {
    let x = Int(saturating: left.rounded(.down))
    let y = Int(saturating: top.rounded(.down))
    return PixelRect(
      x: x, y: y, width: Int(saturating: right.rounded(.up)) - x,
      height: Int(saturating: bottom.rounded(.up)) - y)
  }

  /// The pixels that it covers, if it covers each wholly or not at all, to the precision of a
  /// coverage; otherwise none.
  var alignedPixels: PixelRect? {
    let edges = [left, top, right, bottom]
    guard radius == 0, edges.allSatisfy({ abs($0 - $0.rounded()) < 1 / 512 }) else { return nil }
    let whole = edges.map { Int(saturating: $0.rounded()) }
    return PixelRect(
      x: whole[0], y: whole[1], width: whole[2] - whole[0], height: whole[3] - whole[1])
  }

  /// The box without a margin of `width` pixels; none where nothing is left.
  func inset(by width: Double) -> BoxOutline? {
    BoxOutline(
      Rect(
        x: left + width, y: top + width, width: right - left - 2 * width,
        height: bottom - top - 2 * width),
      radius: radius - width)
  }
}

extension BoxOutline {
  /// The coverage of the pixels in row `y`, of the columns `all`.
  func span(row y: Int, of all: Range<Int>, into row: CoverageRow) -> CoverageSpan {
    let rowShare = min(bottom, Double(y) + 1) - max(top, Double(y))
    guard rowShare > 0 else { return .none }
    let columns = all.part(
      from: Int(left.rounded(.down)), to: Int(right.rounded(.up)))
    let depth = abs(Double(y) + 0.5 - (top + bottom) / 2) - (bottom - top) / 2 + radius
    return depth > 0 && radius > 0
      ? capSpan(columns, depth: depth, rowShare: rowShare, into: row)
      : straightSpan(columns, rowShare: rowShare, into: row)
  }

  /// A row in which both sides are straight.
  private func straightSpan(
    _ columns: Range<Int>, rowShare: Double, into row: CoverageRow
  ) -> CoverageSpan {
    let span = CoverageSpan(
      columns: columns,
      flat: columns.part(from: Int(left.rounded(.up)), to: Int(right.rounded(.down))),
      value: UInt8(byte(rowShare)))
    for x in span.leading { row[x] = UInt8(byte(rowShare * columnShare(x))) }
    for x in span.trailing { row[x] = UInt8(byte(rowShare * columnShare(x))) }
    return span
  }

  /// A row that crosses the rounded corners; its centre lies `depth` beyond those of the corners.
  private func capSpan(
    _ columns: Range<Int>, depth: Double, rowShare: Double, into row: CoverageRow
  ) -> CoverageSpan {
    let flat = columns.part(
      from: Int((left + radius - 0.5).rounded(.up)),
      to: Int((right - radius - 0.5).rounded(.down)) + 1)
    let span = CoverageSpan(
      columns: columns, flat: flat, value: UInt8(byte(min(rowShare, 0.5 + radius - depth))))
    for x in span.leading { row[x] = cornerCoverage(x, depth: depth, rowShare: rowShare) }
    for x in span.trailing { row[x] = cornerCoverage(x, depth: depth, rowShare: rowShare) }
    return span
  }

  @inline(__always)
  private func cornerCoverage(_ x: Int, depth: Double, rowShare: Double) -> UInt8 {
    let across = max(0, abs(Double(x) + 0.5 - (left + right) / 2) - (right - left) / 2 + radius)
    let square = across * across + depth * depth
    let outside = radius + 0.5
    guard square < outside * outside else { return 0 }
    return UInt8(byte(min(outside - square.squareRoot(), rowShare * columnShare(x))))
  }

  /// The share of column `x` that lies between the sides.
  @inline(__always)
  private func columnShare(_ x: Int) -> Double {
    max(0, min(right, Double(x) + 1) - max(left, Double(x)))
  }
}

extension Double {
  /// The value kept within ±2³⁰ pixels, so that differences stay exact enough; 0 for what is no
  /// number.
  var withinReach: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -1_073_741_824), 1_073_741_824)
  }
}
