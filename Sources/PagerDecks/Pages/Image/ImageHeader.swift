import PagerKit

/// What the first bytes of a picture tell of it.
struct ImageHeader: Equatable, Sendable {
  /// The name of the format.
  var format: String
  /// The number of columns; nothing if the header does not tell.
  var width: Int?
  /// The number of rows; nothing if the header does not tell.
  var height: Int?

  /// The most pixels that are decoded; they take 400 MB while they are.
  static let mostPixels = 100_000_000
  /// The most pixels of a side: some rows of them are kept besides.
  static let longestSide = 1 << 18
  /// The sides of a drawing that does not tell how large it is.
  private static let drawingSide = 1024

  /// What `bytes`, the beginning of a file, tell; nothing if they are no known picture's.
  ///
  /// Complexity: O(bytes), nothing is decoded.
  init?(_ bytes: [UInt8]) {
    let reader = ImageBytes(bytes)
    let readers: [(ImageBytes) -> ImageHeader?] = [
      Self.png, Self.gif, Self.bmp, Self.webp, Self.jpeg, Self.svg,
    ]
    guard let header = readers.lazy.compactMap({ $0(reader) }).first else { return nil }
    self = header
  }

  init(_ format: String, _ width: Int?, _ height: Int?) {
    self.format = format
    self.width = width
    self.height = height
  }

  /// The width and height that the first `bytes` of a picture promise, in pixels; nothing if they
  /// promise none.
  static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard let header = ImageHeader(bytes), let width = header.width, let height = header.height
    else { return nil }
    return (width, height)
  }

  /// The picture that `bytes`, all of the file at `path`, hold.
  ///
  /// Throws unless they promise one that can be decoded: nothing is decoded whose size is not known
  /// before.
  @discardableResult
  static func check(_ bytes: [UInt8], path: String) throws(FileFailure) -> EncodedPicture {
    func failure(_ reason: String) -> FileFailure { FileFailure(path: path, reason: reason) }
    guard !bytes.isEmpty else { throw failure("is empty") }
    guard let header = ImageHeader(bytes),
      let format = EncodedPicture.Format(rawValue: header.format)
    else { throw failure("is no picture of a known kind") }
    let side = format == .svg ? drawingSide : nil
    guard let width = header.width ?? side, let height = header.height ?? side else {
      throw failure("does not tell how many pixels it has")
    }
    guard width > 0, height > 0 else { throw failure("has no pixels") }
    let (pixels, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard !isTooLarge, pixels <= mostPixels, max(width, height) <= longestSide else {
      throw failure("has \(width) × \(height) pixels, more than can be shown")
    }
    guard format != .gif || GIFFrame.isSound(in: bytes) else {
      throw failure("has pixels that stand for nothing")
    }
    let decoded = format == .gif ? GIFFrame.first(of: bytes) : bytes
    return EncodedPicture(
      path: path, bytes: decoded, format: format, width: width, height: height)
  }
}

extension ImageHeader {
  private static func png(_ bytes: ImageBytes) -> ImageHeader? {
    guard bytes.begin(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    return ImageHeader("PNG", bytes.big(16, 4), bytes.big(20, 4))
  }

  private static func gif(_ bytes: ImageBytes) -> ImageHeader? {
    guard bytes.has("GIF8", at: 0) else { return nil }
    let frame = GIFFrame(bytes)
    return ImageHeader("GIF", frame?.width, frame?.height)
  }

  private static func bmp(_ bytes: ImageBytes) -> ImageHeader? {
    guard bytes.has("BM", at: 0), let size = bytes.little(14, 4), size >= 12 else { return nil }
    if size == 12 { return ImageHeader("BMP", bytes.little(18, 2), bytes.little(20, 2)) }
    let height = bytes.little(22, 4).map { Int(Int32(truncatingIfNeeded: $0)).magnitude }
    return ImageHeader("BMP", bytes.little(18, 4), height.map { Int($0) })
  }

  private static func webp(_ bytes: ImageBytes) -> ImageHeader? {
    guard bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) else { return nil }
    if bytes.has("VP8X", at: 12) {
      return ImageHeader(
        "WebP", bytes.little(24, 3).map { $0 + 1 }, bytes.little(27, 3).map { $0 + 1 })
    }
    if bytes.has("VP8L", at: 12) {
      let bits = bytes.little(21, 4)
      return ImageHeader(
        "WebP", bits.map { $0 & 0x3FFF + 1 }, bits.map { $0 >> 14 & 0x3FFF + 1 })
    }
    return ImageHeader(
      "WebP", bytes.little(26, 2).map { $0 & 0x3FFF }, bytes.little(28, 2).map { $0 & 0x3FFF })
  }

  /// Goes from segment to segment until one that begins a frame.
  private static func jpeg(_ bytes: ImageBytes) -> ImageHeader? {
    guard bytes.begin(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var place = 2
    // Decoders pass over what lies between two parts.
    while let mark = bytes.place(of: 0xFF, from: place), let kind = bytes.big(mark + 1, 1) {
      let isFrame = (0xC0...0xCF).contains(kind) && ![0xC4, 0xC8, 0xCC].contains(kind)
      if isFrame { return ImageHeader("JPEG", bytes.big(mark + 7, 2), bytes.big(mark + 5, 2)) }
      if kind == 0xFF {
        place = mark + 1
      } else if [0x00, 0x01].contains(kind) || (0xD0...0xD8).contains(kind) {
        place = mark + 2
      } else {
        guard let length = bytes.big(mark + 2, 2), length >= 2 else { break }
        place = mark + 2 + length
      }
    }
    return ImageHeader("JPEG", nil, nil)
  }

  private static func svg(_ bytes: ImageBytes) -> ImageHeader? {
    guard let tag = bytes.tag("<svg") else { return nil }
    let box = tag.attribute("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    func side(_ name: String, _ index: Int) -> Int? {
      let text = tag.attribute(name)
      let side = text.flatMap(Self.pixels)
      return (side ?? box.flatMap { $0.count == 4 ? $0[index] : nil }).map {
        // A side that is not finite or huge must be refused, not trapped upon.
        $0.isFinite ? Int(min(max($0.rounded(.up), -1), 1e12)) : Int(1e12)
      }
    }
    return ImageHeader("SVG", side("width", 2), side("height", 3))
  }

  /// The number of pixels in a length of a drawing; nothing for a share of what is around it.
  private static func pixels(_ length: String) -> Double? {
    let units = ["pt": 96.0 / 72, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96]
    let unit = length.filter { !$0.isWhitespace }.suffix(2).lowercased()
    guard unit.last != "%" else { return nil }
    let number = length.drop(while: \.isWhitespace).prefix {
      $0.isNumber || ".-+eE".contains($0)
    }
    return (Double(number) ?? Double(number.dropLast())).map { $0 * (units[unit] ?? 1) }
  }
}
