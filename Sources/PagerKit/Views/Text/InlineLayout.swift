public import PagerGraphics

/// A stretch of a paragraph in one font; a newline in it ends a line.
public struct InlineRun: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The font.
  public var font: Font

  /// Creates the stretch `text` in `font`.
  public init(_ text: String, font: Font) {
    self.text = text
    self.font = font
  }
}

/// A line of a paragraph of several fonts.
public struct InlineLine: Hashable, Sendable {
  /// What of one run stands in the line.
  public struct Fragment: Hashable, Sendable {
    /// The index of the run.
    public let run: Int
    /// The text.
    public let text: String
    /// Where it begins, in points from the beginning of the line.
    public let x: Double
    /// Its advance, in points.
    public let width: Double
  }

  /// The parts of the line, from its beginning; none in an empty one.
  public let fragments: [Fragment]

  /// The advance of the whole line, in points.
  public var width: Double { fragments.last.map { $0.x + $0.width } ?? 0 }
}

/// Breaks a paragraph of several fonts into lines that are at most so wide.
///
/// Lines end where ``TextWrapper`` ends them. Each fragment is measured as a whole. Complexity:
/// O(n·log m) for n characters in lines of m.
public struct InlineLayout {
  /// The lines, from the top; at least one.
  public private(set) var lines: [InlineLine] = []

  private let runs: [InlineRun]
  private let measures: any TextMeasuring
  private let width: Double
  private var characters: [Character] = []
  private var owners: [Int] = []
  private var start = 0
  private var lastCount = 64

  /// Lays out `runs` in lines of at most `width` points; a width that is not above 0 breaks at
  /// newlines only.
  public init(_ runs: [InlineRun], width: Double, _ measures: any TextMeasuring) {
    self.runs = runs
    self.width = width
    self.measures = measures
    for (index, run) in runs.enumerated() {
      for character in run.text {
        let isBlank = character.isBreakOrControl && !character.isNewline
        characters.append(isBlank ? " " : character.isNewline ? "\n" : character)
        owners.append(index)
      }
    }
    repeat { takeLine() } while start < characters.count
    if characters.last == "\n" { lines.append(InlineLine(fragments: [])) }
  }
}

extension InlineLayout {
  private mutating func takeLine() {
    let end = characters[start...].firstIndex(of: "\n") ?? characters.count
    let stop = lineEnd(before: end)
    var trimmed = stop
    while trimmed > start, characters[trimmed - 1] == " " { trimmed -= 1 }
    lines.append(InlineLine(fragments: fragments(start..<trimmed)))
    lastCount = max(1, stop - start)
    start = stop < characters.count && stop == end ? stop + 1 : stop
  }

  /// Where the line that begins at `start` ends, its spaces included.
  private func lineEnd(before end: Int) -> Int {
    guard width > 0, start < end else { return end }
    let fitting = longestFit(before: end)
    guard fitting < end else { return end }
    let isTooLong = stride(from: fitting, to: start, by: -1).first(where: isBreak)
    var stop = isTooLong ?? max(start + 1, fitting)
    while stop < end, characters[stop] == " " { stop += 1 }
    return stop
  }

  /// The end of the longest stretch that fits, found by galloping and bisecting.
  private func longestFit(before end: Int) -> Int {
    var (fitting, next) = (start, min(start + lastCount, end))
    while fits(next) {
      fitting = next
      guard next < end else { return end }
      next = min(start + (next - start) * 2, end)
    }
    var tooMany = next
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      if fits(middle) { fitting = middle } else { tooMany = middle }
    }
    return fitting
  }

  private func fits(_ end: Int) -> Bool {
    (fragments(start..<end).last.map { $0.x + $0.width } ?? 0) <= width
  }

  private func isBreak(_ index: Int) -> Bool {
    let (before, after) = (characters[index - 1], characters[index])
    if after == " " || after.isNeverFirst { return after == " " }
    return before == " " || before.isIdeographic || after.isIdeographic
      || before.isIdeographicEnd
  }

  private func fragments(_ range: Range<Int>) -> [InlineLine.Fragment] {
    var fragments: [InlineLine.Fragment] = []
    var (from, x) = (range.lowerBound, 0.0)
    while from < range.upperBound {
      let run = owners[from]
      let to = owners[from..<range.upperBound].firstIndex { $0 != run } ?? range.upperBound
      let text = String(characters[from..<to])
      let width = advance(of: text, in: runs[run].font)
      fragments.append(InlineLine.Fragment(run: run, text: text, x: x, width: width))
      (from, x) = (to, x + width)
    }
    return fragments
  }

  /// The advance of `text`; spaces at its end count in full, which they do not in every engine.
  private func advance(of text: String, in font: Font) -> Double {
    guard text.last == " " else { return measures.width(of: text, in: font) }
    let end = "n"
    return measures.width(of: text + end, in: font) - measures.width(of: end, in: font)
  }
}
