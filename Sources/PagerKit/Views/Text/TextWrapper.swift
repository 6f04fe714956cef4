public import PagerGraphics

/// Breaks text into lines that are at most so wide.
///
/// Lines end at newlines, at spaces, next to Han and kana, and inside a word that alone is wider
/// than a line. A line is wider than the width only when it is a single character. A width that is
/// not above 0 breaks at newlines only, since nothing can be seen in it.
public struct TextWrapper {
  /// The measures of text.
  public let measures: any TextMeasuring
  /// The font of the text.
  public let font: Font
  /// The widest that a line may be, in points.
  public let width: Double

  /// Creates a wrapper for lines of at most `width` points in `font`.
  public init(measures: any TextMeasuring, font: Font, width: Double) {
    self.measures = measures
    self.font = font
    self.width = width
  }
}

extension TextWrapper {
  /// The lines of `text`, from the top; one without text for a text that is empty.
  ///
  /// Control characters count as spaces. With a `limit` above 0 there are at most so many lines,
  /// and what does not fit ends with an ellipsis. Complexity: O(n·log m) for n characters in lines
  /// of m, since a line measures O(log m) runs of at most twice its length.
  public func lines(of text: String, limit: Int = 0) -> [TextLine] {
    guard limit != 1 else { return [shortened(text.oneLine())] }
    var lines: [TextLine] = []
    for paragraph in text.paragraphs {
      var rest = WrappedParagraph(paragraph, in: self)
      repeat {
        guard limit <= 0 || lines.count < limit else { return ended(lines) }
        lines.append(rest.takeLine())
      } while !rest.isEmpty
    }
    return lines
  }

  /// The advance of `text` as one line, in points.
  func width(of text: Substring) -> Double {
    text.isEmpty ? 0 : measures.width(of: String(text), in: font)
  }

  private func ended(_ lines: [TextLine]) -> [TextLine] {
    guard let last = lines.last else { return lines }
    return lines.dropLast() + [shortened(last.text + "…")]
  }

  private func shortened(_ text: String) -> TextLine {
    let fits = width > 0 ? measures.shortened(text, to: width, in: font) : text
    return TextLine(text: fits, trailingSpaces: "", width: width(of: fits[...]))
  }
}
