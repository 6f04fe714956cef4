import PagerGraphics

nonisolated extension SurfacePixels {
  /// The picture at `columns` × `rows` pixels: each is the mean of the area it covers.
  ///
  /// The mean is taken of premultiplied colours; otherwise the colour of transparent pixels would
  /// bleed into the rim. Without area, there is no picture.
  func averaged(columns: Int, rows: Int) -> Picture? {
    guard width > 0, height > 0, columns > 0, rows > 0 else { return nil }
    let source = premultiplied()
    let horizontal = Self.spans(from: width, to: columns)
    let vertical = Self.spans(from: height, to: rows)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(columns * rows)
    for y in vertical {
      for x in horizontal { pixels.append(Self.packed(mean(of: source, x, y))) }
    }
    return Picture(width: columns, height: rows, pixels: pixels)
  }

  // The source pixels that one target pixel covers, with the covered share of each.
  private struct Span {
    let first: Int
    let weights: [Float]
  }

  private static func spans(from source: Int, to target: Int) -> [Span] {
    let step = Double(source) / Double(target)
    return (0..<target).map { index in
      let low = Double(index) * step
      let high = min(Double(source), low + step)
      let first = Int(low)
      let last = min(source - 1, max(first, Int(high.rounded(.up)) - 1))
      let weights = (first...last).map { pixel in
        Float((min(high, Double(pixel + 1)) - max(low, Double(pixel))) / step)
      }
      return Span(first: first, weights: weights)
    }
  }

  private func premultiplied() -> [SIMD4<Float>] {
    var result: [SIMD4<Float>] = []
    result.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width { result.append(Self.unpacked(self[column, row])) }
    }
    return result
  }

  private func mean(of source: [SIMD4<Float>], _ x: Span, _ y: Span) -> SIMD4<Float> {
    var sum = SIMD4<Float>.zero
    for (row, share) in y.weights.enumerated() {
      let start = (y.first + row) * width + x.first
      var line = SIMD4<Float>.zero
      for (column, weight) in x.weights.enumerated() { line += source[start + column] * weight }
      sum += line * share
    }
    return sum
  }

  // Alpha, red, green, blue; the colours times alpha.
  private static func unpacked(_ pixel: UInt32) -> SIMD4<Float> {
    let alpha = Float(pixel >> 24)
    let colors = SIMD4(
      255, Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255))
    return colors * (alpha / 255)
  }

  private static func packed(_ pixel: SIMD4<Float>) -> UInt32 {
    let bytes = SIMD4<UInt32>(
      (pixel + 0.5).clamped(lowerBound: .zero, upperBound: .init(repeating: 255)))
    return bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3]
  }
}
