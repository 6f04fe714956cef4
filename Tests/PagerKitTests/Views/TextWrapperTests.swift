import PagerGraphics
import PagerTestSupport
import Testing

@testable import PagerKit

@Suite struct TextWrapperTests {
  private let font = Font(size: 10)

  private func wrap(_ text: String, _ width: Double, limit: Int = 0) -> [TextLine] {
    let wrapper = TextWrapper(measures: FixedTextEngine(), font: font, width: width)
    return wrapper.lines(of: text, limit: limit)
  }

  @Test(
    arguments: [
      ("", 50, [""]),
      ("one two three", 40, ["one two", "three"]),
      ("one\ntwo\r\nthree", 100, ["one", "two", "three"]),
      ("a\n\nb", 100, ["a", "", "b"]),
      ("one\u{7}two\tx", 100, ["one two x"]),
      ("incomprehensible", 25, ["incom", "prehe", "nsibl", "e"]),
      ("to incomprehensible", 25, ["to", "incom", "prehe", "nsibl", "e"]),
      ("one     two", 20, ["one", "two"]),
      ("  one", 100, ["  one"]),
      ("日本語日本。語", 50, ["日本語日", "本。語"]),
      ("see 日本", 30, ["see 日", "本"]),
      ("don’t stop", 20, ["don’", "t", "stop"]),
      ("wide", 2, ["w", "i", "d", "e"]),
      ("no width at all", 0, ["no width at all"]),
    ] as [(String, Double, [String])])
  func `lines end where a reader expects it`(text: String, width: Double, expected: [String]) {
    #expect(wrap(text, width).map(\.text) == expected)
  }

  @Test(
    arguments: [
      ("one two three four", 1, ["one tw…"]),
      ("one two three four", 2, ["one two", "three…"]),
      ("one two\nthree", 1, ["one tw…"]),
      ("one", 1, ["one"]),
      ("one two three", 2, ["one two", "three"]),
      ("one\ntwo\nthree", 2, ["one", "two…"]),
    ] as [(String, Int, [String])])
  func `text beyond the last line ends with an ellipsis`(
    text: String, limit: Int, expected: [String]
  ) {
    #expect(wrap(text, 36, limit: limit).map(\.text) == expected)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `no line is too wide, and nothing gets lost`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let letters = Array("abcdefg   日本。、👩‍👩‍👧é\u{301}-")
    let text = String(
      (0..<Int.random(in: 0...200, using: &generator)).map { _ in
        letters.randomElement(using: &generator) ?? "a"
      })
    let width = Double.random(in: 1...80, using: &generator)

    let lines = wrap(text, width)

    #expect(lines.map { $0.text + $0.trailingSpaces }.joined() == text)
    #expect(lines.allSatisfy { $0.width <= width || $0.text.count == 1 })
  }

  @Test func `a long word costs no more than its length`() {
    let engine = CountingMeasures()
    let wrapper = TextWrapper(measures: engine, font: font, width: 400)

    let lines = wrapper.lines(of: String(repeating: "x", count: 80_000))

    #expect(lines.count == 1000)
    #expect(engine.characters < 16 * 80_000)
  }
}

/// Counts the characters that were measured.
private final class CountingMeasures: TextMeasuring {
  private let engine = FixedTextEngine()
  private(set) var characters = 0

  func metrics(of font: Font) -> FontMetrics { engine.metrics(of: font) }

  func width(of text: String, in font: Font) -> Double {
    characters += text.count
    return engine.width(of: text, in: font)
  }
}
