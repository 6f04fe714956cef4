/// Reads JSON and remembers where everything stands.
///
/// It is as strict as RFC 8259 but for two faults that JSON readers often forgive, a comma before a
/// closing bracket and a name that occurs twice in an object: both are noted, and of equal names
/// the first one counts. Bytes of any kind end in a value or an error. Complexity: O(bytes).
struct JSONReader {
  /// How deep arrays and objects may lie in each other.
  static let deepest = 128
  /// How many forgiven faults are noted.
  static let mostNotes = 1000

  /// The faults that were forgiven, in the order of the text.
  private(set) var notes: [JSONNote] = []

  let bytes: [UInt8]
  var place = 0
  private var path = JSONPath()

  /// Creates a reader of `bytes`, which are UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the one value that the text is.
  mutating func read() throws(JSONNote) -> JSONNode {
    skipSpace()
    guard place < bytes.count else { throw failure("the file is empty") }
    let node = try readValue()
    skipSpace()
    guard place == bytes.count else {
      throw failure("expected the end of the file, not \(found)")
    }
    return node
  }
}

// MARK: - Values

extension JSONReader {
  private mutating func readValue() throws(JSONNote) -> JSONNode {
    let start = place
    switch current {
    case UInt8(ascii: "{"): return JSONNode(value: .object(try readMembers()), offset: start)
    case UInt8(ascii: "["): return JSONNode(value: .array(try readElements()), offset: start)
    case UInt8(ascii: "\""): return JSONNode(value: .string(try readString()), offset: start)
    case let byte? where byte == UInt8(ascii: "-") || byte.isDigit:
      return JSONNode(value: .number(try readNumber()), offset: start)
    default: return JSONNode(value: try readWord(), offset: start)
    }
  }

  private mutating func readWord() throws(JSONNote) -> JSONNode.Value {
    let words: [(String, JSONNode.Value)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, value) in words where bytes[place...].starts(with: word.utf8) {
      place += word.utf8.count
      return value
    }
    throw failure("expected a value, not \(found)")
  }

  private mutating func readElements() throws(JSONNote) -> [JSONNode] {
    var elements: [JSONNode] = []
    try enter()
    while try !isAtEnd(UInt8(ascii: "]"), isFirst: elements.isEmpty) {
      path.steps.append(.index(elements.count))
      elements.append(try readValue())
      path.steps.removeLast()
    }
    return elements
  }

  private mutating func readMembers() throws(JSONNote) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var keys: Set<String> = []
    var isFirst = true
    try enter()
    while try !isAtEnd(UInt8(ascii: "}"), isFirst: isFirst) {
      isFirst = false
      let offset = place
      guard current == UInt8(ascii: "\"") else {
        throw failure("expected a name in quotes, not \(found)")
      }
      let key = try readString()
      path.steps.append(.key(key))
      try readColon()
      let node = try readValue()
      if keys.insert(key).inserted {
        members.append(JSONNode.Member(key: key, offset: offset, node: node))
      } else {
        note("the name occurs twice, the first one counts", at: offset)
      }
      path.steps.removeLast()
    }
    return members
  }

  private mutating func readColon() throws(JSONNote) {
    skipSpace()
    guard current == UInt8(ascii: ":") else {
      throw failure("expected \":\" after the name, not \(found)")
    }
    place += 1
    skipSpace()
  }

  /// Steps over an opening bracket, unless too many are open.
  private mutating func enter() throws(JSONNote) {
    guard path.steps.count < Self.deepest else {
      path.steps.removeAll()
      throw failure("arrays and objects lie more than \(Self.deepest) deep")
    }
    place += 1
    skipSpace()
  }

  /// Steps over the closing bracket `end`, or over the comma before the next part.
  private mutating func isAtEnd(_ end: UInt8, isFirst: Bool) throws(JSONNote) -> Bool {
    skipSpace()
    if !isFirst, current == UInt8(ascii: ",") {
      let comma = place
      place += 1
      skipSpace()
      guard current == end else { return false }
      note("a comma before the closing \"\(Character(Unicode.Scalar(end)))\"", at: comma)
    }
    guard current != end else {
      place += 1
      return true
    }
    guard isFirst else {
      throw failure("expected \",\" or \"\(Character(Unicode.Scalar(end)))\", not \(found)")
    }
    return false
  }
}

// MARK: - Bytes

extension JSONReader {
  /// The byte at the place; nothing at the end.
  var current: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }

  /// What stands at the place, for a message.
  private var found: String {
    guard let byte = current else { return "the end of the file" }
    switch byte {
    case UInt8(ascii: "\""): return "a string"
    case UInt8(ascii: "/"): return "a comment, which JSON does not have"
    case UInt8(ascii: "#"): return "\"#\" (JSON has no comments)"
    case UInt8(ascii: "'"): return "\"'\" (JSON has double quotes only)"
    case 0..<0x20: return "a control character"
    default:
      // A character is at most a few bytes; a longer cluster is cut.
      let text = String(decoding: bytes[place..<min(place + 16, bytes.count)], as: UTF8.self)
      return "\"\(text.prefix(1))\""
    }
  }

  /// The error that `message` tells, at `offset`, else at the place.
  func failure(_ message: String, at offset: Int? = nil) -> JSONNote {
    JSONNote(offset: offset ?? place, path: path, message: message)
  }

  private mutating func note(_ message: String, at offset: Int) {
    guard notes.count < Self.mostNotes else { return }
    notes.append(JSONNote(offset: offset, path: path, message: message))
  }
}
