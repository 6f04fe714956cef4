/// Coverages that several masks add up to, each pixel in 65536ths of a 255th.
struct CoverageField {
  /// The sums, row by row.
  var sums: UnsafeMutablePointer<UInt32>
  /// The pixels that they stand for.
  var bounds: PixelRect

  /// Sets all sums to 0.
  func clear() {
    sums.update(repeating: 0, count: bounds.width * bounds.height)
  }

  /// Adds the share `share` (in 256ths) of the mask, resampled into `frame`.
  ///
  /// Beyond the mask's edge there is no coverage. Good for factors between ⅔ and 1½.
  func add(_ mask: CoverageMask, in frame: Rect, share: UInt32) {
    let reach = frame.inset(by: Insets(all: -2)).touchedPixels.intersection(bounds)
    guard mask.width > 0, mask.height > 0, !reach.isEmpty, !frame.isEmpty else { return }
    let across = SampleScale(count: mask.width, from: frame.minX, extent: frame.width)
    let down = SampleScale(count: mask.height, from: frame.minY, extent: frame.height)
    withUnsafeTemporaryAllocation(of: Sample.self, capacity: reach.width) { columns in
      for index in 0..<reach.width { columns[index] = across.sample(at: reach.x + index) }
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: mask.width) { line in
        guard let columns = columns.baseAddress, let line = line.baseAddress else { return }
        mask.bytes.withUnsafeBufferPointer { bytes in
          guard let bytes = bytes.baseAddress else { return }
          for y in reach.y..<reach.maxY {
            let row = down.sample(at: y)
            guard row.firstShare &+ row.secondShare > 0 else { continue }
            blendRows(row, of: bytes, width: mask.width, into: line)
            let sums = sums + ((y &- bounds.y) &* bounds.width &+ (reach.x &- bounds.x))
            gather(line, at: columns, count: reach.width, share: share, into: sums)
          }
        }
      }
    }
  }

  /// Lays `ink` over the surface by the sums.
  func blend(_ ink: Ink, on surface: Surface) {
    for y in surface.rows {
      let row = surface.row(y)
      let sums = sums + (y &- bounds.y) &* bounds.width
      for x in 0..<bounds.width where sums[x] > 0 {
        ink.blend(into: &row[x], coverage: min(255, (sums[x] &+ 0x8000) &>> 16))
      }
    }
  }

  @inline(__always)
  private func blendRows(
    _ row: Sample, of bytes: UnsafePointer<UInt8>, width: Int,
    into line: UnsafeMutablePointer<UInt32>
  ) {
    let first = bytes + Int(row.first) &* width
    let second = bytes + Int(row.second) &* width
    for x in 0..<width {
      line[x] = UInt32(first[x]) &* row.firstShare &+ UInt32(second[x]) &* row.secondShare
    }
  }

  @inline(__always)
  private func gather(
    _ line: UnsafePointer<UInt32>, at columns: UnsafePointer<Sample>, count: Int, share: UInt32,
    into sums: UnsafeMutablePointer<UInt32>
  ) {
    for x in 0..<count {
      let column = columns[x]
      let value =
        line[Int(column.first)] &* column.firstShare
        &+ line[Int(column.second)] &* column.secondShare
      // 255 · 2⁸ · 2⁸ · 2⁸ just fits into 32 bits; the sum of the shares gets 2¹⁶ of it.
      sums[x] = sums[x] &+ (value &* share) &>> 8
    }
  }
}

/// Which two pixels of a source a pixel is mixed from, in 256ths.
struct Sample {
  var first: Int32
  var second: Int32
  var firstShare: UInt32
  var secondShare: UInt32
}

/// The map from the pixels of a row or column to those of a source of `count` pixels.
struct SampleScale {
  private var count: Int
  private var start: Double
  private var step: Double

  /// Creates the map that stretches the source from `start` over `extent` pixels.
  init(count: Int, from start: Double, extent: Double) {
    self.count = count
    self.start = start
    step = Double(count) / extent
  }

  /// What the middle of pixel `place` shows; pixels beyond the source have no share.
  func sample(at place: Int) -> Sample {
    let position = (Double(place) + 0.5 - start) * step - 0.5
    let whole = position.rounded(.down)
    let index = Int(saturating: whole)
    let share = UInt32((position - whole).clampedToUnit * 256 + 0.5)
    let holdsFirst = index >= 0 && index < count
    let holdsSecond = index >= -1 && index < count - 1
    return Sample(
      first: holdsFirst ? Int32(index) : 0, second: holdsSecond ? Int32(index + 1) : 0,
      firstShare: holdsFirst ? 256 - share : 0, secondShare: holdsSecond ? share : 0)
  }
}
