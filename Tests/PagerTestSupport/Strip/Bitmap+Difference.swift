public import PagerGraphics

extension Bitmap {
  /// The greatest difference of a colour component to another bitmap, in 255ths.
  ///
  /// 255 where the sizes differ.
  public func greatestDifference(to other: Bitmap) -> Int {
    guard width == other.width, height == other.height else { return 255 }
    var greatest = 0
    for y in 0..<height {
      for x in 0..<width where self[x, y] != other[x, y] {
        for shift: UInt32 in [0, 8, 16] {
          let (mine, others) = (self[x, y] >> shift & 0xFF, other[x, y] >> shift & 0xFF)
          greatest = max(greatest, abs(Int(mine) - Int(others)))
        }
      }
    }
    return greatest
  }
}
