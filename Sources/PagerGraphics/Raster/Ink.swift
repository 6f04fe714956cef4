/// A colour in the form in which pixels are mixed.
struct Ink {
  /// The opaque colour.
  var pixel: UInt32
  /// The opacity in 255ths.
  var alpha: UInt32

  init(_ color: Color) {
    pixel = opaque | color.hex
    alpha = byte(color.alpha)
  }

  /// Lays the colour over a pixel of which it covers `coverage` 255ths.
  @inline(__always)
  func blend(into pixel: inout UInt32, coverage: UInt32) {
    let share = alpha == 255 ? coverage : product(coverage, alpha)
    if share == 255 {
      pixel = self.pixel
    } else if share > 0 {
      pixel = mixed(pixel, self.pixel, share)
    }
  }

  /// Lays the colour over `count` pixels of which it covers `coverage` 255ths each.
  @inline(__always)
  func blend(into row: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt32) {
    let share = product(coverage, alpha)
    guard count > 0, share > 0 else { return }
    if share == 255 {
      row.update(repeating: pixel, count: count)
    } else {
      for x in 0..<count { row[x] = mixed(row[x], pixel, share) }
    }
  }
}
