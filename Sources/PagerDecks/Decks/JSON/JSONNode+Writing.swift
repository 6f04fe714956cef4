extension JSONNode {
  /// A text that stands nowhere.
  static func text(_ text: String) -> JSONNode { JSONNode(value: .string(text), offset: 0) }

  /// A number that stands nowhere.
  static func number(_ number: Double) -> JSONNode { JSONNode(value: .number(number), offset: 0) }

  /// A truth value that stands nowhere.
  static func bool(_ value: Bool) -> JSONNode { JSONNode(value: .bool(value), offset: 0) }

  /// An array that stands nowhere.
  static func list(_ elements: [JSONNode]) -> JSONNode {
    JSONNode(value: .array(elements), offset: 0)
  }

  /// An object that stands nowhere; members without a value are left out.
  static func members(_ members: [(String, JSONNode?)]) -> JSONNode {
    JSONNode(
      value: .object(
        members.compactMap { key, node in node.map { Member(key: key, offset: 0, node: $0) } }),
      offset: 0)
  }

  /// The value as JSON with two spaces a level; arrays of texts and numbers stand on one line.
  func written(indent: String = "") -> String {
    switch value {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let number): return number.shortText
    case .string(let text): return Self.quoted(text)
    case .array(let elements) where elements.allSatisfy(\.isPlain):
      return "[\(elements.map { $0.written() }.joined(separator: ", "))]"
    case .array(let elements):
      return Self.block("[", elements.map { $0.written(indent: indent + "  ") }, "]", indent)
    case .object(let members):
      let lines = members.map {
        "\(Self.quoted($0.key)): \($0.node.written(indent: indent + "  "))"
      }
      return Self.block("{", lines, "}", indent)
    }
  }

  private var isPlain: Bool { elements == nil && members == nil }

  private static func block(
    _ open: String, _ lines: [String], _ close: String, _ indent: String
  ) -> String {
    guard !lines.isEmpty else { return open + close }
    let body = lines.map { "\(indent)  \($0)" }.joined(separator: ",\n")
    return "\(open)\n\(body)\n\(indent)\(close)"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
