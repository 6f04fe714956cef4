import PagerGraphics
import Testing

@testable import PagerSDL

@MainActor @Suite struct SDLTextEngineDrawingTests {
  private let warnings = Warnings()

  private func ink(_ text: String, _ font: Font = Font(size: 20)) throws -> Ink {
    Ink(try warnings.engine().raster(of: text, in: font, scale: 1))
  }

  @Test(arguments: [12.0, 15, 16.5, 20, 36])
  func `Latin, Chinese and pictures stand on one baseline`(size: Double) throws {
    let font = Font(size: size)
    let (latin, chinese, picture) = try (ink("H", font), ink("红", font), ink("😀", font))

    #expect(latin.bottom == 0)
    // The character's box reaches 0.12 em below the baseline, its lowest stroke 0.03.
    #expect(abs(Double(chinese.bottom) - 0.03 * size) <= 1)
    #expect(abs(Double(picture.bottom) - 0.22 * size) <= 1 + 0.02 * size)
    #expect(try ink("H红H😀H", font).bottom == max(chinese.bottom, picture.bottom))
  }

  @Test(arguments: 11...24)
  func `letters that reach above the line keep the baseline`(size: Int) throws {
    let font = Font(size: Double(size))
    let plain = try ink("HA", font)

    for text in ["HẤ", "HṦ", "HA\u{302}\u{301}\u{303}\u{306}"] {
      let tall = try ink(text, font)
      #expect(tall.bottom == plain.bottom)
      #expect(tall.top < plain.top)
    }
  }

  @Test func `a letter that begins left of the pen is drawn there`() throws {
    let raster = try warnings.engine().raster(of: "j", in: Font(size: 20), scale: 1)

    #expect(raster.pieces.first.map(\.x) ?? 0 < 0)
    #expect(Ink(raster).left < 0)
    #expect(raster.advance == Double(raster.end))
  }

  @Test(arguments: ["👨‍👩‍👧", "🇰🇷", "1️⃣", "👍🏽", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩🏽‍🚀"])
  func `a sequence is one picture of one character's size`(text: String) throws {
    let engine = try warnings.engine()
    let single = engine.raster(of: "😀", in: Font(size: 20), scale: 1)

    let raster = engine.raster(of: text, in: Font(size: 20), scale: 1)

    #expect(raster.pieces.count == 1)
    #expect(raster.pictures.map(\.width) == single.pictures.map(\.width))
    #expect(raster.advance == single.advance)
  }

  @Test func `a picture is as tall as the line and never cut`() throws {
    let engine = try warnings.engine()
    let font = Font(size: 20)

    let raster = engine.raster(of: "😀", in: font, scale: 2)

    let line = engine.metrics(of: font)
    #expect(raster.pictures.map(\.height) == [Int((line.lineHeight * 2).rounded())])
    #expect(abs(Double(raster.pieces.first?.y ?? 0) + line.ascent * 2) <= 1.5)
  }

  @Test(arguments: ["1", "©", "☃", "❤", "红"]) func `plain characters are masks`(text: String) throws
  {
    let raster = try warnings.engine().raster(of: text, in: Font(size: 20), scale: 1)

    #expect(raster.masks.count == 1 && raster.pictures.isEmpty)
    #expect(!Ink(raster).isEmpty)
  }

  @Test func `a missing character is a box and one warning`() throws {
    let engine = try warnings.engine()

    for text in ["\u{E000}", "a\u{E000}\u{E000}b", "\u{10FFFD}", "\u{E000}"] {
      for size in [10.0, 17, 30] {
        let raster = engine.raster(of: text, in: Font(size: size), scale: 1)
        #expect(Ink(raster).weight > size / 2)
        #expect(engine.width(of: text, in: Font(size: size)) == raster.advance)
      }
    }

    #expect(
      warnings.lines == ["no font has the character U+E000", "no font has the character U+10FFFD"])
  }

  @Test func `a bad byte is drawn as its replacement`() throws {
    let text = String(decoding: [0x61, 0xFF, 0x62] as [UInt8], as: UTF8.self)

    #expect(try ink(text).right > ink("ab").right + 4)
    #expect(warnings.lines.isEmpty)
  }

  @Test(arguments: ["Orange", "红", "שלום"]) func `bold text is heavier`(text: String) throws {
    let bold = try ink(text, Font(size: 20, weight: .bold))

    #expect(try bold.weight > 1.15 * ink(text).weight)
  }

  @Test func `Arabic letters join and run from the right`() throws {
    let engine = try warnings.engine()
    let font = Font(size: 40)
    let apart = "مرحبا".map { engine.width(of: String($0), in: font) }.reduce(0, +)

    let joined = engine.raster(of: "مرحبا", in: font, scale: 1)

    #expect(joined.advance < 0.85 * apart)
    // Alef, the last letter and the tallest, stands at the left.
    let alef = Ink(engine.raster(of: "ا", in: font, scale: 1))
    #expect(abs(Ink(joined).top - alef.top) <= 2)
    #expect(warnings.lines.isEmpty)
  }

  @Test func `Hebrew is drawn from the right`() throws {
    let engine = try warnings.engine()
    let font = Font(size: 40)

    // Yod hangs from the top and is the narrowest, lamed the tallest letter.
    let raster = engine.raster(of: "לי", in: font, scale: 1)

    let mask = try #require(raster.masks.first)
    let tallest = try #require(mask.bytes.firstIndex { $0 > 127 }).quotientAndRemainder(
      dividingBy: mask.width)
    #expect(Double(tallest.remainder) > 0.25 * Double(mask.width))
  }
}
