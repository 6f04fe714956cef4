// What is long is laid out in pieces, one by one: however it is written, no piece may take long.
extension MarkdownParser {
  /// About how many bytes of text are laid out at once.
  static let longPiece = 8000
  /// How many bytes further a piece may go on to its next space.
  private static let slack = 512

  /// The text of `runs` in pieces; at least one.
  static func pieces(of runs: [MarkdownRun]) -> [[MarkdownRun]] {
    var (pieces, count): ([[MarkdownRun]], Int) = ([[]], 0)
    func add(_ text: Substring, _ run: MarkdownRun) {
      pieces[pieces.count - 1].append(
        MarkdownRun(text: String(text), style: run.style, link: run.link))
      count += text.utf8.count
    }
    func begin() {
      pieces.append([])
      count = 0
    }
    for run in runs {
      if count > longPiece { begin() }
      var rest = run.text[...]
      while let cut = cut(rest, after: longPiece - count) {
        add(rest[..<cut], run)
        begin()
        rest = rest[cut...]
        // To look at a whole character may take as long as the text.
        if rest.unicodeScalars.first == " " { rest.unicodeScalars.removeFirst() }
      }
      add(rest, run)
    }
    return pieces
  }

  /// Where `text` is cut if it has more than `room` bytes: before a space if one comes soon, else
  /// between characters.
  private static func cut(_ text: Substring, after room: Int) -> Substring.Index? {
    let bytes = text.utf8
    guard bytes.count > room else { return nil }
    let rest = bytes.dropFirst(max(1, room))
    if let space = rest.prefix(slack).firstIndex(of: UInt8(ascii: " ")) { return space }
    guard rest.count > slack else { return nil }
    return lastBoundary(in: text, before: bytes.index(rest.startIndex, offsetBy: slack))
  }

  /// The last place before `limit` where a character begins; within a character that is longer than
  /// a piece the last one where a scalar does.
  private static func lastBoundary(
    in text: Substring, before limit: Substring.Index
  ) -> Substring.Index {
    var end = limit
    while text.utf8[end] & 0xC0 == 0x80 { end = text.utf8.index(before: end) }
    // Looking no further than `end` it takes no longer than a piece, however long the character is.
    let last = text[..<end].index(before: end)
    return last > text.startIndex ? last : end
  }

  /// Lines of code in parts; at least one.
  static func parts(of lines: [String]) -> [[String]] {
    var (parts, count): ([[String]], Int) = ([[]], 0)
    for line in lines.lazy.flatMap({ pieces(of: [MarkdownRun(text: $0)]) }) {
      let text = line.map(\.text).joined()
      if parts[parts.count - 1].count >= codeLines || count > longPiece {
        parts.append([])
        count = 0
      }
      parts[parts.count - 1].append(text)
      count += text.utf8.count
    }
    return parts
  }
}
