/// The codes that the pixels of a GIF's frame are written in: they are followed without making the
/// pixels, since SDL_image 2.6 writes anywhere where a code does not stand for anything.
///
/// Source: the specification of GIF89a, appendix F.
struct GIFCodes {
  private let bytes: [UInt8]
  /// The place of the next byte, and where its block ends.
  private var place: Int
  private var blockEnd: Int
  private var bits: UInt32 = 0
  private var bitCount = 0

  /// The most codes that there can be.
  private static let most = 4096

  private init(_ bytes: [UInt8], at place: Int) {
    self.bytes = bytes
    self.place = place
    blockEnd = place
  }

  /// Whether each code stands for something, from that size at `place` on until `pixels` are made or
  /// the data ends.
  static func areSound(in bytes: [UInt8], at place: Int, pixels: Int) -> Bool {
    guard bytes.indices.contains(place) else { return true }
    let size = Int(bytes[place])
    guard (1...8).contains(size) else { return false }
    var codes = GIFCodes(bytes, at: place + 1)
    return codes.areSound(size: size, pixels: pixels)
  }

  private mutating func areSound(size: Int, pixels: Int) -> Bool {
    let (clear, end) = (1 << size, 1 << size + 1)
    var lengths = [Int](repeating: 1, count: Self.most)
    var (next, width, left) = (clear + 2, size + 1, pixels)
    var previous: Int?
    while left > 0, let code = code(width: width) {
      if code == clear {
        (next, width, previous) = (clear + 2, size + 1, nil)
        continue
      }
      guard let old = previous else {
        // SDL_image takes even the end for a colour here.
        guard code < clear else { return false }
        (previous, left) = (code, left - 1)
        continue
      }
      if code == end { return true }
      guard code < next || (code == next && next < Self.most) else { return false }
      if next < Self.most {
        lengths[next] = lengths[old] + 1
        next += 1
        if next == 1 << width, width < 12 { width += 1 }
      }
      (previous, left) = (code, left - lengths[code])
    }
    return true
  }

  /// The next code; nothing where the data ends.
  private mutating func code(width: Int) -> Int? {
    while bitCount < width {
      guard let byte = byte() else { return nil }
      bits |= UInt32(byte) << UInt32(bitCount)
      bitCount += 8
    }
    defer {
      bits >>= UInt32(width)
      bitCount -= width
    }
    return Int(bits & (1 << UInt32(width) - 1))
  }

  private mutating func byte() -> UInt8? {
    if place == blockEnd {
      guard place < bytes.count, bytes[place] > 0 else { return nil }
      blockEnd = place + 1 + Int(bytes[place])
      place += 1
    }
    guard place < bytes.count else { return nil }
    defer { place += 1 }
    return bytes[place]
  }
}
