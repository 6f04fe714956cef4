/// The first frame of a GIF, which may be larger than the screen that the file tells of.
struct GIFFrame: Equatable {
  /// The number of columns, those of the screen at least.
  private(set) var width: Int
  /// The number of rows, those of the screen at least.
  private(set) var height: Int
  /// Where the frame's pixels begin.
  private let pixels: Int
  /// How many there are.
  private let count: Int

  /// Looks for the first frame; nothing in what is cut or otherwise no GIF.
  ///
  /// Source: the specification of GIF89a.
  init?(_ bytes: ImageBytes) {
    guard let screenWidth = bytes.little(6, 2), let screenHeight = bytes.little(8, 2),
      let flags = bytes.little(10, 1)
    else { return nil }
    var place = 13 + Self.colorTable(flags)
    while bytes.little(place, 1) == 0x21 {
      guard let end = Self.endOfBlocks(place + 2, in: bytes) else { return nil }
      place = end
    }
    guard bytes.little(place, 1) == 0x2C, let frameWidth = bytes.little(place + 5, 2),
      let frameHeight = bytes.little(place + 7, 2), let frameFlags = bytes.little(place + 9, 1),
      frameWidth > 0, frameHeight > 0
    else { return nil }
    count = frameWidth * frameHeight
    width = max(screenWidth, frameWidth)
    height = max(screenHeight, frameHeight)
    pixels = place + 10 + Self.colorTable(frameFlags)
  }

  /// `bytes` up to the end of the first frame: a decoder cannot come across another one.
  static func first(of bytes: [UInt8]) -> [UInt8] {
    let reader = ImageBytes(bytes)
    guard let frame = GIFFrame(reader), let end = endOfBlocks(frame.pixels + 1, in: reader)
    else { return bytes }
    return bytes[..<end] + [0x3B]
  }

  /// Whether the pixels of the first frame in `bytes` can be decoded without harm.
  static func isSound(in bytes: [UInt8]) -> Bool {
    guard let frame = GIFFrame(ImageBytes(bytes)) else { return false }
    return GIFCodes.areSound(in: bytes, at: frame.pixels, pixels: frame.count)
  }

  private static func colorTable(_ flags: Int) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
  }

  /// The place after a row of blocks that begins at `place`; nothing if they do not end.
  private static func endOfBlocks(_ place: Int, in bytes: ImageBytes) -> Int? {
    var place = place
    while let length = bytes.little(place, 1) {
      place += 1 + length
      if length == 0 { return place }
    }
    return nil
  }
}
