/// What a piece of HTML says, without its tags.
struct MarkupText {
  /// The text between the tags, with single spaces; nothing of comments, scripts and styles.
  private(set) var text = ""
  /// The files of its pictures.
  private(set) var pictures: [String] = []

  /// Takes `markup` apart.
  ///
  /// Complexity: O(bytes).
  init(_ markup: String) {
    var rest = markup[...]
    var words = ""
    while let open = rest.firstIndex(of: "<") {
      words += rest[..<open]
      rest = rest[open...]
      if let (begin, end) = Self.unseen.first(where: { rest.hasPrefix($0.begin) }) {
        rest = rest.dropFirst(begin.count).after(end)
        continue
      }
      let tag = String(rest.prefix { $0 != ">" }.prefix(4096))
      let name = tag.dropFirst().prefix { $0.isLetter }.lowercased()
      rest = rest.after(">")
      if name == "img", let source = MarkupTag(text: tag).attribute("src") {
        pictures.append(source)
      }
      if name == "script" || name == "style" { rest = rest.after("</\(name)").after(">") }
      words += name == "br" || name == "p" || name == "li" ? "\n" : ""
    }
    words += rest
    text = Self.tidied(words)
  }

  /// How that begins and ends which is no tag, and may hold one.
  private static let unseen = [
    (begin: "<!--", end: "-->"), (begin: "<![CDATA[", end: "]]>"), (begin: "<?", end: "?>"),
  ]

  private static func tidied(_ words: String) -> String {
    let lines = words.split(whereSeparator: \.isNewline).map { line in
      line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension Substring {
  /// What follows the first `end`; nothing if there is none.
  fileprivate func after(_ end: String) -> Substring {
    var rest = self
    guard let first = end.first else { return self }
    while let place = rest.firstIndex(of: first) {
      rest = rest[place...]
      if rest.hasPrefix(end) { return rest.dropFirst(end.count) }
      rest = rest.dropFirst()
    }
    return ""
  }
}
