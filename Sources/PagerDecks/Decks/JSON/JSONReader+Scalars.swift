extension JSONReader {
  /// Reads the number at the place.
  mutating func readNumber() throws(JSONNote) -> Double {
    let start = place
    step(over: UInt8(ascii: "-"))
    if !step(over: UInt8(ascii: "0")) { try readDigits() }
    if step(over: UInt8(ascii: ".")) { try readDigits() }
    if step(over: UInt8(ascii: "e")) || step(over: UInt8(ascii: "E")) {
      if !step(over: UInt8(ascii: "+")) { step(over: UInt8(ascii: "-")) }
      try readDigits()
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw failure("the number \(text.shortened) is too large", at: start)
    }
    return number
  }

  private mutating func readDigits() throws(JSONNote) {
    let start = place
    while let byte = current, byte.isDigit {
      place += 1
    }
    guard place > start else { throw failure("expected a digit") }
  }

  @discardableResult
  private mutating func step(over byte: UInt8) -> Bool {
    guard current == byte else { return false }
    place += 1
    return true
  }

  /// Reads the string at the place, which is its opening quote.
  mutating func readString() throws(JSONNote) -> String {
    let start = place
    place += 1
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: String(try readEscape()).utf8)
      case 0..<0x20:
        throw failure("a string is not closed on its line (a line break in it is written \\n)")
      default:
        text.append(byte)
        place += 1
      }
    }
    throw failure("a string is not closed", at: start)
  }

  private mutating func readEscape() throws(JSONNote) -> Unicode.Scalar {
    let start = place
    place += 1
    let escaped = current
    place += 1
    switch escaped {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return escaped.map { Unicode.Scalar($0) } ?? "\u{FFFD}"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readScalar(from: start)
    default: throw failure("JSON has no such escape after \"\\\"", at: start)
    }
  }

  /// Reads the four digits behind `\u`, and if they are the first half of a pair the second one.
  private mutating func readScalar(from start: Int) throws(JSONNote) -> Unicode.Scalar {
    let first = try readUnit(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(first), step(over: UInt8(ascii: "\\")), step(over: UInt8(ascii: "u")) {
      let second = try readUnit(from: start)
      if UTF16.isTrailSurrogate(second) {
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
      }
    }
    throw failure("half a character, its other half is missing", at: start)
  }

  private mutating func readUnit(from start: Int) throws(JSONNote) -> UInt16 {
    let digits = bytes[min(place, bytes.count)..<min(place + 4, bytes.count)]
    let isHex = digits.count == 4 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    guard isHex, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw failure("expected four hexadecimal digits after \"\\u\"", at: start)
    }
    place += 4
    return unit
  }
}
