/// Which pixels of a source each pixel of a row or column is made of.
///
/// Where the source shrinks, a pixel is the average of the area that it covers; where it grows, it
/// is mixed from the two nearest pixels, by the share of the pixel inside the target.
struct ResampleTaps {
  private var starts: [Int] = []
  private var ends: [Int] = []
  private var firsts: [Int] = []
  private var weights: [Float] = []

  /// Creates the map for `pixels` when `count` source pixels are stretched from `start` over
  /// `extent` pixels.
  init(count: Int, from start: Double, extent: Double, pixels: Range<Int>) {
    let step = Double(count) / extent
    for pixel in pixels {
      let low = max(0, Double(pixel) - start)
      let high = min(extent, Double(pixel) + 1 - start)
      starts.append(weights.count)
      let middle = (Double(pixel) + 0.5 - start) * step
      if step > 1 {
        addArea(from: low * step, to: high * step, count: count, step: step)
      } else {
        addNearest(to: middle - 0.5, share: max(0, high - low), count: count)
      }
      ends.append(weights.count)
    }
  }

  private mutating func addArea(from low: Double, to high: Double, count: Int, step: Double) {
    let first = Swift.min(Swift.max(Int(saturating: low), 0), count - 1)
    let last = Swift.min(Swift.max(Int(saturating: high.rounded(.up)), first + 1), count)
    firsts.append(first)
    for pixel in first..<last {
      let share = min(high, Double(pixel) + 1) - max(low, Double(pixel))
      weights.append(Float(max(0, share) / step))
    }
  }

  private mutating func addNearest(to place: Double, share: Double, count: Int) {
    let inside = Swift.min(Swift.max(place, 0), Double(count - 1))
    let first = Swift.min(Int(saturating: inside), Swift.max(0, count - 2))
    let way = inside - Double(first)
    firsts.append(first)
    weights.append(Float((1 - way) * share))
    if count > 1 { weights.append(Float(way * share)) }
  }

  /// Calls `body` with every source pixel of the pixel at `index` and its weight.
  @inline(__always)
  func forEachTap(of index: Int, _ body: (Int, Float) -> Void) {
    for tap in starts[index]..<ends[index] {
      body(firsts[index] + tap - starts[index], weights[tap])
    }
  }

  /// Sets every sum to its pixel's mixture of `line`.
  func resample(_ line: UnsafePointer<UInt32>, into sums: UnsafeMutablePointer<SIMD4<Float>>) {
    weights.withUnsafeBufferPointer { weights in
      for index in starts.indices {
        var sum = SIMD4<Float>.zero
        let (first, start) = (firsts[index], starts[index])
        for tap in 0..<(ends[index] &- start) {
          sum += components(line[first &+ tap]) * weights[start &+ tap]
        }
        sums[index] = sum
      }
    }
  }
}

/// The four components of a pixel, 0…255, from the lowest byte to the highest.
@inline(__always)
private func components(_ pixel: UInt32) -> SIMD4<Float> {
  @inline(__always)
  func component(_ shift: UInt32) -> Float { Float(Int32(pixel &>> shift & 0xFF)) }
  return SIMD4(component(0), component(8), component(16), component(24))
}
