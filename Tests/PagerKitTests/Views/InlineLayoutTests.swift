import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@Suite struct InlineLayoutTests {
  private static let font = Font(size: 10)
  private let measures = FixedTextEngine()

  private func lines(_ texts: [String], width: Double) -> [[String]] {
    let runs = texts.enumerated().map { index, text in
      InlineRun(text, font: Font(size: 10, weight: index % 2 == 0 ? .regular : .bold))
    }
    return InlineLayout(runs, width: width, measures).lines.map { $0.fragments.map(\.text) }
  }

  private static let table: [([String], Double, [[String]])] = [
    ([""], 50.0, [[]]), (["ab cd"], 100, [["ab cd"]]), (["ab cd"], 15, [["ab"], ["cd"]]),
    (["ab", "cd ef"], 20, [["ab", "cd"], ["ef"]]), (["abcdef"], 15, [["abc"], ["def"]]),
    (["a\nb"], 100, [["a"], ["b"]]), (["a\n"], 100, [["a"], []]),
    (["a b", "c d"], 10, [["a"], ["b", "c"], ["d"]]),
    (["漢字漢字"], 20, [["漢字"], ["漢字"]]), (["ab cd"], 0, [["ab cd"]]),
  ]

  @Test(arguments: table)
  func `lines end at spaces, newlines and where a word is too long`(
    texts: [String], width: Double, expected: [[String]]
  ) {
    #expect(lines(texts, width: width) == expected)
  }

  @Test(arguments: 0..<60)
  func `no line is too wide, and nothing but spaces is lost`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let words = ["a", "word ", "longer words ", "漢字", "  ", "é", "😀", "hyphen-ated "]
    let texts = (0..<20).map { _ in words.randomElement(using: &generator) ?? "" }
    let width = Double.random(in: 10...200, using: &generator)

    let layout = InlineLayout(texts.map { InlineRun($0, font: Self.font) }, width: width, measures)

    let fragments = layout.lines.flatMap(\.fragments)
    #expect(
      layout.lines.allSatisfy { $0.width <= width || $0.fragments.map(\.text).joined().count == 1 })
    #expect(fragments.allSatisfy { texts[$0.run].contains($0.text) })
    let kept = fragments.map(\.text).joined().filter { $0 != " " }
    #expect(kept == texts.joined().filter { $0 != " " })
  }
}
