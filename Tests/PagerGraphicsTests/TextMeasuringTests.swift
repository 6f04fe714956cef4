import PagerGraphics
import PagerTestSupport
import Testing

@Suite struct TextMeasuringTests {
  private let engine = FixedTextEngine()
  private let font = Font(size: 10)

  @Test(arguments: [("", 0.0), ("ab", 10), ("橙", 10), ("e\u{301}", 5), ("👩‍👧", 10), ("\u{200B}", 0)])
  func `the test engine measures by characters`(text: String, width: Double) {
    #expect(engine.width(of: text, in: font) == width)
    #expect(engine.raster(of: text, in: font, scale: 2).advance == 2 * width)
  }

  @Test(arguments: [
    ("abcd", 20.0, "abcd"), ("abcde", 20, "abc…"), ("abcde", 5, "…"), ("abcde", 4, ""),
    ("👩‍👧👩‍👧👩‍👧", 25, "👩‍👧👩‍👧…"), ("", 0, ""),
  ])
  func `a text is cut at a whole character`(text: String, width: Double, expected: String) {
    #expect(engine.shortened(text, to: width, in: font) == expected)
  }

  @Test func `a very long text is cut without measuring all of it`() {
    let text = String(repeating: "a", count: 100_000)

    #expect(engine.shortened(text, to: 100, in: font) == String(repeating: "a", count: 19) + "…")
  }

  @Test func `a raster's pieces lie within its advance and its line`() throws {
    let raster = engine.raster(of: "Ab😀橙", in: Font(size: 13.7), scale: 1.5)

    #expect(raster.pieces.count == 3)
    for piece in raster.pieces {
      #expect(piece.x >= 0 && Double(piece.x) < raster.advance)
      #expect(piece.y < 0)
    }
  }
}
