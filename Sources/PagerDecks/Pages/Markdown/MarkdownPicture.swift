/// A picture of a formatted text.
struct MarkdownPicture: Equatable {
  /// Its file, as it is written.
  var source: String
  /// What it shows, in words.
  var text = ""
  /// Whether the words are still being read.
  var isOpen = true
}
