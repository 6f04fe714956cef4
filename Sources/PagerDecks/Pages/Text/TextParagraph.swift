/// A piece of a text that is laid out by itself.
struct TextParagraph: Equatable {
  /// What it is in the text.
  enum Kind: Equatable {
    case title, heading, body, item
  }

  /// What it is in the text.
  var kind: Kind
  /// Its words, without line breaks.
  var text: String

  /// The paragraphs of a text; lines that follow each other are joined by spaces.
  static func paragraphs(of text: String) -> [TextParagraph] {
    var paragraphs: [TextParagraph] = []
    var isOpen = false
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = line.drop { $0 == " " }
      if words.allSatisfy(\.isWhitespace) {
        isOpen = false
      } else if let marked = marked(words) {
        paragraphs.append(marked)
        isOpen = marked.kind == .item
      } else if isOpen, let last = paragraphs.indices.last {
        paragraphs[last].text += " " + words
      } else {
        paragraphs.append(TextParagraph(kind: .body, text: String(words)))
        isOpen = true
      }
    }
    return paragraphs
  }

  private static func marked(_ line: Substring) -> TextParagraph? {
    let marks: [(String, Kind)] = [("# ", .title), ("## ", .heading), ("- ", .item)]
    return marks.first { line.hasPrefix($0.0) }.map { mark, kind in
      TextParagraph(kind: kind, text: String(line.dropFirst(mark.count)))
    }
  }
}
