import PagerGraphics
import PagerTestSupport
import Testing

@Suite struct AreaAveragingTests {
  private func averaged(
    _ pixels: [UInt32], _ size: (Int, Int), to new: (Int, Int), part: PixelRect
  ) throws -> Picture? {
    var averaging = try #require(
      AreaAveraging(
        width: size.0, height: size.1, toWidth: new.0, height: new.1, part: part))
    pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for row in averaging.rows { averaging.add(base + row * size.0) }
    }
    return averaging.picture()
  }

  @Test(arguments: 0..<60)
  func `a part is what the whole has there`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let size = (
      Int.random(in: 1...40, using: &generator), Int.random(in: 1...40, using: &generator)
    )
    let new = (
      Int.random(in: 1...size.0, using: &generator), Int.random(in: 1...size.1, using: &generator)
    )
    let pixels = (0..<size.0 * size.1).map { _ in
      UInt32.random(in: 0...UInt32.max, using: &generator)
    }
    let all = PixelRect(x: 0, y: 0, width: new.0, height: new.1)
    let (x, y) = (
      Int.random(in: 0..<new.0, using: &generator), Int.random(in: 0..<new.1, using: &generator)
    )
    let part = PixelRect(
      x: x, y: y, width: Int.random(in: 1...new.0 - x, using: &generator),
      height: Int.random(in: 1...new.1 - y, using: &generator))

    let whole = try #require(try averaged(pixels, size, to: new, part: all))
    let piece = try #require(try averaged(pixels, size, to: new, part: part))

    for row in 0..<part.height {
      for column in 0..<part.width {
        let mine = piece.pixels[row * part.width + column]
        let other = whole.pixels[(y + row) * new.0 + x + column]
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
          #expect(abs(Int(mine >> shift & 0xFF) - Int(other >> shift & 0xFF)) <= 1)
        }
      }
    }
  }

  @Test func `in its own size a picture stays as it is`() throws {
    let pixels = (0..<12).map { UInt32($0) * 0x1234_5677 }

    let whole = try averaged(
      pixels, (4, 3), to: (4, 3), part: PixelRect(x: 0, y: 0, width: 4, height: 3))
    let part = try averaged(
      pixels, (4, 3), to: (4, 3), part: PixelRect(x: 1, y: 1, width: 2, height: 2))

    #expect(whole?.pixels == pixels)
    #expect(part?.pixels == [5, 6, 9, 10].map { pixels[$0] })
  }

  @Test(arguments: [
    (5, 3, 0, 0, 1, 1), (3, 5, 0, 0, 1, 1), (0, 1, 0, 0, 1, 1), (2, 2, 1, 1, 2, 1),
    (2, 2, 0, 0, 0, 1), (2, 2, -1, 0, 2, 2),
  ])
  func `what is larger, empty or outside is refused`(
    width: Int, height: Int, x: Int, y: Int, columns: Int, rows: Int
  ) {
    let part = PixelRect(x: x, y: y, width: columns, height: rows)

    #expect(AreaAveraging(width: 4, height: 4, toWidth: width, height: height, part: part) == nil)
  }

  @Test func `without all of its rows there is no picture`() throws {
    var averaging = try #require(
      AreaAveraging(
        width: 2, height: 2, toWidth: 1, height: 1,
        part: PixelRect(x: 0, y: 0, width: 1, height: 1)))
    [UInt32](repeating: 1, count: 2).withUnsafeBufferPointer { row in
      if let base = row.baseAddress { averaging.add(base) }
    }

    #expect(averaging.picture() == nil)
  }
}
