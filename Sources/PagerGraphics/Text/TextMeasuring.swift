/// Something that knows how wide text is drawn.
public protocol TextMeasuring: AnyObject {
  /// The vertical measures of a line in `font`, in points.
  func metrics(of font: Font) -> FontMetrics

  /// The advance of `text` drawn as one line, in points: 0 for a text without width. It is the
  /// width of the whole run, which may differ from the sum of its parts (kerning, ligatures).
  func width(of text: String, in font: Font) -> Double
}

extension TextMeasuring {
  /// The text, cut at a whole character and ended with an ellipsis if it is wider than `width`
  /// points.
  ///
  /// A text that fits comes back unchanged; where not even the ellipsis fits, nothing does.
  ///
  /// Complexity: O(log n) measurements, each of at most the part that could fit.
  public func shortened(_ text: String, to width: Double, in font: Font) -> String {
    let ellipsis = "…"
    let candidates = Array(text.prefix(longestMeasured))
    if candidates.count < longestMeasured, self.width(of: text, in: font) <= width { return text }
    func cut(_ count: Int) -> String { String(candidates[..<count]) + ellipsis }
    guard self.width(of: ellipsis, in: font) <= width else { return "" }
    var fits = 0
    var tooLong = candidates.count + 1
    while tooLong - fits > 1 {
      let middle = (fits + tooLong) / 2
      if self.width(of: cut(middle), in: font) <= width { fits = middle } else { tooLong = middle }
    }
    return cut(fits)
  }

  /// No line of a window holds more characters than this; longer texts are cut before they are
  /// measured, since measuring a text costs in proportion to its length.
  private var longestMeasured: Int { 1024 }
}
