/// One step of painting a layer; places are in points from the layer's top left corner.
public enum DrawCommand: Hashable, Sendable {
  /// Fills an area with one colour.
  case fill(Shape, Color)
  /// Fills a rectangle with a colour that changes evenly from its left edge to its right one.
  case horizontalGradient(Rect, from: Color, to: Color)
  /// Draws a line of text.
  case text(TextRun)
  /// Draws a picture, resampled into the rectangle.
  case picture(Picture, Rect)
  /// Paints other steps, but only inside an area. On its outline the result is mixed, by the share
  /// of the pixel inside, from what was there before and what the steps leave there: the steps see
  /// the pixels without the outline, so that a text whose colour changes at the outline has no
  /// fringe.
  case clip(Shape, [DrawCommand])
}
