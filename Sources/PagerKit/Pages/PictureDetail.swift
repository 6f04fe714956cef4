public import PagerGraphics

/// How much of a picture is wanted: only that is kept in memory.
public enum PictureDetail: Sendable, Hashable {
  /// All of it, made smaller in its proportions until it is at most so many pixels wide and high.
  case whole(width: Int, height: Int)
  /// A part of it when all of it is made so many pixels wide and high, in these pixels.
  case part(PixelRect, width: Int, height: Int)

  /// How large all of a picture of `width` × `height` pixels is made, and which part of that is
  /// wanted; nothing if the picture has no such part.
  public func extent(
    ofWidth width: Int, height: Int
  ) -> (width: Int, height: Int, part: PixelRect)? {
    switch self {
    case .whole(let most, let highest):
      let unit = min(
        1, Double(max(1, most)) / Double(width), Double(max(1, highest)) / Double(height))
      let newWidth = max(1, Int((Double(width) * unit).rounded()))
      let newHeight = max(1, Int((Double(height) * unit).rounded()))
      return (newWidth, newHeight, PixelRect(x: 0, y: 0, width: newWidth, height: newHeight))
    case .part(let part, let newWidth, let newHeight):
      let whole = PixelRect(x: 0, y: 0, width: newWidth, height: newHeight)
      guard newWidth <= width, newHeight <= height, !part.isEmpty, part.intersection(whole) == part
      else { return nil }
      return (newWidth, newHeight, part)
    }
  }
}
