import CSDL2
import Foundation
import PagerGraphics
import PagerKit
import Testing

@testable import PagerSDL

@MainActor @Suite struct SDLPictureLoaderTests {
  private let all = PictureDetail.whole(width: 10_000, height: 10_000)

  private func decode(
    _ bytes: [UInt8], _ format: EncodedPicture.Format, _ size: (Int, Int), _ detail: PictureDetail
  ) throws -> LoadedPicture {
    try SDLPictureLoader.decode(
      EncodedPicture(path: "x", bytes: bytes, format: format, width: size.0, height: size.1),
      detail)
  }

  /// The bytes of a PNG of these pixels, `0xAARRGGBB` with opaque colours.
  private func png(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws -> [UInt8] {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap.base[y * bitmap.stride + x] = pixel(x, y) }
    }
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try SDLSnapshot.write(bitmap, to: path)
    return [UInt8](try Data(contentsOf: URL(filePath: path)))
  }

  /// A bitmap of Windows with 32 bits a pixel, the last row first.
  private func bmp(_ width: Int, _ height: Int, _ pixels: [UInt32]) -> [UInt8] {
    func little(_ number: Int) -> [UInt8] {
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    let header = little(40) + little(width) + little(height) + [1, 0, 32, 0]
    let rows = stride(from: height - 1, through: 0, by: -1).flatMap { row in
      pixels[row * width..<(row + 1) * width].flatMap { little(Int($0)) }
    }
    let size = 54 + rows.count
    return Array("BM".utf8) + little(size) + little(0) + little(54) + header
      + [UInt8](repeating: 0, count: 24) + rows
  }

  /// A GIF of one frame of 2 × 2 pixels: red, transparent, transparent, blue.
  private let gif: [UInt8] =
    Array("GIF89a".utf8) + [2, 0, 2, 0, 0x81, 0, 0] + [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9]
    + [0x21, 0xF9, 4, 1, 0, 0, 1, 0] + [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0]
    // Codes of three bits: clear, 0, 1, 1, 2, end; after the fourth code they have four.
    + [2, 3, 0x44, 0x22, 0x05, 0] + [0x3B]

  @Test func `a picture is decoded as it is, in parts and smaller`() throws {
    let bytes = try png(40, 20) { 0xFF00_0000 | UInt32($0 * 6) << 16 | UInt32($1 * 12) }

    let whole = try decode(bytes, .png, (40, 20), all)
    let small = try decode(bytes, .png, (40, 20), .whole(width: 10, height: 10))
    let part = PixelRect(x: 5, y: 3, width: 7, height: 2)
    let piece = try decode(bytes, .png, (40, 20), .part(part, width: 40, height: 20))

    #expect((whole.picture.width, whole.picture.height) == (40, 20))
    #expect(whole.picture.pixels[41] == 0xFF06_000C)
    #expect((small.picture.width, small.picture.height) == (10, 5))
    #expect((small.width, small.height) == (40, 20))
    #expect(small.picture.pixels[0] == 0xFF09_0012)
    #expect(piece.picture.pixels.first == 0xFF1E_0024)
    #expect(piece.picture.pixels.count == 14)
  }

  @Test func `a tall picture is converted in bands`() throws {
    let bytes = try png(3, 250_000) { _, y in 0xFF00_0000 | UInt32(y & 0xFFFFFF) }

    let part = PixelRect(x: 1, y: 249_990, width: 1, height: 10)
    let piece = try decode(bytes, .png, (3, 250_000), .part(part, width: 3, height: 250_000))

    #expect(piece.picture.pixels == (249_990..<250_000).map { 0xFF00_0000 | UInt32($0) })
  }

  @Test func `colours are multiplied by their alpha, also those of a transparent colour`() throws {
    let pixels: [UInt32] = [0x80FF_8000, 0xFF00_00FF]

    let mixed = try decode(bmp(2, 1, pixels), .bmp, (2, 1), all)
    let keyed = try decode(gif, .gif, (2, 2), all)

    #expect(mixed.picture.pixels == [0x8080_4000, 0xFF00_00FF])
    #expect(keyed.picture.pixels == [0xFFFF_0000, 0, 0, 0xFF00_00FF])
  }

  @Test(arguments: [(8, 4), (4000, 4000)])
  func `a drawing is drawn in the size that was checked, whatever it says`(
    width: Int, height: Int
  ) throws {
    let text =
      "<svg width=\"8000000\" height=\"4000000\"><rect width=\"8000000\" "
      + "height=\"4000000\" fill=\"#f00\"/></svg>"

    let drawn = try decode(Array(text.utf8), .svg, (width, height), all)

    #expect(drawn.width <= width + 1 && drawn.height <= height + 1)
    #expect(abs(drawn.width - 2 * drawn.height) <= 2)
    #expect(drawn.picture.pixels[drawn.width] == 0xFFFF_0000)
  }

  @Test func `only the decoder of the format that was checked sees the bytes`() throws {
    let bytes = try png(4, 4) { _, _ in 0 }

    for format in EncodedPicture.Format.allCases where format != .png {
      #expect(throws: SDLFailure.self) { try decode(bytes, format, (4, 4), all) }
    }
  }

  @Test(arguments: [(3, 4), (4, 3)])
  func `a picture that is larger than was checked is refused`(width: Int, height: Int) throws {
    let bytes = try png(4, 4) { _, _ in 0 }

    let failure = #expect(throws: SDLFailure.self) {
      try decode(bytes, .png, (width, height), all)
    }
    #expect(failure?.description == "cannot read the picture x: it is larger than it says")
  }

  @Test func `cut bytes and parts that are not there are refused`() throws {
    let bytes = try png(40, 40) { x, y in UInt32(x * y * 7919) }
    let part = PixelRect(x: 30, y: 0, width: 20, height: 1)

    #expect(throws: SDLFailure.self) { try decode(Array(bytes.prefix(80)), .png, (40, 40), all) }
    #expect(throws: SDLFailure.self) { try decode([], .png, (40, 40), all) }
    #expect(throws: SDLFailure.self) {
      try decode(bytes, .png, (40, 40), .part(part, width: 40, height: 40))
    }
  }

  @Test func `work that is cancelled gives no picture`() throws {
    let bytes = try png(4, 4) { _, _ in 0 }
    let source = EncodedPicture(path: "x", bytes: bytes, format: .png, width: 4, height: 4)

    #expect(throws: SDLFailure.self) {
      try SDLPictureLoader.decode(source, all, isCancelled: { true })
    }
  }
}
