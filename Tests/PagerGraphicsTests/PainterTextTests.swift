import PagerGraphics
import PagerTestSupport
import Testing

@Suite struct PainterTextTests {
  private let font = Font(size: 21.5)

  private func line(_ text: String, at origin: Point, color: Color = .black) -> DrawCommand {
    .text(TextRun(text, font: font, origin: origin, color: color))
  }

  private func firstMask(of text: String) -> (mask: CoverageMask, x: Int, y: Int)? {
    let raster = FixedTextEngine().raster(of: text, in: font, scale: 1)
    guard let piece = raster.pieces.first, case .mask(let mask) = piece.content else { return nil }
    return (mask, piece.x, piece.y)
  }

  @Test func `text at rest is its mask on whole pixels`() throws {
    let (mask, left, top) = try #require(firstMask(of: "Ab"))

    let drawn = painted([line("Ab", at: Point(x: 4.4, y: 20.6))])

    var expected = Bitmap(width: 40, height: 30).pixels.map { _ in 255 }
    for (index, coverage) in mask.bytes.enumerated() {
      let (x, y) = (4 + left + index % mask.width, 21 + top + index / mask.width)
      if (0..<40).contains(x), (0..<30).contains(y) { expected[y * 40 + x] -= Int(coverage) }
    }
    #expect(drawn.pixels.map(\.green) == expected)
    #expect(mask.bytes.contains { (1..<255).contains($0) })
  }

  @Test(arguments: [-9, -3, 0, 30, 38], [-6, 0, 15, 36])
  func `text that reaches over an edge is the part of it inside`(x: Int, y: Int) {
    let whole = painted(
      [line("Ab好", at: Point(x: Double(x) + 60, y: Double(y) + 60))],
      width: 160, height: 150)

    let part = painted([line("Ab好", at: Point(x: Double(x), y: Double(y)))])

    let expected = (0..<30).flatMap { row in (0..<40).map { whole[$0 + 60, row + 60] } }
    #expect(part.pixels == expected)
  }

  @Test func `a text colour is exact where its mask is full, and mixed by its alpha`() throws {
    let (mask, left, top) = try #require(firstMask(of: "A"))
    let full = try #require(mask.bytes.firstIndex(of: 255))
    let (x, y) = (4 + left + full % mask.width, 22 + top + full / mask.width)
    let color = Color(hex: 0x4080C0)
    let origin = Point(x: 4, y: 22)

    let solid = painted([line("A", at: origin, color: color)])
    let faint = painted([line("A", at: origin, color: color.withAlpha(0.2))])

    #expect(solid[x, y] == 0xFF40_80C0)
    #expect(faint[x, y] == mixedByHand(0xFFFF_FFFF, 0xFF40_80C0, 51))
  }

  @Test func `an emoji keeps its colours whatever the text's`() {
    let black = painted([line("😀", at: Point(x: 3, y: 22))])
    let red = painted([line("😀", at: Point(x: 3, y: 22), color: .red)])

    #expect(black.hasSamePixels(as: red))
    #expect(black.pixels.contains(0xFFFF_CC00))
  }

  @Test(arguments: ["", "\u{200B}", "   "]) func `text without ink paints nothing`(text: String) {
    #expect(painted([line(text, at: Point(x: 3, y: 22))]).hasSamePixels(as: painted([])))
  }
}
