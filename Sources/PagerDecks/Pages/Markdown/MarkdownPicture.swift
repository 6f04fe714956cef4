/// A picture of a formatted text.
struct MarkdownPicture: Equatable, Sendable {
  /// Its file, as it is written.
  var source: String
  /// What it shows, in words.
  var text = ""
  /// Where it leads; nothing if it is no link.
  var link: String?
}
