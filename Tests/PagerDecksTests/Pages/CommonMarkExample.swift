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

  /// What a reader is to see, without spaces: the text between the tags, and that which stands for
  /// a picture.
  var expectedText: String {
    var (text, rest) = ("", html[...])
    while let open = rest.firstIndex(of: "<") {
      text += Self.decoded(rest[..<open])
      rest = rest[open...]
      let end = rest.hasPrefix("<!--") ? "-->" : rest.hasPrefix("<![CDATA[") ? "]]>" : ">"
      let tag = rest.range(of: end).map { rest[..<$0.upperBound] } ?? rest
      if tag.hasPrefix("<img"), let words = tag.firstMatch(of: /alt="([^"]*)"/) {
        text += Self.decoded(words.1)
      }
      rest = rest[tag.endIndex...]
    }
    return Self.withoutSpaces(text + Self.decoded(rest))
  }

  /// `text` without spaces and line breaks.
  static func withoutSpaces(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  private static func decoded(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
