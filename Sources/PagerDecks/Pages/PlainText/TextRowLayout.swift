import PagerGraphics
import PagerKit

/// Where the characters of a row stand.
struct TextRowLayout {
  /// A stretch of characters that is drawn at once.
  struct Piece {
    /// Which of the row's shown characters it holds.
    var range: Range<Int>
    /// Which line of the row it stands in, from 0.
    var line: Int
    /// Where it begins, in points from the left edge of the text.
    var x: Double
    /// Its width, in points.
    var width: Double
  }

  /// The row.
  let row: TextRow
  /// The font.
  let font: Font
  /// The pieces, in the order of the text; at least one.
  private(set) var pieces: [Piece] = []

  /// How many characters of an unbroken line are drawn at once: few enough for any texture.
  private static let stretch = 64

  /// The row in lines of at most `width` points; nothing leaves it in one.
  init(_ row: TextRow, font: Font, width: Double?, _ measures: any TextMeasuring) {
    self.row = row
    self.font = font
    if let width { wrap(to: width, measures) } else { stretchOut(measures) }
  }

  /// How many lines there are; at least 1.
  var lineCount: Int { (pieces.last?.line ?? 0) + 1 }

  /// How far to the right the text goes, in points.
  var width: Double { pieces.map { $0.x + $0.width }.max() ?? 0 }

  /// The characters of a piece.
  func text(_ range: Range<Int>) -> String { String(row.characters[range]) }

  /// The shown character at `x` points in a line, or that before which the place is.
  func index(atX x: Double, line: Int, _ measures: any TextMeasuring) -> Int {
    let line = min(max(0, line), lineCount - 1)
    let inLine = pieces.filter { $0.line == line }
    guard let piece = inLine.last(where: { $0.x <= x }) ?? inLine.first else { return 0 }
    var (low, high) = (piece.range.lowerBound, piece.range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      let width = measures.width(of: text(piece.range.lowerBound..<middle + 1), in: font)
      if piece.x + width <= x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The stretches of lines that a range of shown characters covers: line, from, to in points.
  func spans(
    of range: Range<Int>, _ measures: any TextMeasuring
  ) -> [(line: Int, from: Double, to: Double)] {
    pieces.compactMap { piece in
      let part = piece.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      func x(_ end: Int) -> Double {
        guard end < piece.range.upperBound else { return piece.x + piece.width }
        return piece.x + measures.width(of: text(piece.range.lowerBound..<end), in: font)
      }
      return (piece.line, x(part.lowerBound), x(part.upperBound))
    }
  }
}

extension TextRowLayout {
  private mutating func wrap(to width: Double, _ measures: any TextMeasuring) {
    let wrapper = TextWrapper(measures: measures, font: font, width: max(1, width))
    var start = 0
    for (line, wrapped) in wrapper.lines(of: String(row.characters)).enumerated() {
      let end = start + wrapped.text.count + wrapped.trailingSpaces.count
      pieces.append(Piece(range: start..<end, line: line, x: 0, width: wrapped.width))
      start = end
    }
  }

  private mutating func stretchOut(_ measures: any TextMeasuring) {
    var x = 0.0
    for start in stride(from: 0, to: max(1, row.characters.count), by: Self.stretch) {
      let end = min(start + Self.stretch, row.characters.count)
      let width = start < end ? measures.width(of: text(start..<end), in: font) : 0
      pieces.append(Piece(range: start..<end, line: 0, x: x, width: width))
      x += width
    }
  }
}
