import PagerGraphics
import PagerTestSupport
import Testing

@Suite struct TextMorphTests {
  private let small = Font(size: 17)
  private let large = Font(size: 22.1)

  private func morph(_ text: String, _ progress: Double, color: Color = .black) -> Bitmap {
    let end = TextRun.Morph(font: large, origin: Point(x: 12.4, y: 30.2), progress: progress)
    let run = TextRun(
      text, font: small, origin: Point(x: 20.3, y: 28.4), color: color, morph: end)
    return painted([.text(run)], width: 120, height: 44)
  }

  private func plain(_ text: String, _ font: Font, x: Double, y: Double) -> Bitmap {
    painted(
      [.text(TextRun(text, font: font, origin: Point(x: x, y: y), color: .black))],
      width: 120, height: 44)
  }

  @Test(arguments: ["Orange", "橙Ab", "A😀b", "😀", "", "x"])
  func `both ends are the text at rest`(text: String) {
    let start = plain(text, small, x: 20.3, y: 28.4)
    let end = plain(text, large, x: 12.4, y: 30.2)

    for progress in [0, -1, -Double.infinity, .nan] {
      #expect(morph(text, progress).hasSamePixels(as: start))
    }
    for progress in [1, 2, Double.infinity] {
      #expect(morph(text, progress).hasSamePixels(as: end))
    }
  }

  @Test(arguments: ["Orange", "橙色", "Il"])
  func `the ink's centre moves smoothly and its amount only grows`(text: String) {
    let inks = (0...91).map { Ink(of: morph(text, Double($0) / 91)) }

    for (before, after) in zip(inks, inks.dropFirst()) {
      #expect(abs(after.x - before.x) <= 0.15)
      #expect(abs(after.y - before.y) <= 0.15)
      #expect(after.amount >= before.amount * 0.98)
      #expect(after.amount <= before.amount * 1.03)
    }
    #expect(inks[91].amount > inks[0].amount * 1.4)
  }

  @Test func `an emoji grows evenly between its places`() {
    let inks = (0...91).map { Ink(of: morph("A😀", Double($0) / 91)) }

    for (before, after) in zip(inks, inks.dropFirst()) {
      #expect(abs(after.x - before.x) <= 0.2)
      #expect(abs(after.y - before.y) <= 0.2)
      // The last step goes to the picture as it is, whose edge is not resampled.
      #expect(abs(after.amount / before.amount - 1) < 0.04)
    }
  }

  @Test func `half way between equal ends nothing changes`() {
    let origin = Point(x: 20, y: 30)
    let end = TextRun.Morph(font: small, origin: origin, progress: 0.5)
    let run = TextRun("Oak橙", font: small, origin: origin, color: .black, morph: end)

    let drawn = painted([.text(run)], width: 120, height: 44)

    #expect(drawn.hasSamePixels(as: plain("Oak橙", small, x: 20, y: 30)))
  }

  @Test func `the colour is exact in motion`() {
    let drawn = morph("橙", 0.5, color: Color(hex: 0x990000))

    #expect(drawn.pixels.contains(0xFF99_0000))
    #expect(drawn.pixels.allSatisfy { $0.green == $0.blue && $0.red >= 0x99 })
  }

  @Test func `lines whose pieces differ show the pictures of the nearer end`() {
    let engine = PiecesBySize()

    func drawn(_ progress: Double) -> Bitmap {
      let end = TextRun.Morph(font: large, origin: Point(x: 10, y: 20), progress: progress)
      let run = TextRun(
        "A", font: small, origin: Point(x: 10, y: 20), color: .black, morph: end)
      let bitmap = Bitmap(width: 40, height: 30)
      Painter(target: bitmap, scale: 1, text: engine).paint([.text(run)])
      return bitmap
    }

    #expect(!drawn(0.4).pixels.contains(0xFFFF_CC00))
    #expect(drawn(0.6).pixels.contains(0xFFFF_CC00))
  }

  /// Draws an emoji at large sizes only.
  private final class PiecesBySize: TextRasterizing {
    func raster(of text: String, in font: Font, scale: Double) -> TextRaster {
      FixedTextEngine().raster(of: font.size > 20 ? "😀" : text, in: font, scale: scale)
    }
  }

  /// The amount of ink on white, in whole pixels, and its centre.
  private struct Ink {
    var amount = 0.0
    var x = 0.0
    var y = 0.0

    init(of bitmap: Bitmap) {
      for row in 0..<bitmap.height {
        for column in 0..<bitmap.width {
          let share = Double(255 - bitmap[column, row].blue) / 255
          amount += share
          x += share * Double(column)
          y += share * Double(row)
        }
      }
      x /= amount
      y /= amount
    }
  }
}
