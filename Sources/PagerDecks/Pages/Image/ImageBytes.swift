/// The first bytes of a picture, read without ever going beyond them.
struct ImageBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func begin(with start: [UInt8]) -> Bool { bytes.starts(with: start) }

  /// Whether the letters of `text` stand at `place`.
  func has(_ text: String, at place: Int) -> Bool {
    bytes.dropFirst(place).starts(with: text.utf8)
  }

  /// The number of `count` bytes at `place`, the greatest byte first.
  func big(_ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The number of `count` bytes at `place`, the least byte first.
  func little(_ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Where the first `byte` from `place` on is.
  func place(of byte: UInt8, from place: Int) -> Int? {
    guard bytes.indices.contains(place) else { return nil }
    return bytes[place...].firstIndex(of: byte)
  }

  /// The first tag that begins with `start`, up to its end; nothing in what is no text.
  func tag(_ start: String) -> MarkupTag? {
    let head = bytes.prefix(1 << 14)
    guard !head.contains(0) else { return nil }
    let text = String(decoding: head, as: UTF8.self)
    let first = text.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
    guard first == "<" else { return nil }
    return MarkupTag.first(start, in: text)
  }
}

/// A tag of XML or HTML: its name and attributes as they are written.
struct MarkupTag: Equatable {
  /// What stands between the angle brackets.
  var text: String

  /// The first tag in `text` that begins with `start`, up to its end or the text's.
  static func first(_ start: String, in text: String) -> MarkupTag? {
    let letters = Array(text.utf8)
    let wanted = Array(start.utf8)
    guard letters.count >= wanted.count else { return nil }
    let begin = (0...letters.count - wanted.count).first { place in
      letters[place] == wanted[0] && letters[place...].starts(with: wanted)
    }
    guard let begin else { return nil }
    let tag = letters[begin...].prefix { $0 != UInt8(ascii: ">") }
    return MarkupTag(text: String(decoding: tag, as: UTF8.self))
  }

  /// The value of the attribute `name`; nothing without one.
  func attribute(_ name: String) -> String? {
    var rest = text[...]
    while let equals = rest.firstIndex(of: "=") {
      let before = rest[..<equals].reversed().drop(while: \.isWhitespace)
      let key = String(before.prefix { !$0.isWhitespace }.reversed())
      let value = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
      let inner = value.dropFirst().prefix { $0 != quote }
      if key.lowercased() == name.lowercased() { return String(inner) }
      rest = value[inner.endIndex...].dropFirst()
    }
    return nil
  }
}
