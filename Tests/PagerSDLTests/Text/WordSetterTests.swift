import PagerGraphics
import Testing

@testable import PagerSDL

@MainActor @Suite struct WordSetterTests {
  private let warnings = Warnings()
  private nonisolated static let lines = [
    "Page 3 line 17: The quick brown fox jumps over the lazy dog 0123456789",
    "just jolly fjords, AVAVA To Ty We final office: flying (afflicted)",
    "Größenmaße für Übergänge – naïve œuvres cost 5 € “at least”, déjà vu…",
    "Съешь же ещё этих мягких французских булок, да выпей чаю.",
  ]

  /// The line as SDL_ttf draws it, and what its pen's start is left of.
  private func whole(_ text: String, size: Double) throws -> (mask: CoverageMask, x: Int) {
    let catalog = try SDLFontCatalog(fontFile: nil)
    let face = try catalog.mainFace(FontStyle(Font(size: size)))
    let font = try FontShelf().font(face, size: PixelSize(size), system: nil)
    let mask = try #require(font.withSurface(of: text) { SurfacePixels($0).coverage() })
    return (mask, font.overhang(of: text))
  }

  /// The coverage of all columns up to each, the first one `column`.
  private func sums(_ mask: CoverageMask, x: Int, from column: Int, to end: Int) -> [Double] {
    var sum = 0.0
    return (column..<end).map { place in
      if (x..<x + mask.width).contains(place) {
        for row in 0..<mask.height {
          sum += Double(mask.bytes[row * mask.width + place - x]) / 255
        }
      }
      return sum
    }
  }

  @Test(arguments: [11.0, 12, 13, 14.5, 15, 16.5, 18, 22, 30], lines)
  func `words stand within an eighth of a pixel of where SDL_ttf puts them`(
    size: Double, text: String
  ) throws {
    let expected = try whole(text, size: size)
    let raster = try warnings.engine().raster(of: text, in: Font(size: size), scale: 1)
    let piece = try #require(raster.pieces.first)
    let mask = try #require(raster.masks.first)

    let range = (from: min(piece.x, expected.x), to: raster.end + expected.mask.width)
    let ours = sums(mask, x: piece.x, from: range.from, to: range.to)
    let theirs = sums(expected.mask, x: expected.x, from: range.from, to: range.to)
    let (ink, expectedInk) = try (#require(ours.last), #require(theirs.last))

    #expect(abs(ink - expectedInk) < 0.02 * expectedInk)
    // The mean way of the ink from one picture to the other.
    let way = zip(ours, theirs).reduce(0) { $0 + abs($1.0 / ink - $1.1 / expectedInk) }
    #expect(way < 0.125, "\(way) pixels")
    #expect(mask.height == expected.mask.height)
    #expect(abs(raster.advance - Double(expected.mask.width + expected.x)) <= 1)
  }

  @Test(arguments: lines)
  func `a line is as wide as it is measured, in whatever order`(text: String) throws {
    let font = Font(size: 15)
    let engine = try warnings.engine()
    let width = engine.width(of: text, in: font)
    let other = try warnings.engine()

    #expect(engine.raster(of: text, in: font, scale: 1).advance == width)
    #expect(other.raster(of: text, in: font, scale: 1).advance == width)
    #expect(other.width(of: text, in: font) == width)
  }

  @Test func `spaces at the ends and in a row keep their room`() throws {
    let engine = try warnings.engine()
    let font = Font(size: 15)
    let space = engine.width(of: String(repeating: " ", count: 40), in: font) / 40
    let text = "some words that make a long line"
    let width = engine.width(of: text, in: font)

    #expect(abs(engine.width(of: text + "    ", in: font) - width - 4 * space) <= 1)
    #expect(abs(engine.width(of: "    " + text, in: font) - width - 4 * space) <= 1)
    let wide = text.replacing("words that", with: "words     that")
    #expect(abs(engine.width(of: wide, in: font) - width - 4 * space) <= 1)
    let ink = Ink(engine.raster(of: "    " + text, in: font, scale: 1))
    #expect(Double(ink.left) >= 4 * space - 1)
  }

  @Test func `a word that is taller than the line does not move the others`() throws {
    let engine = try warnings.engine()
    let text = "HHH the words of a long line HHH"
    let plain = Ink(engine.raster(of: text, in: Font(size: 13), scale: 1))
    let tall = Ink(engine.raster(of: text + " Ǟ\u{1EA4}", in: Font(size: 13), scale: 1))

    #expect(tall.left == plain.left)
    #expect(tall.top <= plain.top)
  }

  @Test(arguments: [
    "short titles stay whole", "marks that combine \u{301}with a space do",
    "שלום לכולם וברוכים הבאים",
    "汉字也是整行地画的，因为没有空格", "emoji are drawn as pictures 😀",
  ])
  func `other lines are drawn as one`(text: String) {
    #expect(!text.isSetByWords)
  }

  @Test func `a font whose space is a whole pixel has too few phases, others have enough`() {
    #expect(WordPhase.all(blank: 4) == nil)
    #expect(WordPhase.all(blank: 3.5) == nil)
    #expect(WordPhase.all(blank: 0) == nil)
    for blank in [2.84, 3.875, 3.1, 4.7, 5.26] {
      let phases = WordPhase.all(blank: blank) ?? []
      for step in 0..<100 {
        let pen = 12 + Double(step) / 100
        let (phase, x) = WordPhase.best(of: phases, pen: pen)
        #expect(phases.indices.contains(phase))
        #expect(abs(phases[phase].pen + Double(x) - pen) < 0.16)
      }
    }
  }
}
