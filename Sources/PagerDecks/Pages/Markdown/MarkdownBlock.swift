/// A stretch of a formatted text that looks alike.
struct MarkdownRun: Equatable, Sendable {
  /// How it looks.
  struct Style: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let bold = Style(rawValue: 1)
    static let italic = Style(rawValue: 2)
    static let code = Style(rawValue: 4)
    static let struck = Style(rawValue: 8)
  }

  /// The text; a newline in it ends a line.
  var text: String
  /// How it looks.
  var style: Style = []
  /// Where it leads; nothing if it is no link.
  var link: String?
}

/// A table of a formatted text.
struct MarkdownTable: Equatable, Sendable {
  /// Where the text of a column begins.
  enum Alignment: Equatable, Sendable {
    case leading, center, trailing
  }

  /// The rows, the heading first.
  var rows: [[[MarkdownRun]]] = []
  /// Where the text of each column begins.
  var alignments: [Alignment] = []

  /// The number of columns.
  var columnCount: Int { max(alignments.count, rows.first?.count ?? 0) }
}

/// A piece of a formatted text that is laid out by itself: a row of the page.
struct MarkdownBlock: Equatable, Sendable {
  /// What it holds.
  enum Content: Equatable, Sendable {
    case paragraph([MarkdownRun])
    case heading(level: Int, [MarkdownRun])
    /// Some lines of a piece of code, and whether they are its first and its last ones.
    case code([String], isFirst: Bool, isLast: Bool)
    case rule
    case picture(MarkdownPicture)
    case row(Int, of: MarkdownTable)
  }

  /// What it lies in, from the outside inwards.
  enum Container: Equatable, Sendable {
    case quote
    case item
  }

  /// What stands before an item.
  enum Marker: Equatable, Sendable {
    case bullet
    case number(String)
    case task(isDone: Bool)
  }

  /// What it holds.
  var content: Content
  /// What it lies in.
  var containers: [Container] = []
  /// What stands before it, if it begins an item.
  var marker: Marker?
  /// Whether the next block follows without a space.
  var isTight = false
}

extension [MarkdownRun] {
  /// The runs without the spaces at both ends of their text.
  func withoutOuterSpaces() -> [MarkdownRun] {
    var runs = self[...]
    while let first = runs.first {
      let text = first.text.unicodeScalars.drop { $0.properties.isWhitespace }
      runs[runs.startIndex].text = String(text)
      guard text.isEmpty else { break }
      runs.removeFirst()
    }
    while var text = runs.last?.text {
      while text.unicodeScalars.last?.properties.isWhitespace == true {
        text.unicodeScalars.removeLast()
      }
      runs[runs.endIndex - 1].text = text
      guard text.isEmpty else { break }
      runs.removeLast()
    }
    return Array(runs)
  }
}
