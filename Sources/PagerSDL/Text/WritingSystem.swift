/// A script that the interface font seldom has: how to find a font for it and how to shape it.
nonisolated struct WritingSystem: Hashable, Sendable {
  /// The script's name as font families bear it.
  let name: String
  /// The four letters of ISO 15924; empty where shaping needs none.
  let tag: String
  /// The language that a font is asked for; empty where the text decides.
  let language: String
  /// Whether it is written from right to left.
  var isRightToLeft = false

  /// Chinese, Japanese and Korean, which share characters and differ in how they draw them.
  static let eastAsian = WritingSystem(name: "CJK", tag: "", language: "")
}

nonisolated extension WritingSystem {
  private struct Block {
    let range: ClosedRange<UInt32>
    let system: WritingSystem

    init(_ range: ClosedRange<UInt32>, _ system: WritingSystem) {
      self.range = range
      self.system = system
    }
  }

  /// The script of `scalar`; none for Latin, Greek, Cyrillic and what all scripts share.
  static func of(_ scalar: Unicode.Scalar) -> WritingSystem? {
    let value = scalar.value
    guard value >= 0x0530 else { return nil }
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].range.upperBound < value { low = middle + 1 } else { high = middle }
    }
    guard low < blocks.count, blocks[low].range.contains(value) else { return nil }
    return blocks[low].system
  }

  private static let hebrew = WritingSystem(
    name: "Hebrew", tag: "Hebr", language: "he", isRightToLeft: true)
  private static let arabic = WritingSystem(
    name: "Arabic", tag: "Arab", language: "ar", isRightToLeft: true)
  private static let syriac = WritingSystem(
    name: "Syriac", tag: "Syrc", language: "syr", isRightToLeft: true)
  private static let thaana = WritingSystem(
    name: "Thaana", tag: "Thaa", language: "dv", isRightToLeft: true)
  private static let nko = WritingSystem(
    name: "NKo", tag: "Nkoo", language: "nqo", isRightToLeft: true)
  private static let georgian = WritingSystem(name: "Georgian", tag: "Geor", language: "ka")
  private static let ethiopic = WritingSystem(name: "Ethiopic", tag: "Ethi", language: "am")

  // Unicode's blocks in order. https://www.unicode.org/Public/UNIDATA/Blocks.txt
  private static let blocks: [Block] = [
    Block(0x0530...0x058F, WritingSystem(name: "Armenian", tag: "Armn", language: "hy")),
    Block(0x0590...0x05FF, hebrew),
    Block(0x0600...0x06FF, arabic),
    Block(0x0700...0x074F, syriac),
    Block(0x0750...0x077F, arabic),
    Block(0x0780...0x07BF, thaana),
    Block(0x07C0...0x07FF, nko),
    Block(0x0860...0x086F, syriac),
    Block(0x0870...0x08FF, arabic),
    Block(0x0900...0x097F, WritingSystem(name: "Devanagari", tag: "Deva", language: "hi")),
    Block(0x0980...0x09FF, WritingSystem(name: "Bengali", tag: "Beng", language: "bn")),
    Block(0x0A00...0x0A7F, WritingSystem(name: "Gurmukhi", tag: "Guru", language: "pa")),
    Block(0x0A80...0x0AFF, WritingSystem(name: "Gujarati", tag: "Gujr", language: "gu")),
    Block(0x0B00...0x0B7F, WritingSystem(name: "Oriya", tag: "Orya", language: "or")),
    Block(0x0B80...0x0BFF, WritingSystem(name: "Tamil", tag: "Taml", language: "ta")),
    Block(0x0C00...0x0C7F, WritingSystem(name: "Telugu", tag: "Telu", language: "te")),
    Block(0x0C80...0x0CFF, WritingSystem(name: "Kannada", tag: "Knda", language: "kn")),
    Block(0x0D00...0x0D7F, WritingSystem(name: "Malayalam", tag: "Mlym", language: "ml")),
    Block(0x0D80...0x0DFF, WritingSystem(name: "Sinhala", tag: "Sinh", language: "si")),
    Block(0x0E00...0x0E7F, WritingSystem(name: "Thai", tag: "Thai", language: "th")),
    Block(0x0E80...0x0EFF, WritingSystem(name: "Lao", tag: "Laoo", language: "lo")),
    Block(0x0F00...0x0FFF, WritingSystem(name: "Tibetan", tag: "Tibt", language: "bo")),
    Block(0x1000...0x109F, WritingSystem(name: "Myanmar", tag: "Mymr", language: "my")),
    Block(0x10A0...0x10FF, georgian),
    Block(0x1100...0x11FF, eastAsian),
    Block(0x1200...0x139F, ethiopic),
    Block(0x1780...0x17FF, WritingSystem(name: "Khmer", tag: "Khmr", language: "km")),
    Block(0x1800...0x18AF, WritingSystem(name: "Mongolian", tag: "Mong", language: "mn-cn")),
    Block(0x1C90...0x1CBF, georgian),
    Block(0x2D00...0x2D2F, georgian),
    Block(0x2D80...0x2DDF, ethiopic),
    Block(0x2E80...0xA4CF, eastAsian),
    Block(0xA960...0xA97F, eastAsian),
    Block(0xAC00...0xD7FF, eastAsian),
    Block(0xF900...0xFAFF, eastAsian),
    Block(0xFB1D...0xFB4F, hebrew),
    Block(0xFB50...0xFDFF, arabic),
    Block(0xFE30...0xFE4F, eastAsian),
    Block(0xFE70...0xFEFE, arabic),
    Block(0xFF00...0xFFEF, eastAsian),
    Block(0x1B000...0x1B16F, eastAsian),
    Block(
      0x1E900...0x1E95F,
      WritingSystem(name: "Adlam", tag: "Adlm", language: "ff", isRightToLeft: true)),
    Block(0x1EE00...0x1EEFF, arabic),
    Block(0x20000...0x3FFFF, eastAsian),
  ]
}
