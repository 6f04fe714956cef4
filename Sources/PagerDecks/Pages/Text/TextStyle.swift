import PagerGraphics

/// How running text looks: all heights are multiples of half a line, so that lines keep one rhythm.
enum TextStyle {
  /// The distance of the baselines of two lines of running text, in points.
  static let line = 26.0
  /// The font of running text.
  static let body = Font(size: 17)
  /// How far items of a list are moved in, in points.
  static let itemIndent = 24.0
  /// About how many characters stand in a line; 45 to 75 are read with ease.
  ///
  /// Source: Bringhurst, *The Elements of Typographic Style*, 2.1.2.
  static let charactersInLine = 66.0

  /// The font of a paragraph.
  static func font(_ kind: TextParagraph.Kind) -> Font {
    switch kind {
    case .title: Font(size: 34, weight: .bold)
    case .heading: Font(size: 21, weight: .bold)
    case .body, .item: body
    }
  }

  /// The distance of the baselines of a paragraph's lines, in points.
  static func lineHeight(_ kind: TextParagraph.Kind) -> Double {
    kind == .title ? 1.5 * line : line
  }

  /// The space above a paragraph, in points, and the one below.
  static func spaces(_ kind: TextParagraph.Kind) -> (above: Double, below: Double) {
    switch kind {
    case .title: (0, line)
    case .heading: (line, line / 2)
    case .body, .item: (0, line / 2)
    }
  }

  /// The space above the whole text and below it in a page of a width, in points.
  static func margin(forWidth width: Double) -> Double {
    width < 480 ? line : 2 * line
  }

  /// The column of the text in a page `width` points wide: as wide as a comfortable line, in the
  /// middle; from its left edge to its right one.
  static func column(forWidth width: Double, _ text: any TextMeasuring) -> Rect {
    let sample = "a good line holds about as many characters as the eye takes in, "
    let character = text.width(of: sample, in: body) / Double(sample.count)
    let margin = min(max((width * 0.07).rounded(), 20), 64)
    let room = max(0, width - 2 * margin)
    let column = min(room, (character * charactersInLine).rounded())
    return Rect(x: ((width - column) / 2).rounded(), y: 0, width: column, height: 0)
  }
}
