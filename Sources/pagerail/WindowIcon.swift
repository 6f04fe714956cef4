import PagerGraphics

/// The program's icon as the window hands it to the desktop: the drawing of `Assets/icon.svg`, a
/// strip with a pill above two pages.
enum WindowIcon {
  private static let side = 64
  // Places are in the units of the drawing, which is 128 wide.
  private static let scale = 0.5
  private static let outline = Shape.roundedRect(
    Rect(x: 8, y: 16, width: 112, height: 96), radius: 14)

  /// The icon, drawn by the painter of the pages: no file has to be found.
  static func picture(text: any TextRasterizing) -> Picture? {
    let drawing = bitmap(strip + pages, text)
    let mask = bitmap([.fill(outline, .white)], text)
    let pixels = (0..<side * side).map { place in
      let (x, y) = (place % side, place / side)
      return cut(drawing[x, y], to: mask[x, y] & 0xFF)
    }
    return Picture(width: side, height: side, pixels: pixels)
  }

  private static func bitmap(_ commands: [DrawCommand], _ text: any TextRasterizing) -> Bitmap {
    let bitmap = Bitmap(width: side, height: side)
    bitmap.fill(bitmap.bounds, with: .black)
    Painter(target: bitmap, scale: scale, text: text).paint(commands)
    return bitmap
  }

  /// An opaque pixel with this alpha, 0…255, its colours multiplied by it.
  private static func cut(_ pixel: UInt32, to alpha: UInt32) -> UInt32 {
    func scaled(_ shift: UInt32) -> UInt32 {
      ((pixel >> shift & 0xFF) * alpha + 127) / 255 * (1 << shift)
    }
    return alpha << 24 | scaled(16) | scaled(8) | scaled(0)
  }
}

extension WindowIcon {
  private static let strip = [
    box(0, 0, 128, 48, 0, 0xFFFFFF), box(28, 21, 44, 22, 11, 0xE5383B),
    box(14, 29, 10, 6, 3, 0x2B2D33), box(36, 29, 28, 6, 3, 0xFFFFFF),
    box(78, 29, 12, 6, 3, 0x2B2D33), box(98, 29, 22, 6, 3, 0x2B2D33),
  ]

  private static let pages =
    [box(0, 48, 80, 80, 0, 0xF6D7C3), box(80, 48, 48, 80, 0, 0xCFE3F5)]
    + [62.0, 77, 92].flatMap { y in
      [box(20, y, 46, 6, 3, 0xC98F6B), box(92, y, 36, 6, 3, 0x7FA8CC)]
    }

  private static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double, _ color: UInt32
  ) -> DrawCommand {
    let rect = Rect(x: x, y: y, width: width, height: height)
    return .fill(.roundedRect(rect, radius: radius), Color(hex: color))
  }
}
