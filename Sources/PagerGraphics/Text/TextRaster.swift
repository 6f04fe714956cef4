/// A line of text drawn at the size of the device: what a painter needs to put it on pixels.
public struct TextRaster: Sendable {
  /// A part of the line that one font drew.
  public struct Piece: Sendable {
    /// What the part looks like.
    public enum Content: Sendable {
      /// Characters that take the colour of the text.
      case mask(CoverageMask)
      /// Characters that bring their own colours, already at their final size.
      case picture(Picture)
    }

    /// What the part looks like.
    public let content: Content
    /// The first column, in pixels to the right of the line's start.
    public let x: Int
    /// The first row, in pixels below the baseline; negative above it.
    public let y: Int

    /// Creates a part that begins at these pixels, seen from the start of the baseline.
    public init(content: Content, x: Int, y: Int) {
      self.content = content
      self.x = x
      self.y = y
    }
  }

  /// The parts from left to right; none for a text without width.
  public let pieces: [Piece]
  /// The advance of the whole line, in pixels.
  public let advance: Double

  /// Creates a line from its parts and its advance, in pixels.
  public init(pieces: [Piece], advance: Double) {
    self.pieces = pieces
    self.advance = advance
  }
}
