import PagerGraphics
import Testing

@Suite struct PainterPictureTests {
  private func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws -> Picture
  {
    let pixels = (0..<width * height).map { pixel($0 % width, $0 / width) }
    return try #require(Picture(width: width, height: height, pixels: pixels))
  }

  @Test func `a picture of the rectangle's size is copied exactly`() throws {
    let noise = try picture(13, 9) { 0xFF00_0000 | UInt32($0 * 7919 + $1 * 104729) & 0xFFFFFF }

    let drawn = painted([.picture(noise, Rect(x: 4, y: 5, width: 13, height: 9))])

    for y in 0..<9 {
      for x in 0..<13 { #expect(drawn[x + 4, y + 5] == noise.pixels[y * 13 + x]) }
    }
    #expect(drawn[3, 5] == 0xFFFF_FFFF)
    #expect(drawn[17, 5] == 0xFFFF_FFFF)
  }

  @Test func `premultiplied pixels are laid over what is below`() throws {
    let half = try picture(2, 2) { _, _ in 0x8040_2000 }

    let drawn = painted(
      [.picture(half, Rect(x: 1, y: 1, width: 2, height: 2))], background: Color(hex: 0x6496C8))

    // 0x64 · 127/255 = 49.8, 0x96 · 127/255 = 74.7, 0xC8 · 127/255 = 99.6
    #expect(drawn[1, 1] == 0xFF00_0000 | UInt32(0x40 + 50) << 16 | UInt32(0x20 + 75) << 8 | 100)
    #expect(drawn[0, 0] == 0xFF64_96C8)
  }

  @Test func `a chequerboard shrinks to its mean`() throws {
    let board = try picture(24, 24) { ($0 + $1) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }

    let drawn = painted(
      [.picture(board, Rect(x: 2, y: 3, width: 6, height: 4))], background: .red)

    for y in 3..<7 {
      for x in 2..<8 { #expect(drawn[x, y] == 0xFF80_8080) }
    }
    #expect(drawn.pixels.filter { $0 != 0xFFFF_0000 }.count == 24)
  }

  @Test(arguments: [3.0, 7, 11, 23, 30]) func `shrinking keeps the mean`(width: Double) throws {
    let slope = try picture(31, 1) { x, _ in 0xFF00_0000 | UInt32(x * 8) << 8 }

    let drawn = painted([.picture(slope, Rect(x: 0, y: 0, width: width, height: 1))])

    let values = (0..<Int(width)).map { drawn[$0, 0].green }
    #expect(values == values.sorted())
    #expect(abs(Double(values.reduce(0, +)) / width - 120) <= 0.5)
  }

  @Test func `growing goes evenly from pixel to pixel`() throws {
    let pair = try picture(2, 1) { x, _ in x == 0 ? 0xFF00_0000 : 0xFFC8_C8C8 }

    let drawn = painted([.picture(pair, Rect(x: 0, y: 0, width: 8, height: 4))])

    #expect((0..<8).map { drawn[$0, 2].red } == [0, 0, 25, 75, 125, 175, 200, 200])
  }

  @Test func `a single pixel fills any rectangle`() throws {
    let dot = try picture(1, 1) { _, _ in 0xFF12_3456 }

    let drawn = painted([.picture(dot, Rect(x: -5, y: -5, width: 100, height: 100))])

    #expect(drawn.pixels.allSatisfy { $0 == 0xFF12_3456 })
  }

  @Test func `the part of a large picture that is seen is the same as in a large bitmap`() throws {
    let noise = try picture(50, 50) { 0xFF00_0000 | UInt32($0 * 7919 + $1 * 104729) & 0xFFFFFF }
    func command(_ offset: Double) -> DrawCommand {
      .picture(noise, Rect(x: offset, y: offset, width: 80, height: 33))
    }
    let whole = painted([command(0)], width: 100, height: 60)

    let part = painted([command(-10)])

    #expect(part[5, 3] == whole[15, 13])
    #expect(
      (0..<23).allSatisfy { y in (0..<40).allSatisfy { part[$0, y] == whole[$0 + 10, y + 10] } })
  }
}
