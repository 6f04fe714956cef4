import Testing

import PagerGraphics

@testable import PagerSDL

@MainActor @Suite struct SDLFontCatalogTests {
  private let regular = FontStyle(Font(size: 1))

  private func face(
    _ character: String, language: EastAsianLanguage = .simplifiedChinese,
    style: FontStyle? = nil
  ) throws -> FontFace? {
    let isEmoji = Character(character).isEmojiPresentation
    return try SDLFontCatalog(fontFile: nil).face(
      for: character, isEmoji: isEmoji, style: style ?? regular, language: language)
  }

  @Test(
    arguments: [
      (.simplifiedChinese, "CJK SC"), (.traditionalChinese, "CJK TC"), (.japanese, "CJK JP"),
      (.korean, "CJK KR"),
    ] as [(EastAsianLanguage, String)])
  func `a Chinese character comes from its language's face of the shared file`(
    language: EastAsianLanguage, family: String
  ) throws {
    let face = try #require(try face("红", language: language))

    #expect(face.family.hasSuffix(family))
    #expect(face.file.hasSuffix(".ttc"))
  }

  @Test func `the faces of one file differ by their number`() throws {
    let chinese = try #require(try face("红"))
    let japanese = try #require(try face("红", language: .japanese))

    #expect(chinese.file == japanese.file)
    #expect(chinese.index == 2)
    #expect(chinese != japanese)
  }

  @Test(arguments: ["😀", "🇰🇷", "1️⃣", "❤️", "👨‍👩‍👧"])
  func `coloured forms come from the emoji font`(character: String) throws {
    #expect(try face(character)?.isColor == true)
  }

  @Test(arguments: ["a", "é", "1", "©", "☃", "❤", "א", "ب", "ก", "क", "한", "カ", "漢"])
  func `plain characters come from a font without colours that has all of them`(
    character: String
  ) throws {
    let face = try #require(try face(character))

    #expect(!face.isColor)
    #expect(face.has(character.unicodeScalars))
  }

  @Test func `a script's font is the sister of the interface font where there is one`() throws {
    let main = try SDLFontCatalog(fontFile: nil).mainFace(regular)
    let thai = try #require(try face("ก"))

    #expect(main.hasASCII)
    #expect(thai.family.hasPrefix(main.family))
  }

  @Test func `bold text has bold fallbacks`() throws {
    let bold = try #require(try face("红", style: FontStyle(Font(size: 1, weight: .bold))))

    #expect(try bold != face("红"))
    #expect(bold.family.hasSuffix("SC"))
    #expect(!bold.isThickened)
  }

  @Test func `no font has a private character`() throws {
    #expect(try face("\u{E000}") == nil)
    #expect(try face("\u{10FFFD}") == nil)
  }

  @Test func `a font file takes the place of the interface font only`() throws {
    let monospaced = FontStyle(Font(family: .monospaced, size: 1))
    let file = try SDLFontCatalog(fontFile: nil).mainFace(monospaced).file
    let catalog = try SDLFontCatalog(fontFile: file)

    #expect(try catalog.mainFace(regular).file == file)
    #expect(try catalog.mainFace(FontStyle(Font(size: 1, weight: .bold))).isThickened)
    #expect(try catalog.mainFace(monospaced).file == file)
  }
}
