import Foundation
import PagerGraphics

/// The pixels of a screen, `0xRRGGBB`, row by row.
struct Screenshot: Equatable {
  let width: Int
  let height: Int
  let pixels: [UInt32]

  struct Unreadable: Error {}

  /// Reads the format of X's window dumps, with 4 bytes a pixel.
  init(xwd data: Data) throws {
    let bytes = [UInt8](data)
    func header(_ field: Int) -> Int {
      bytes[field * 4..<field * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count > 100, header(1) == 7, header(11) == 32 else { throw Unreadable() }
    let (width, height, rowBytes) = (header(4), header(5), header(12))
    let start = header(0) + header(19) * 12
    guard bytes.count >= start + rowBytes * height else { throw Unreadable() }
    self.width = width
    self.height = height
    pixels = (0..<width * height).map { index in
      let place = start + index / width * rowBytes + index % width * 4
      return UInt32(bytes[place + 2]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place])
    }
  }

  /// The pixels of an opaque picture.
  init(_ picture: Picture) {
    width = picture.width
    height = picture.height
    pixels = picture.pixels.map { $0 & 0xFF_FFFF }
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// How many pixels differ; all of them if the sizes do.
  func differences(from other: Screenshot) -> Int {
    guard width == other.width, height == other.height else { return max(pixels.count, 1) }
    return zip(pixels, other.pixels).count { $0 != $1 }
  }
}
