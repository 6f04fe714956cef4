import PagerGraphics
import PagerTestSupport

/// A bitmap on which the commands were painted.
func painted(
  _ commands: [DrawCommand], width: Int = 40, height: Int = 30, scale: Double = 1,
  background: Color = .white
) -> Bitmap {
  let bitmap = Bitmap(width: width, height: height)
  bitmap.fill(bitmap.bounds, with: background)
  Painter(target: bitmap, scale: scale, text: FixedTextEngine()).paint(commands)
  return bitmap
}

/// How much of each pixel a shape covers, 0…255, row by row.
func coverages(of shape: Shape, width: Int = 40, height: Int = 30) -> [Int] {
  painted([.fill(shape, .black)], width: width, height: height).pixels.map { 255 - $0.blue }
}

/// `first` and `second` mixed by `share` 255ths, rounded: the formula written out.
func mixedByHand(_ first: UInt32, _ second: UInt32, _ share: Int) -> UInt32 {
  func part(_ shift: UInt32) -> UInt32 {
    let (a, b) = (Int(first >> shift & 0xFF), Int(second >> shift & 0xFF))
    return UInt32((a * (255 - share) + b * share + 127) / 255) << shift
  }
  return 0xFF00_0000 | part(16) | part(8) | part(0)
}

extension Bitmap {
  /// All pixels, row by row.
  var pixels: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { self[$0, y] } }
  }
}

extension UInt32 {
  var red: Int { Int(self >> 16 & 0xFF) }
  var green: Int { Int(self >> 8 & 0xFF) }
  var blue: Int { Int(self & 0xFF) }
}
