import Foundation

/// Files that are not what they seem.
enum BadFiles {
  /// A file and what is said about it.
  struct Case: Sendable, CustomStringConvertible {
    /// The page type that is to show it.
    let type: String
    /// Its name.
    let name: String
    /// A part of the one line that is told; nothing if the page is shown.
    let reason: String?
    /// Makes the file at a path.
    let make: @Sendable (String) throws -> Void

    var description: String { "\(name) as \(type)" }
  }

  /// All of them, each with the decoder or the reader that it is after.
  static let all = pictures + others

  private static let pictures = [
    file("image", "truncated.png", "cannot read the picture", png(40, 40).dropLast(60)),
    file("image", "promise.png", "cannot read the picture", png(40, 40, claims: (4000, 4000))),
    file("image", "endless.png", "cannot read the picture", cutTransparency),
    file("image", "bomb.png", "more than can be shown", png(1, 1, claims: (90_000, 90_000))),
    file("image", "frame.gif", "more than can be shown", gif(canvas: 1, frame: 40_000)),
    file("image", "inches.svg", "more than can be shown", svg("width='200in' height='200in'")),
    file("image", "twice.svg", nil, svg("\(small) width='9e4' height='9e4'")),
    file("image", "inner.svg", nil, svg(small, inner: "<svg \(large)/>")),
    file("image", "comment.svg", nil, Array("<!-- <svg \(small)> -->".utf8) + svg(large)),
    file(
      "image", "late.svg", nil,
      svg("\(small)", inner: String(repeating: " ", count: 400_000) + "<svg \(large)/>")),
    file("image", "nosize.svg", nil, svg("")),
    file("image", "garbage.jpg", "more than can be shown", jpeg(gap: [1, 2, 3], 60_000)),
    file("image", "cut.jpg", "does not tell how many pixels", jpeg(gap: [], 60_000).prefix(12)),
    file("image", "disguised.tga", "does not tell how many pixels", tga(pixels: 20_000)),
    file("image", "text.png", "is no picture of a known kind", Array("no picture".utf8)),
    file("image", "empty.png", "is empty", []),
  ]

  private static let others = [
    sparse("image", "sparse.png", "has more than 256 MB"),
    sparse("text", "sparse.txt", nil), sparse("list", "sparse.list", nil),
    sparse("file", "sparse.bin", nil), sparse("markdown", "sparse.md", "has more than 4 MB"),
    file("list", "deep.json", "lie more than 128 deep", Array(repeating: 0x5B, count: 1 << 20)),
    file("list", "broken.json", "expected \",\" or \"]\"", Array("[1, 2".utf8)),
    file("markdown", "binary.md", nil, [0, 1, 2, 3]),
    file("markdown", "bytes.md", "is not all UTF-8", [0x61, 0xFF, 0x62]),
    file("text", "bytes.txt", "is not all UTF-8", [0x61, 0xFF, 0x62]),
    Case(type: "text", name: "pipe", reason: "is a pipe") { mkfifo($0, 0o600) },
    Case(type: "text", name: "gone", reason: "no such file") { _ in },
    Case(type: "text", name: "folder", reason: "is a folder") { mkdir($0, 0o700) },
    link("file", "zero", "lies outside the deck's folder", to: "/dev/zero"),
    link("text", "passwd", "lies outside the deck's folder", to: "/etc/passwd"),
    link("text", "loop", "too many levels of symbolic links", to: "loop"),
  ]

  private static let small = "width='9' height='9'"
  private static let large = "width='90000' height='90000'"
}

// MARK: - Making

extension BadFiles {
  private static func file<Bytes: Sequence<UInt8>>(
    _ type: String, _ name: String, _ reason: String?, _ bytes: Bytes
  ) -> Case {
    let data = Data(bytes)
    return Case(type: type, name: name, reason: reason) { try data.write(to: URL(filePath: $0)) }
  }

  /// A file of 8 GB that takes no room.
  private static func sparse(_ type: String, _ name: String, _ reason: String?) -> Case {
    Case(type: type, name: name, reason: reason) { path in
      try Data().write(to: URL(filePath: path))
      truncate(path, 8 << 30)
    }
  }

  private static func link(
    _ type: String, _ name: String, _ reason: String, to target: String
  ) -> Case {
    Case(type: type, name: name, reason: reason) { path in
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
  }

  private static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func little(_ number: Int, _ count: Int) -> [UInt8] {
    big(number, count).reversed()
  }

  /// A grey PNG whose header claims to have more pixels than it has.
  private static func png(
    _ width: Int, _ height: Int, claims: (width: Int, height: Int)? = nil
  ) -> [UInt8] {
    let (wide, high) = claims ?? (width, height)
    let header = big(wide, 4) + big(high, 4) + [8, 0, 0, 0, 0]
    let rows = [UInt8](repeating: 0, count: (width + 1) * height)
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  /// A PNG that ends in the middle of a chunk, whose header a decoder may read again and again.
  private static let cutTransparency =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    + chunk("IHDR", big(5, 4) + big(4, 4) + [8, 3, 0, 0, 0]) + chunk("PLTE", [0, 0, 0, 0, 0, 0])
    + big(0xF00, 4) + Array("tRNS".utf8) + [0]

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + bytes
    return big(bytes.count, 4) + body + big(Int(checksum(body)), 4)
  }

  /// `bytes` as a zlib stream that does not compress.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let (a, b) = bytes.reduce((1, 0)) {
      (($0.0 + Int($1)) % 65521, ($0.1 + $0.0 + Int($1)) % 65521)
    }
    return [0x78, 0x01, 1] + little(bytes.count, 2) + little(~bytes.count, 2) + bytes
      + big(b << 16 | a, 4)
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }

  /// A GIF whose first frame is larger than the canvas of its header.
  private static func gif(canvas: Int, frame: Int) -> [UInt8] {
    Array("GIF89a".utf8) + little(canvas, 2) + little(canvas, 2) + [0x80, 0, 0, 0, 0, 0, 9, 9, 9]
      + [0x21, 0xF9, 4, 0, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0] + little(frame, 2) + little(frame, 2)
      + [0, 2, 2, 0x44, 1, 0, 0x3B]
  }

  private static func svg(_ attributes: String, inner: String = "<path d='M0 0h9v9z'/>") -> [UInt8]
  {
    Array("<svg \(attributes)>\(inner)</svg>".utf8)
  }

  /// The beginning of a JPEG with bytes between its segments that decoders step over.
  private static func jpeg(gap: [UInt8], _ side: Int) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2] + gap + [0xFF, 0xC0, 0, 11, 8] + big(side, 2)
      + big(side, 2) + [1, 1, 0x11, 0]
  }

  /// What begins as a GIF does, but is of a kind that is told by its name alone.
  private static func tga(pixels: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 200)
    bytes.replaceSubrange(0..<10, with: Array("GIF89a".utf8) + [1, 0, 1, 0])
    bytes.replaceSubrange(12..<17, with: little(pixels, 2) + little(pixels, 2) + [32])
    return bytes
  }
}
