import CSDL2
import PagerGraphics

/// The pixels of a surface that SDL_ttf drew: `0xAARRGGBB`, not premultiplied.
///
/// It is only a view: the surface must outlive it.
nonisolated struct SurfacePixels {
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  private let stride: Int
  private let start: UnsafePointer<UInt32>?

  /// Views `surface`, which must have 32 bits a pixel.
  init(_ surface: SDL_Surface) {
    let is32Bit = surface.format.pointee.BytesPerPixel == 4 && surface.pixels != nil
    width = is32Bit ? Int(surface.w) : 0
    height = is32Bit ? Int(surface.h) : 0
    // SDL_ttf pads its rows.
    stride = Int(surface.pitch) / 4
    start = surface.pixels.map { UnsafePointer($0.assumingMemoryBound(to: UInt32.self)) }
  }

  /// The pixel in a column and a row.
  subscript(column: Int, row: Int) -> UInt32 {
    start?[row * stride + column] ?? 0
  }

  /// The columns from the first to the last in which something is covered; none where nothing is.
  var inkColumns: Range<Int> {
    guard let start else { return 0..<0 }
    var (first, end) = (width, 0)
    for row in 0..<height {
      let pixels = start + row &* stride
      var column = 0
      while column < first, pixels[column] >> 24 == 0 { column &+= 1 }
      first = column
      column = width
      while column > end, pixels[column &- 1] >> 24 == 0 { column &-= 1 }
      end = column
    }
    return first < end ? first..<end : 0..<0
  }

  /// How much of each pixel is covered.
  func coverage() -> CoverageMask { coverage(columns: 0..<width) }

  /// How much of each pixel of some columns is covered.
  func coverage(columns: Range<Int>) -> CoverageMask {
    let count = columns.count
    let bytes = [UInt8](unsafeUninitializedCapacity: count * height) { buffer, initialized in
      guard let start, let target = buffer.baseAddress else { return }
      for row in 0..<height {
        let from = start + row * stride + columns.lowerBound
        let to = target + row * count
        for column in 0..<count { to[column] = UInt8(truncatingIfNeeded: from[column] &>> 24) }
      }
      initialized = count * height
    }
    return CoverageMask(width: count, height: height, bytes: bytes)
  }
}
