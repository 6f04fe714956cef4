import PagerGraphics

/// How a formatted text looks: heights are multiples of half a line of running text, so that the
/// lines of a page keep one rhythm.
enum MarkdownStyle {
  /// Half the distance of two lines of running text, in points.
  static let beat = TextStyle.line / 2
  /// How far an item is moved in, in points.
  static let itemIndent = 28.0
  /// How far a quote is moved in, in points.
  static let quoteIndent = 20.0
  /// The space around code and beside the text of a cell, in points.
  static let padding = 14.0
  /// The font of code that stands by itself.
  static let code = Font(family: .monospaced, size: 14)
  /// The distance of its lines, in points.
  static let codeLine = 21.0

  /// The font of running text.
  static let body = TextStyle.body

  /// The font of a heading, levels from 1 to 6.
  static func heading(_ level: Int) -> Font {
    let sizes = [34.0, 26, 21, 18, 17, 16]
    return Font(size: sizes[min(max(level, 1), 6) - 1], weight: .bold)
  }

  /// The distance of the lines of a heading, in points.
  static func headingLine(_ level: Int) -> Double {
    switch level {
    case ...1: 4 * beat
    case 2: 3 * beat
    default: 2 * beat
    }
  }

  /// The space above a heading, in points.
  static func spaceAboveHeading(_ level: Int) -> Double { level <= 2 ? 3 * beat : 2 * beat }

  /// `font` for a run of a style.
  static func font(_ style: MarkdownRun.Style, in font: Font) -> Font {
    var font = font
    if style.contains(.bold) { font.weight = .bold }
    if style.contains(.italic) { font.slant = .italic }
    if style.contains(.code) {
      font.family = .monospaced
      font.size = (font.size * 0.88 * 2).rounded() / 2
    }
    return font
  }
}

/// The colours of a formatted text, which follow the theme.
enum MarkdownInk: Equatable {
  case text, secondary, link, soft, line, accent
}
