import CCMark

extension MarkdownParser {
  mutating func addText(_ text: String, _ style: MarkdownRun.Style = []) {
    if openPictures > 0 { picture?.text += text } else { append(text, style) }
  }

  mutating func append(_ text: String, _ style: MarkdownRun.Style) {
    guard !text.isEmpty else { return }
    let style = styles.reduce(style) { $0.union($1) }
    if let last = runs.last, last.style == style, last.link == link {
      runs[runs.count - 1].text += text
    } else {
      runs.append(MarkdownRun(text: text, style: style, link: link))
    }
  }

  /// Where words lead at present; nothing if nowhere.
  var link: String? { links.last.flatMap { $0.isEmpty ? nil : $0 } }

  mutating func beginPicture(_ source: String) {
    if openPictures == 0 { picture = MarkdownPicture(source: source, link: link) }
    openPictures += 1
  }

  /// Pictures in the words of another one are but words of it.
  mutating func endPicture() {
    openPictures -= 1
    guard openPictures == 0, let picture else { return }
    add(picture)
  }

  /// A picture among words that are not parted is told by its text.
  private mutating func add(_ picture: MarkdownPicture) {
    if partsText {
      parts.append((takeRuns(), picture))
    } else {
      append(picture.text.isEmpty ? "▣" : picture.text, [])
    }
  }

  mutating func addInlineHTML(_ text: String) {
    let tag = text.lowercased()
    if tag.hasPrefix("<br") { addText("\n") }
    if tag.hasPrefix("<img"), let source = MarkupTag(text: text).attribute("src") {
      beginPicture(source)
      endPicture()
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
