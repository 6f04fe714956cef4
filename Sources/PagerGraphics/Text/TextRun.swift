/// One line of text to draw.
public struct TextRun: Hashable, Sendable {
  /// The state between two sizes of the same text.
  ///
  /// Both ends are drawn exactly as they would be at rest; in between the line's box and its
  /// coverage go from one to the other without a jump.
  public struct Morph: Hashable, Sendable {
    /// The font at the end.
    public var font: Font
    /// The start of the baseline at the end.
    public var origin: Point
    /// How far it has come, 0…1.
    public var progress: Double

    /// Creates the way to `font` at `origin`, of which the share `progress` is done.
    public init(font: Font, origin: Point, progress: Double) {
      self.font = font
      self.origin = origin
      self.progress = progress
    }
  }

  /// The text; one line, without control characters.
  public var text: String
  /// The font.
  public var font: Font
  /// The start of the baseline; drawn at the nearest whole device pixel.
  public var origin: Point
  /// The colour; characters that bring their own colours keep them.
  public var color: Color
  /// The other end, while the text is between two sizes.
  public var morph: Morph?

  /// Creates a line that starts at `origin` on its baseline.
  public init(
    _ text: String, font: Font, origin: Point, color: Color, morph: Morph? = nil
  ) {
    self.text = text
    self.font = font
    self.origin = origin
    self.color = color
    self.morph = morph
  }
}
