import Foundation
import Testing

/// An example of the CommonMark specification.
struct CommonMarkExample: Codable, Sendable, CustomTestStringConvertible {
  /// Its number in the specification.
  let example: Int
  /// The heading below which it stands.
  let section: String
  /// The Markdown.
  let markdown: String
  /// What is to be made of it, as HTML.
  let html: String

  var testDescription: String { "\(example) (\(section))" }

  /// All of them; none if they cannot be read, which a test notices.
  static let all: [CommonMarkExample] = {
    let url = Bundle.module.url(
      forResource: "commonmark", withExtension: "json", subdirectory: "Fixtures")
    guard let url, let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode([CommonMarkExample].self, from: data)) ?? []
  }()

  /// What a reader is to see, without spaces: the text between the tags, but for that of scripts
  /// and styles, and that which stands for a picture.
  var expectedText: String {
    var (text, rest) = ("", html[...])
    while let open = rest.firstIndex(of: "<") {
      text += Self.decoded(rest[..<open])
      rest = rest[open...]
      let tag = Self.tag(rest)
      if tag.hasPrefix("<img"), let words = tag.firstMatch(of: /alt="([^"]*)"/) {
        text += Self.decoded(words.1)
      }
      rest = rest[tag.endIndex...]
      for name in ["script", "style"] where tag.hasPrefix("<\(name)") {
        rest = rest.range(of: "</\(name)").map { rest[$0.lowerBound...] } ?? ""
      }
    }
    return Self.withoutSpaces(text + Self.decoded(rest))
  }

  /// The comment or tag that `text` begins with; a value in it may hold any character.
  private static func tag(_ text: Substring) -> Substring {
    let ends = ["<!--": "-->", "<![CDATA[": "]]>", "<?": "?>"]
    if let end = ends.first(where: { text.hasPrefix($0.key) })?.value {
      return text.range(of: end).map { text[..<$0.upperBound] } ?? text
    }
    let whole = text.prefixMatch(of: /<(?:[^>"']|"[^"]*"|'[^']*')*>/)
    return whole.map { text[$0.range] } ?? text
  }

  /// `text` without spaces and line breaks.
  static func withoutSpaces(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  private static func decoded(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
