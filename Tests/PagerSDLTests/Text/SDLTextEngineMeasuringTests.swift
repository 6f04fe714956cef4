import PagerGraphics
import Testing

@testable import PagerSDL

@MainActor @Suite struct SDLTextEngineMeasuringTests {
  private let warnings = Warnings()
  private let font = Font(size: 17)

  nonisolated private static let mixed = [
    "Red", "jfj", "Ünïcode", "Red 红 蓝", "Ω漢😀", "👨‍👩‍👧🇰🇷1️⃣", "שלום مرحبا", "☃ ©", "ภาษาไทย", "Ấ",
    "漢字", " ", "To ffi",
  ]

  @Test(arguments: mixed, [1, 1.25, 2])
  func `the width is that of the drawn pixels`(text: String, scale: Double) throws {
    let engine = try warnings.engine()
    engine.pixelScale = scale

    let raster = engine.raster(of: text, in: font, scale: scale)

    #expect(abs(engine.width(of: text, in: font) * scale - raster.advance) < 1e-6)
    #expect(abs(Double(raster.end) - raster.advance) <= 1)
    #expect(warnings.lines.isEmpty)
  }

  @Test(arguments: ["", "\u{200B}", "\u{200D}", "\u{FE0F}", "\u{FEFF}", "\u{200B}\u{200D}"])
  func `a text without width is no error`(text: String) throws {
    let engine = try warnings.engine()

    #expect(engine.width(of: text, in: font) == 0)
    #expect(engine.raster(of: text, in: font, scale: 2).pieces.isEmpty)
    #expect(warnings.lines.isEmpty)
  }

  @Test(arguments: ["a\tb", "a\nb", "a\r\nb", "a\u{0}b", "a\u{1B}b", "a\u{2028}b", "a b"])
  func `a control character is as wide as a space`(text: String) throws {
    let engine = try warnings.engine()

    #expect(engine.width(of: text, in: font) == engine.width(of: "a b", in: font))
    #expect(warnings.lines.isEmpty)
  }

  @Test func `a run is measured as a whole`() throws {
    let engine = try warnings.engine()
    let big = Font(size: 40)
    let parts = ["T", "o"].map { engine.width(of: $0, in: big) }

    #expect(engine.width(of: "To", in: big) < parts.reduce(0, +))
    #expect(engine.width(of: "e\u{301}", in: big) == engine.width(of: "e", in: big))
  }

  @Test func `widths grow evenly with the size, in fractions of a pixel too`() throws {
    let engine = try warnings.engine()
    let text = "The quick brown fox jumps over the lazy dog"
    let base = engine.width(of: text, in: Font(size: 15))

    for size in stride(from: 15.5, through: 19.5, by: 0.5) {
      let ratio = engine.width(of: text, in: Font(size: size)) / base / (size / 15)
      #expect(abs(ratio - 1) < 0.015)
    }
  }

  @Test func `bold text is wider, equally wide text is equally wide`() throws {
    let engine = try warnings.engine()
    let monospaced = Font(family: .monospaced, size: 17)

    let bold = engine.width(of: "Orange", in: Font(size: 17, weight: .bold))

    #expect(bold > engine.width(of: "Orange", in: font))
    #expect(engine.width(of: "iiii", in: monospaced) == engine.width(of: "MMMM", in: monospaced))
  }

  @Test(arguments: ["🇰🇷", "👨‍👩‍👧", "e\u{301}"], [60.0, 3.0])
  func `a text is cut between whole characters`(character: String, width: Double) throws {
    let engine = try warnings.engine()
    let text = String(repeating: character, count: 40)

    let cut = engine.shortened(text, to: width, in: font)

    #expect(engine.width(of: cut, in: font) <= width)
    #expect(cut.isEmpty || cut.last == "…")
    #expect(text.hasPrefix(String(cut.dropLast())))
    #expect(Set(cut.dropLast()).isSubset(of: [Character(character)]))
    #expect(width < 10 ? cut.count <= 1 : cut.count > 1)
  }

  @Test func `a text that fits is not cut`() throws {
    let engine = try warnings.engine()
    let width = engine.width(of: "红 Red 😀", in: font)

    #expect(engine.shortened("红 Red 😀", to: width, in: font) == "红 Red 😀")
  }

  @Test func `the measures of a line go with the size and not with the scale`() throws {
    let engine = try warnings.engine()
    let before = engine.metrics(of: font)
    engine.pixelScale = 1.5

    let double = engine.metrics(of: Font(size: 34))

    #expect(engine.metrics(of: font) == before)
    #expect(abs(double.ascent - 2 * before.ascent) < 1e-9)
    #expect(before.ascent > 0.7 * 17 && before.descent > 0.1 * 17)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `a scale that is none counts as 1`(scale: Double) throws {
    let engine = try warnings.engine()
    let width = engine.width(of: "Red", in: font)

    engine.pixelScale = scale

    #expect(engine.pixelScale == 1)
    #expect(engine.width(of: "Red", in: font) == width)
  }

  @Test func `few of many widths are kept`() throws {
    let engine = try warnings.engine()

    for number in 0..<20_000 { _ = engine.width(of: "Title \(number)", in: font) }

    #expect(engine.cachedWidths <= 16_384)
    #expect(engine.cachedWidths >= 8192)
  }
}
