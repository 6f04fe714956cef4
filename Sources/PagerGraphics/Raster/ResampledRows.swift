/// Rows of a picture, resampled to a width, and their sum for one row of the target.
///
/// The last two rows are remembered, since neighbouring rows of the target share them.
struct ResampledRows {
  private let picture: Picture
  private let columns: ResampleTaps
  private let width: Int
  private let sums: UnsafeMutablePointer<SIMD4<Float>>
  private var even = -1
  private var odd = -1

  /// Calls `body` with the rows, which are valid during the call.
  static func withRows(
    of picture: Picture, columns: ResampleTaps, width: Int, _ body: (inout ResampledRows) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: 3 * width) { buffer in
      guard let sums = buffer.baseAddress else { return }
      sums.initialize(repeating: .zero, count: 3 * width)
      var rows = ResampledRows(picture: picture, columns: columns, width: width, sums: sums)
      body(&rows)
    }
  }

  private init(
    picture: Picture, columns: ResampleTaps, width: Int, sums: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    self.picture = picture
    self.columns = columns
    self.width = width
    self.sums = sums
  }

  /// Lays row `index` of the target, made of the rows that `taps` names, over the pixels at `row`.
  mutating func lay(_ taps: ResampleTaps, index: Int, on row: UnsafeMutablePointer<UInt32>) {
    sums.update(repeating: .zero, count: width)
    taps.forEachTap(of: index) { line, weight in
      let source = resampled(line)
      for x in 0..<width { sums[x] += source[x] * weight }
    }
    for x in 0..<width { row[x] = over(packed(sums[x]), row[x]) }
  }

  private mutating func resampled(_ line: Int) -> UnsafeMutablePointer<SIMD4<Float>> {
    let isOdd = line & 1 == 1
    let target = sums + (isOdd ? 2 : 1) * width
    guard (isOdd ? odd : even) != line else { return target }
    if isOdd { odd = line } else { even = line }
    picture.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      columns.resample(base + line * picture.width, into: target)
    }
    return target
  }
}

/// The pixel with these four components, from the lowest byte to the highest, each rounded.
@inline(__always)
private func packed(_ sum: SIMD4<Float>) -> UInt32 {
  @inline(__always)
  func byte(_ value: Float) -> UInt32 { UInt32(Swift.min(Int32(value + 0.5), 255)) }
  return byte(sum[0]) | byte(sum[1]) &<< 8 | byte(sum[2]) &<< 16 | byte(sum[3]) &<< 24
}
