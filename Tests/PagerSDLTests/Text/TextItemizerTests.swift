import Testing

import PagerGraphics

@testable import PagerSDL

@MainActor @Suite struct TextItemizerTests {
  private func runs(_ text: String) throws -> [FontRun] {
    let catalog = try SDLFontCatalog(fontFile: nil)
    let itemizer = TextItemizer(catalog: catalog, language: nil) { Issue.record("\($0)") }
    return try itemizer.runs(of: text, style: FontStyle(Font(size: 1)))
  }

  @Test(arguments: [
    ("Red", ["Red"]), ("", []), ("Red 红", ["Red ", "红"]), ("红蓝", ["红蓝"]),
    ("a😀😀b", ["a", "😀", "😀", "b"]), ("e\u{301}e", ["e\u{301}e"]), ("©\u{FE0E}", ["©"]),
    ("\u{200B}", []), ("a\u{200B}b", ["ab"]), ("a\tb", ["a b"]),
    ("a שלום עולם b", ["a ", "שלום עולם", " b"]), ("שלום 12", ["12", "שלום "]),
    ("שלום 😀", ["שלום", " ", "😀"]), ("שלום 😀 אב", [" אב", "😀", "שלום "]),
  ])
  func `a line is cut where the font changes, from left to right`(
    text: String, parts: [String]
  ) throws {
    #expect(try runs(text).map(\.text) == parts)
  }

  @Test func `two scripts from the right stand in reading order from the right`() throws {
    let runs = try runs("שלום, مرحبا!")

    #expect(runs.first?.text == "مرحبا")
    #expect(runs.dropLast().last?.system?.tag == "Hebr")
    #expect(runs.last?.text == "!")
    #expect(runs.dropLast().allSatisfy { $0.system?.isRightToLeft == true })
  }

  @Test func `Japanese text has its Chinese characters in Japanese form`() throws {
    #expect(try runs("赤い").allSatisfy { $0.face.family.hasSuffix("JP") })
    #expect(try runs("赤").allSatisfy { $0.face.family.hasSuffix("SC") })
  }

  @Test(arguments: ["a", "é"]) func `no more than 4096 characters are set`(letter: String) throws {
    let runs = try runs(String(repeating: letter, count: 60_000))

    #expect(runs.map(\.text.count) == [4096])
  }
}
