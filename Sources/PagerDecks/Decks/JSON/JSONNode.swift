/// A JSON value that knows where it stands in its file.
struct JSONNode: Sendable, Equatable {
  /// A member of an object.
  struct Member: Sendable, Equatable {
    /// The name.
    var key: String
    /// Where the name begins, in bytes.
    var offset: Int
    /// What it names.
    var node: JSONNode
  }

  /// What a value can be.
  enum Value: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// The members in the order of the file; no two have the same name.
    case object([Member])
  }

  /// The value itself.
  var value: Value
  /// Where it begins, in bytes.
  var offset: Int
}

extension JSONNode {
  /// What kind of value it is, with its article.
  var kindName: String {
    switch value {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The members, if it is an object.
  var members: [Member]? {
    guard case .object(let members) = value else { return nil }
    return members
  }

  /// The elements, if it is an array.
  var elements: [JSONNode]? {
    guard case .array(let elements) = value else { return nil }
    return elements
  }

  /// The text, if it is a string.
  var string: String? {
    guard case .string(let text) = value else { return nil }
    return text
  }

  /// The number, if it is one.
  var number: Double? {
    guard case .number(let number) = value else { return nil }
    return number
  }

  /// The member of this name, if it is an object that has it.
  subscript(key: String) -> JSONNode? {
    members?.first { $0.key == key }?.node
  }
}
