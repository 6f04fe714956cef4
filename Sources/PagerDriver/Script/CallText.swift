/// A call as it is written: a name and arguments in parentheses, texts in single quotes if they
/// need them.
struct CallText {
  let name: String
  let arguments: [String]

  init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    name = Self.trimmed(text[..<open])
    let inside = text[text.index(after: open)..<text.index(before: text.endIndex)]
    arguments =
      inside.allSatisfy(\.isWhitespace)
      ? [] : Self.split(String(inside), at: ",").map(Self.unquoted)
  }

  /// The parts of `text` between separators that stand in no quotes, without the blanks around.
  static func split(_ text: String, at separator: Character) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in text {
      if character == "'" { isQuoted.toggle() }
      if character == separator, !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { trimmed($0[...]) }
  }

  private static func trimmed(_ text: Substring) -> String {
    let head = text.drop(while: \.isWhitespace)
    let tail = head.reversed().drop(while: \.isWhitespace)
    return String(tail.reversed())
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count >= 2, text.first == "'", text.last == "'" else { return text }
    return String(text.dropFirst().dropLast())
  }
}
