/// One frame as plain data: the layers to copy into the window, from the back to the front.
public struct DisplayList: Equatable, Sendable {
  /// The size of the window's pixels.
  public var width: Int
  /// The size of the window's pixels.
  public var height: Int
  /// Device pixels a point.
  public var scale: Double
  /// The colour where no layer is.
  public var background: Color
  /// The layers from the back to the front.
  public var layers: [Layer]

  /// Creates a frame of `width` × `height` device pixels.
  public init(width: Int, height: Int, scale: Double, background: Color, layers: [Layer] = []) {
    self.width = width
    self.height = height
    self.scale = scale
    self.background = background
    self.layers = layers
  }

  /// All pixels of the window.
  public var bounds: PixelRect {
    PixelRect(x: 0, y: 0, width: width, height: height)
  }
}
