/// A text that was taken apart.
struct MarkdownText: Equatable, Sendable {
  /// Its blocks, from the beginning.
  var blocks: [MarkdownBlock]
  /// Whether formatting it would take too long, and it is a piece of code as it is written.
  var isAsWritten = false
  /// Whether some of its bytes are no UTF-8.
  var isFaulty = false
}
