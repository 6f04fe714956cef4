public import PagerGraphics

/// A picture in as much detail as was wanted.
public struct LoadedPicture: Sendable, Equatable {
  /// The pixels.
  public var picture: Picture
  /// The number of columns of the picture itself.
  public var width: Int
  /// The number of rows of the picture itself.
  public var height: Int

  /// Creates a picture that is as it is shown, or made from one of `width` × `height` pixels.
  public init(_ picture: Picture, width: Int? = nil, height: Int? = nil) {
    self.picture = picture
    self.width = width ?? picture.width
    self.height = height ?? picture.height
  }
}
