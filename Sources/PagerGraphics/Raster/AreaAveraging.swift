/// Makes a picture smaller while its rows come in: each new pixel is the mean of the area that it
/// stands for.
///
/// It keeps one row of sums and the new pixels: of a large picture that is decoded row by row no
/// more than the small one is ever in memory.
public struct AreaAveraging {
  /// The rows of the picture that the part is made of; they are added in order.
  public let rows: Range<Int>
  private let columns: Range<Int>
  private let part: PixelRect
  /// How many of the picture's columns and rows make up a new one.
  private let unit: (x: Double, y: Double)
  private var next: Int
  private var newRow = 0
  private var sums: [SIMD4<Float>]
  private var pixels: [UInt32] = []

  /// Begins the `part` of a picture of `width` × `height` pixels made `newWidth` × `newHeight`
  /// pixels large.
  ///
  /// Nothing if a side would grow or is not above 0, or if the part has no pixels or does not lie
  /// within the new picture.
  public init?(
    width: Int, height: Int, toWidth newWidth: Int, height newHeight: Int, part: PixelRect
  ) {
    let whole = PixelRect(x: 0, y: 0, width: newWidth, height: newHeight)
    guard newWidth > 0, newHeight > 0, newWidth <= width, newHeight <= height, !part.isEmpty,
      part.intersection(whole) == part
    else { return nil }
    self.part = part
    unit = (Double(width) / Double(newWidth), Double(height) / Double(newHeight))
    columns = Self.covered(part.x, part.maxX, unit.x, width)
    rows = Self.covered(part.y, part.maxY, unit.y, height)
    next = rows.lowerBound
    sums = Array(repeating: .zero, count: columns.count)
    pixels.reserveCapacity(part.width * part.height)
  }

  /// The picture that was made; nothing before its last row is added.
  public consuming func picture() -> Picture? {
    Picture(width: part.width, height: part.height, pixels: pixels)
  }

  /// Adds the next of ``rows``, as wide as the whole picture: `0xAARRGGBB`, premultiplied.
  ///
  /// Complexity: O(columns).
  public mutating func add(_ row: UnsafePointer<UInt32>) {
    guard newRow < part.height else { return }
    let from = row + columns.lowerBound
    defer { next += 1 }
    if unit == (1, 1) {
      pixels.append(contentsOf: UnsafeBufferPointer(start: from, count: columns.count))
      newRow += 1
      return
    }
    var top = Double(next)
    // A row may be the last of one new row and the first of the one after it.
    while newRow < part.height {
      let end = min(Double(part.y + newRow + 1) * unit.y, Double(rows.upperBound))
      let begin = max(top, Double(part.y + newRow) * unit.y)
      addShare(Float(max(0, min(end, Double(next + 1)) - begin)), of: from)
      guard end <= Double(next + 1) else { return }
      appendNewRow()
      top = end
      guard end < Double(next + 1) else { return }
    }
  }
}

extension AreaAveraging {
  private static func covered(
    _ first: Int, _ end: Int, _ unit: Double, _ count: Int
  ) -> Range<Int> {
    let low = min(Int(Double(first) * unit), count - 1)
    return low..<max(low + 1, min(count, Int((Double(end) * unit).rounded(.up))))
  }

  private mutating func addShare(_ share: Float, of row: UnsafePointer<UInt32>) {
    let share = SIMD4<Float>(repeating: share)
    sums.withUnsafeMutableBufferPointer { sums in
      for column in 0..<sums.count {
        let channels = unsafeBitCast(row[column], to: SIMD4<UInt8>.self)
        sums[column] += share * SIMD4<Float>(channels)
      }
    }
  }

  /// The pixel whose channels, blue first, are the nearest whole numbers.
  private static func pixel(_ channels: SIMD4<Float>) -> UInt32 {
    // One by one: SIMD's own conversion takes ten times as long.
    func nearest(_ channel: Float) -> UInt32 { min(255, UInt32(channel + 0.5)) }
    return nearest(channels[3]) << 24 | nearest(channels[2]) << 16 | nearest(channels[1]) << 8
      | nearest(channels[0])
  }

  private mutating func appendNewRow() {
    let scale = SIMD4<Float>(repeating: Float(1 / (unit.x * unit.y)))
    sums.withUnsafeMutableBufferPointer { sums in
      for x in part.x..<part.maxX {
        let (from, to) = (Double(x) * unit.x, Double(x + 1) * unit.x)
        var sum = SIMD4<Float>.zero
        for column in Int(from)..<min(columns.upperBound, Int(to.rounded(.up))) {
          let share = Float(min(to, Double(column + 1)) - max(from, Double(column)))
          sum += share * sums[column - columns.lowerBound]
        }
        pixels.append(Self.pixel(sum * scale))
      }
      for column in 0..<sums.count { sums[column] = .zero }
    }
    newRow += 1
  }
}
