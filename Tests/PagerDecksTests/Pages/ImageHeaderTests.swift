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
  private static let table: [(format: String, bytes: [UInt8], width: Int, height: Int)] = [
    ("PNG", TestPictures.png(640, 480), 640, 480),
    ("GIF", Array("GIF89a".utf8) + [3, 1, 4, 0], 259, 4),
    ("JPEG", jpeg, 0x0304, 0x0102),
    ("BMP", bmp, 7, 5),
    ("WebP", webp("VP8X", [10, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 19, 0, 0]), 10, 20),
    ("WebP", webp("VP8L", [1, 0, 0, 0, 0x2F, 9, 0xC0, 4, 0]), 10, 20),
    (
      "WebP", webp("VP8 ", [1, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 10, 0, 20, 0]), 10, 20
    ),
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
  }

  private static let refused: [[UInt8]] = [
    TestPictures.png(1_000_000, 1_000_000), TestPictures.png(0xFFFF_FFFF, 0xFFFF_FFFF),
    TestPictures.png(10_001, 10_000), TestPictures.png(0, 5),
    Array("<svg width=\"1e300\" height=\"1e300\">".utf8),
    Array("<svg width=\"inf\" height=\"-4\">".utf8),
  ]

  @Test(arguments: refused)
  func `a header that promises too much or nothing is refused`(bytes: [UInt8]) {
    #expect(throws: FileFailure.self) { try ImageHeader.check(bytes, path: "x") }
  }

  @Test(arguments: [[], [0x89], Array("hello".utf8), Array("<html><body>".utf8)])
  func `what is no picture is refused`(bytes: [UInt8]) {
    #expect(throws: FileFailure.self) { try ImageHeader.check(bytes, path: "x") }
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
      _ = try? ImageHeader.check(bytes, path: "x")
      _ = FileSignature.kind(of: bytes)
    }
  }
}
