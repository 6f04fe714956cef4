import Testing

@testable import PagerSDL

@Suite struct CharacterDrawingTests {
  @Test(arguments: ["😀", "🇰🇷", "1️⃣", "1⃣", "👍🏽", "👨‍👩‍👧", "❤️", "©️", "☃️", "❤‍🔥", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "⌚"])
  func `these characters ask for their coloured form`(character: Character) {
    #expect(character.isEmojiPresentation)
  }

  @Test(arguments: ["1", "#", "©", "☃", "❤", "☺", "⌚\u{FE0E}", "a", "红", "e\u{301}", "\u{200D}"])
  func `these characters do not ask for their coloured form`(character: Character) {
    #expect(!character.isEmojiPresentation)
  }

  @Test(
    arguments: [
      ("\t", " "), ("\n", " "), ("\r\n", " "), ("\u{0}", " "), ("\u{7F}", " "), ("\u{85}", " "),
      ("\u{2028}", " "), ("\u{200B}", nil), ("\u{200D}", nil), ("\u{FEFF}", nil), ("\u{AD}", nil),
      ("\u{FE0F}", nil), ("\u{2066}", nil), ("a", "a"), ("é", "é"), (" ", " "),
    ] as [(Character, String?)])
  func `a control character shows as a space, an invisible one not at all`(
    character: Character, drawn: String?
  ) {
    #expect(character.drawn == drawn)
  }

  @Test func `a tower of marks is cut`() {
    let tower = Character("e" + String(repeating: "\u{301}", count: 5000))

    #expect(tower.drawn?.unicodeScalars.count == 32)
  }
}

@Suite struct EastAsianLanguageTests {
  @Test(
    arguments: [
      ("zh", .simplifiedChinese), ("zh-Hans", .simplifiedChinese),
      ("zh_CN.UTF-8", .simplifiedChinese),
      ("zh-Hant", .traditionalChinese), ("zh_TW.UTF-8", .traditionalChinese),
      ("zh-Hant-HK", .hongKongChinese), ("ja", .japanese), ("ja_JP.eucJP@x", .japanese),
      ("ko-KR", .korean), ("KO", .korean), ("en", nil), ("C.UTF-8", nil), ("", nil), ("jam", nil),
    ] as [(String, EastAsianLanguage?)])
  func `a tag or a locale names its language`(tag: String, language: EastAsianLanguage?) {
    #expect(EastAsianLanguage(tag: tag) == language)
  }

  @Test(
    arguments: [
      ("红", .simplifiedChinese), ("Red 红", .simplifiedChinese), ("赤い", .japanese),
      ("ガラス 유리", .japanese), ("빨강 紅", .korean), ("", .simplifiedChinese),
    ] as [(String, EastAsianLanguage)])
  func `kana is Japanese, hangul Korean, the rest Chinese`(
    text: String, language: EastAsianLanguage
  ) {
    #expect(EastAsianLanguage(guessedFrom: text) == language)
  }
}

@Suite struct WritingSystemTests {
  @Test(
    arguments: [
      ("א", "Hebr", true), ("ب", "Arab", true), ("ﷲ", "Arab", true), ("ހ", "Thaa", true),
      ("𞤀", "Adlm", true), ("ก", "Thai", false), ("क", "Deva", false), ("ა", "Geor", false),
      ("ሀ", "Ethi", false), ("红", "", false), ("한", "", false), ("か", "", false), ("𠀀", "", false),
    ] as [(Unicode.Scalar, String, Bool)])
  func `a letter belongs to its script`(scalar: Unicode.Scalar, tag: String, isRightToLeft: Bool) {
    #expect(WritingSystem.of(scalar)?.tag == tag)
    #expect(WritingSystem.of(scalar)?.isRightToLeft == isRightToLeft)
  }

  @Test(arguments: ["a", "é", "Ω", "ж", "1", "…", "☃", "😀", "\u{10FFFD}"] as [Unicode.Scalar])
  func `what many scripts share belongs to none`(scalar: Unicode.Scalar) {
    #expect(WritingSystem.of(scalar) == nil)
  }
}

@Suite struct TextDirectionTests {
  @Test(
    arguments: [
      ("abc", []), ("", []), ("א", [0..<1]), ("a אב", [2..<4]), ("אב גד", [0..<5]),
      ("אב, ", [0..<2]), ("אב 12", [0..<5]), ("12 אב", [3..<5]), ("אב a גד", [0..<2, 5..<7]),
    ] as [(String, [Range<Int>])])
  func `a span goes from the first to the last letter written from the right`(
    text: String, spans: [Range<Int>]
  ) {
    let directions = text.map { character in
      let system = character.unicodeScalars.first.flatMap(WritingSystem.of)
      return TextDirection(of: String(character), in: system)
    }

    #expect(TextDirection.rightToLeftSpans(directions) == spans)
  }
}
