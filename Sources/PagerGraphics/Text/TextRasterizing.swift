/// Something that draws lines of text at the size of the device.
public protocol TextRasterizing: AnyObject {
  /// The line in `font` at `scale` device pixels a point. A text without width, or one that cannot
  /// be drawn, gives a raster without pieces.
  func raster(of text: String, in font: Font, scale: Double) -> TextRaster
}
