import PagerKit
import PagerTestSupport
import Testing

@testable import PagerDecks

@Suite struct ImageHeaderTests {
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0x01, 0x02, 0x03, 0x04]
  private static let bmp: [UInt8] =
    Array("BM".utf8) + Array(repeating: 0, count: 12) + [40, 0, 0, 0, 7, 0, 0, 0]
    + [0xFB, 0xFF, 0xFF, 0xFF]
  private static func webp(_ chunk: String, _ rest: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP\(chunk)".utf8) + rest
  }
  /// A GIF with tables of four and of two colours, a comment and a frame of one block of pixels.
  private static func gif(screen: (Int, Int), frame: (Int, Int)) -> [UInt8] {
    func little(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8)] }
    let head = Array("GIF89a".utf8) + little(screen.0) + little(screen.1) + [0x81, 0, 0]
    let colors = [UInt8](repeating: 7, count: 12)
    let comment: [UInt8] = [0x21, 0xFE, 2, 0x2C, 0x2C, 0]
    let place: [UInt8] = [0x2C, 0, 0, 0, 0] + little(frame.0) + little(frame.1) + [0x80]
    return head + colors + comment + place + [UInt8](repeating: 9, count: 6) + [2, 1, 0x44, 0]
  }
  private static let table: [(format: String, bytes: [UInt8], width: Int, height: Int)] = [
    ("PNG", TestPictures.png(640, 480), 640, 480),
    ("GIF", gif(screen: (259, 4), frame: (2, 2)), 259, 4),
    ("GIF", gif(screen: (1, 1), frame: (300, 500)), 300, 500),
    ("JPEG", jpeg, 0x0304, 0x0102),
    (
      "JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 7, 0xFF, 0, 9, 0xFF, 0xC0, 0, 11, 8, 0, 2, 0, 3], 3, 2
    ),
    ("BMP", bmp, 7, 5),
    ("WebP", webp("VP8X", [10, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 19, 0, 0]), 10, 20),
    ("WebP", webp("VP8L", [1, 0, 0, 0, 0x2F, 9, 0xC0, 4, 0]), 10, 20),
    (
      "WebP", webp("VP8 ", [1, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 10, 0, 20, 0]), 10, 20
    ),
    ("SVG", Array("<svg width=\"1in\" height=\"72 pt\">".utf8), 96, 96),
    ("SVG", Array("<svg width=\"25.4mm\" height=\"2pc\">".utf8), 96, 32),
    ("SVG", Array("<svg width=\"12px\" height='7.5'>".utf8), 12, 8),
    (
      "SVG", Array("<?xml version=\"1.0\"?>\n<svg viewBox=\"0 0 30 40\" width=\"100%\">".utf8), 30,
      40
    ),
  ]

  @Test(arguments: table)
  func `headers tell format and size`(
    format: String, bytes: [UInt8], width: Int, height: Int
  ) throws {
    let header = try #require(ImageHeader(bytes))
    let size = try #require(ImageHeader.size(of: bytes))

    #expect(header.format == format)
    #expect(size == (width, height))
    let picture = try ImageHeader.check(bytes, path: "x")
    #expect((picture.width, picture.height) == (width, height))
  }

  private static let refused: [[UInt8]] = [
    TestPictures.png(1_000_000, 1_000_000), TestPictures.png(0xFFFF_FFFF, 0xFFFF_FFFF),
    TestPictures.png(10_001, 10_000), TestPictures.png(0, 5), TestPictures.png(300_000, 1),
    gif(screen: (1, 1), frame: (60_000, 60_000)), gif(screen: (5, 5), frame: (0, 5)),
    Array(gif(screen: (5, 5), frame: (5, 5)).prefix(20)),
    Array("<svg width=\"20000in\" height=\"9\">".utf8),
    Array(jpeg.prefix(8)), Array("P6 1 1 255 abc".utf8),
    Array("<svg width=\"1e300\" height=\"1e300\">".utf8),
    Array("<svg width=\"inf\" height=\"-4\">".utf8),
    Array("<svg width='2e2in' height='2e2in'>".utf8), Array("<svg viewBox='0 0 9e9 nan'>".utf8),
    Array(jpeg.dropLast(4)), Array("GIF89a".utf8) + [3, 1, 4, 0],
  ]

  /// A first code that stands for nothing yet: SDL_image writes where it should not.
  private static let astray: [UInt8] = [
    0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 4, 0, 4, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6, 0x2C, 0, 0, 0, 0,
    4, 0, 4, 0, 0, 7, 6, 0x9C, 0x27, 0x27, 0x3F, 0x3E, 0x0A, 0, 0x3B,
  ]

  @Test func `a GIF with codes that stand for nothing is refused before it is decoded`() {
    #expect(throws: FileFailure.self) { try ImageHeader.check(Self.astray, path: "x") }
    #expect(!GIFCodes.areSound(in: [9, 1, 0, 0], at: 0, pixels: 1))
  }

  @Test(
    arguments: [
      // Three bits a code, the least first: 4 clears, 5 ends, 0 to 3 are colours, 6 is what comes next.
      ([2, 2, 0b0000_0100, 0b0000_1010, 0], 2, true),
      ([2, 1, 0b0000_0100, 0], 16, true), ([2, 0], 16, true), ([2], 16, true), ([], 16, true),
      ([2, 1, 0b0011_1100, 0], 16, false), ([2, 1, 0b0000_0101, 0], 16, false),
      ([2, 1, 0b0010_1001, 0], 16, true),
    ] as [([UInt8], Int, Bool)])
  func `codes are sound that stand for a colour, for what came before, or end`(
    bytes: [UInt8], pixels: Int, isSound: Bool
  ) {
    #expect(GIFCodes.areSound(in: bytes, at: 0, pixels: pixels) == isSound)
  }

  @Test(arguments: refused)
  func `a header that promises too much or nothing is refused`(bytes: [UInt8]) {
    #expect(throws: FileFailure.self) { try ImageHeader.check(bytes, path: "x") }
  }

  @Test(arguments: [[], [0x89], Array("hello".utf8), Array("<html><body>".utf8)])
  func `what is no picture is refused`(bytes: [UInt8]) {
    #expect(throws: FileFailure.self) { try ImageHeader.check(bytes, path: "x") }
  }

  @Test func `a drawing that does not tell its size is given one`() throws {
    let drawing = try ImageHeader.check(Array("<svg><path d=\"\"/></svg>".utf8), path: "x")

    #expect((drawing.width, drawing.height) == (1024, 1024))
  }

  @Test func `of a GIF only the first frame is decoded`() throws {
    let one = Self.gif(screen: (9, 9), frame: (9, 9))
    let second: [UInt8] = [0x2C, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 2, 1, 0x44, 0, 0x3B]

    let picture = try ImageHeader.check(one + second, path: "x")

    #expect(picture.bytes == one + [0x3B])
    #expect((picture.width, picture.height) == (9, 9))
  }

  @Test func `a picture of a hundred million pixels is not refused`() throws {
    try ImageHeader.check(TestPictures.png(10_000, 10_000), path: "x")
  }

  @Test(arguments: 0..<200)
  func `changed and cut headers end in a size or in nothing`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for (_, original, _, _) in Self.table {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator)))
      let size = ImageHeader.size(of: bytes)
      #expect(size.map { $0.width >= -1 && $0.height >= -1 } ?? true)
      let picture = try? ImageHeader.check(bytes, path: "x")
      #expect(picture.map { $0.width * $0.height <= ImageHeader.mostPixels } ?? true)
      _ = FileSignature.kind(of: bytes)
    }
  }
}
