import CCMark

extension MarkdownParser {
  mutating func addText(_ text: String, _ style: MarkdownRun.Style = []) {
    if cmarkPictureIsOpen {
      pictures[pictures.count - 1].text += text
      return
    }
    if !text.allSatisfy(\.isWhitespace) { hasOnlyPictures = false }
    append(text, style)
  }

  mutating func append(_ text: String, _ style: MarkdownRun.Style) {
    guard !text.isEmpty else { return }
    let style = styles.reduce(style) { $0.union($1) }
    let link = links.last.flatMap { $0.isEmpty ? nil : $0 }
    if let last = runs.last, last.style == style, last.link == link {
      runs[runs.count - 1].text += text
    } else {
      runs.append(MarkdownRun(text: text, style: style, link: link))
    }
  }

  var cmarkPictureIsOpen: Bool { pictures.last?.isOpen == true }

  /// A picture among words is told by its text.
  mutating func endPicture() {
    guard let last = pictures.indices.last else { return }
    pictures[last].isOpen = false
    append(pictures[last].text.isEmpty ? "▣" : pictures[last].text, [])
  }

  mutating func addInlineHTML(_ text: String) {
    let tag = text.lowercased()
    if tag.hasPrefix("<br") { addText("\n") }
    if tag.hasPrefix("<img"), let source = MarkupTag(text: text).attribute("src") {
      pictures.append(MarkdownPicture(source: source, isOpen: false))
      append("▣", [])
    }
  }

  mutating func takeRuns() -> [MarkdownRun] {
    defer { runs = [] }
    return runs
  }

  static func literal(_ node: OpaquePointer) -> String {
    text(cmark_node_get_literal(node))
  }

  static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }

  static func alignments(
    of table: OpaquePointer
  ) -> [MarkdownTable.Alignment] {
    let count = Int(cmark_gfm_extensions_get_table_columns(table))
    guard let letters = cmark_gfm_extensions_get_table_alignments(table) else { return [] }
    return (0..<count).map { index in
      switch letters[index] {
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .trailing
      default: .leading
      }
    }
  }
}
