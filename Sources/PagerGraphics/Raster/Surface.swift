/// Pixels that are being painted: a part of a bitmap, or of a scratch buffer that stands for it.
struct Surface {
  /// The pixel in the top left corner of `bounds`.
  var base: UnsafeMutablePointer<UInt32>
  /// The number of pixels from one row's start to the next one's.
  var stride: Int
  /// The pixels of the layer that it holds.
  var bounds: PixelRect

  /// The rows that it holds; none where it has no columns.
  var rows: Range<Int> {
    bounds.isEmpty ? 0..<0 : bounds.y..<bounds.maxY
  }

  /// The columns that it holds.
  var columns: Range<Int> {
    bounds.x..<bounds.maxX
  }

  /// The first pixel of row `y`.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + (y &- bounds.y) &* stride
  }

  /// The part of it that lies within `rect`.
  func narrowed(to rect: PixelRect) -> Surface {
    let part = bounds.intersection(rect)
    guard !part.isEmpty else {
      return Surface(
        base: base, stride: stride,
        bounds: PixelRect(x: bounds.x, y: bounds.y, width: 0, height: 0))
    }
    return Surface(base: row(part.y) + (part.x - bounds.x), stride: stride, bounds: part)
  }
}
