/// A stretch of a text, and where rows begin in it.
///
/// A row is a line, or a part of one that is very long.
struct TextChunk: Sendable {
  /// The text in UTF-8, with the ends of its lines.
  var bytes: [UInt8] = []
  /// Where rows begin, in bytes from the beginning of the chunk, in order.
  var starts: [UInt32] = []
  /// Whether some bytes are no UTF-8; each is read as U+FFFD.
  var isFaulty = false
}
