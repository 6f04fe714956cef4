/// One line of a wrapped text.
public struct TextLine: Hashable, Sendable {
  /// What the line holds, without the spaces at its end.
  public let text: String
  /// The spaces at its end, which hang over the edge and are not drawn.
  public let trailingSpaces: String
  /// The advance of `text`, in points.
  public let width: Double
}
