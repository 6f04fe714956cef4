/// What is left of a text without newlines while its lines are taken off one after the other.
struct WrappedParagraph {
  private let text: String
  private let wrapper: TextWrapper
  /// Where each character begins, and where the last one ends.
  private let places: [String.Index]
  /// How many characters were taken.
  private var taken = 0
  /// How many characters the last line held: the best guess for the next.
  private var lastCount = 64

  init(_ text: String, in wrapper: TextWrapper) {
    self.text = text
    self.wrapper = wrapper
    places = Array(text.indices) + [text.endIndex]
  }

  /// Whether every character was taken.
  var isEmpty: Bool { left == 0 }

  /// The next line.
  mutating func takeLine() -> TextLine {
    let count = lineCount()
    let part = slice(0, count)
    let end = part.lastIndex { $0 != " " }.map { part.index(after: $0) } ?? part.startIndex
    let line = TextLine(
      text: String(part[..<end]), trailingSpaces: String(part[end...]),
      width: wrapper.width(of: part[..<end]))
    taken += count
    lastCount = max(count, 1)
    return line
  }
}

extension WrappedParagraph {
  private var left: Int { places.count - 1 - taken }

  private func slice(_ from: Int, _ to: Int) -> Substring {
    text[places[taken + from]..<places[taken + to]]
  }

  private func character(_ offset: Int) -> Character { text[places[taken + offset]] }

  private func fits(_ count: Int) -> Bool {
    wrapper.width(of: slice(0, count)) <= wrapper.width
  }

  /// How many characters the next line takes, with the spaces at its end.
  private func lineCount() -> Int {
    guard wrapper.width > 0, left > 0 else { return left }
    let fitting = longestFit()
    guard fitting < left else { return left }
    var end = lastBreak(atMost: fitting) ?? max(1, fitting)
    while end < left, character(end) == " " { end += 1 }
    return end
  }

  /// The most characters that fit, found by galloping from the last line's count and bisecting.
  private func longestFit() -> Int {
    var (fitting, next) = (0, min(lastCount, left))
    while fits(next) {
      fitting = next
      guard next < left else { return left }
      next = min(next * 2, left)
    }
    var tooMany = next
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      if fits(middle) { fitting = middle } else { tooMany = middle }
    }
    return fitting
  }

  private func lastBreak(atMost limit: Int) -> Int? {
    stride(from: limit, to: 0, by: -1).first(where: isBreak)
  }

  /// Whether a line may end before this character.
  private func isBreak(_ offset: Int) -> Bool {
    let (before, after) = (character(offset - 1), character(offset))
    if after == " " || after.isNeverFirst { return after == " " }
    return before == " " || before.isIdeographic || after.isIdeographic
      || before.isIdeographicEnd
  }
}
