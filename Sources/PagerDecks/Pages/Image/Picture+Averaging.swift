import PagerGraphics

extension Picture {
  /// The picture in another, smaller size: each pixel is the mean of the area that it stands for.
  ///
  /// Nothing if a size is not above 0 or above the picture's own. Complexity: O(pixels).
  func averaged(toWidth newWidth: Int, height newHeight: Int) -> Picture? {
    guard newWidth > 0, newHeight > 0, newWidth <= width, newHeight <= height else { return nil }
    if newWidth == width, newHeight == height { return self }
    var averaging = AreaAveraging(self, width: newWidth, height: newHeight)
    return Picture(width: newWidth, height: newHeight, pixels: averaging.pixels())
  }

  /// The picture itself and smaller ones, each with half the columns and rows of the one before.
  ///
  /// Together they take a third more than the picture alone.
  func halvings() -> [Picture] {
    var all = [self]
    while let last = all.last, min(last.width, last.height) > 64,
      let half = last.averaged(toWidth: last.width / 2, height: last.height / 2)
    {
      all.append(half)
    }
    return all
  }
}

/// Averages areas of a picture row by row.
private struct AreaAveraging {
  private let picture: Picture
  private let width: Int
  private let height: Int
  /// The weighted sums of the rows that make up one new row, four numbers a column.
  private var sums: [Float]

  init(_ picture: Picture, width: Int, height: Int) {
    self.picture = picture
    self.width = width
    self.height = height
    sums = Array(repeating: 0, count: picture.width * 4)
  }

  mutating func pixels() -> [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      addRows(of: y)
      appendRow(to: &pixels)
    }
    return pixels
  }

  /// Adds up the rows of new row `y`, by the share of each that it covers.
  private mutating func addRows(of y: Int) {
    for index in sums.indices { sums[index] = 0 }
    let (from, to) = bounds(y, picture.height, height)
    let columns = picture.width
    picture.pixels.withUnsafeBufferPointer { source in
      sums.withUnsafeMutableBufferPointer { sums in
        for row in Int(from)..<min(picture.height, Int(to.rounded(.up))) {
          let share = Float(min(to, Double(row + 1)) - max(from, Double(row)))
          for column in 0..<columns {
            let pixel = source[row &* columns &+ column]
            let place = column &* 4
            sums[place] += share * Float(pixel >> 24)
            sums[place &+ 1] += share * Float(pixel >> 16 & 0xFF)
            sums[place &+ 2] += share * Float(pixel >> 8 & 0xFF)
            sums[place &+ 3] += share * Float(pixel & 0xFF)
          }
        }
      }
    }
  }

  private func appendRow(to pixels: inout [UInt32]) {
    let area = Float(
      Double(picture.width) / Double(width) * Double(picture.height) / Double(height))
    for x in 0..<width {
      let (from, to) = bounds(x, picture.width, width)
      var sum = SIMD4<Float>.zero
      for column in Int(from)..<min(picture.width, Int(to.rounded(.up))) {
        let share = Float(min(to, Double(column + 1)) - max(from, Double(column)))
        let place = column * 4
        sum += share * SIMD4(sums[place], sums[place + 1], sums[place + 2], sums[place + 3])
      }
      let mean = (sum / area).rounded(.toNearestOrAwayFromZero).clamped(
        lowerBound: .zero, upperBound: SIMD4(repeating: 255))
      pixels.append(
        UInt32(mean[0]) << 24 | UInt32(mean[1]) << 16 | UInt32(mean[2]) << 8 | UInt32(mean[3]))
    }
  }

  private func bounds(_ index: Int, _ count: Int, _ newCount: Int) -> (Double, Double) {
    let unit = Double(count) / Double(newCount)
    return (Double(index) * unit, Double(index + 1) * unit)
  }
}
