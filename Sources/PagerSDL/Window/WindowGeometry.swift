import PagerGraphics

/// The sizes of a window and how they belong together.
///
/// SDL measures windows and pointers in units of the desktop: pixels on X11, points on Wayland.
nonisolated struct WindowGeometry: Hashable, Sendable {
  /// The width in units of the desktop.
  var units: PixelRect
  /// All device pixels.
  var pixels: PixelRect
  /// Device pixels a point.
  let scale: Double

  /// Creates the geometry of a window.
  ///
  /// - Parameters:
  ///   - units: its width and height in units of the desktop.
  ///   - pixels: its width and height in device pixels.
  ///   - systemScale: units of the desktop a point.
  ///   - override: device pixels a point, whatever the system says; ignored if not above 0.
  init(
    units: (width: Int, height: Int), pixels: (width: Int, height: Int), systemScale: Double = 1,
    override: Double? = nil
  ) {
    self.units = PixelRect(x: 0, y: 0, width: units.width, height: units.height)
    self.pixels = PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    let density = units.width > 0 ? Double(pixels.width) / Double(units.width) : 1
    scale = override.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? density * systemScale
  }

  /// The size in points.
  var size: Size {
    Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }

  /// The place, in points, of one in units of the desktop.
  func point(x: Double, y: Double) -> Point {
    guard !units.isEmpty else { return .zero }
    return Point(
      x: x * Double(pixels.width) / Double(units.width) / scale,
      y: y * Double(pixels.height) / Double(units.height) / scale)
  }

  /// The place, in points, of one in shares 0…1 of the window.
  func point(shareX: Double, y shareY: Double) -> Point {
    Point(x: shareX * size.width, y: shareY * size.height)
  }
}
