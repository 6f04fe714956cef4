#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Any value that JSON can write.
package enum JSONValue: Sendable, Equatable {
  /// No value.
  case null
  /// Yes or no.
  case bool(Bool)
  /// Any number.
  case number(Double)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Values by name.
  case object([String: JSONValue])

  /// Reads the JSON `text`; nothing if it is none.
  package init?(parsing text: String) {
    let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    guard let value else { return nil }
    self = value
  }
}

extension JSONValue: Decodable {
  /// Reads a value of whatever kind it is.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}

extension JSONValue {
  /// The number, if it is one.
  package var number: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The whole number, if it is one.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The text, if it is one.
  package var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// Yes or no, if it is one of both.
  package var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The values in order, if it is an array.
  package var array: [JSONValue]? {
    guard case .array(let value) = self else { return nil }
    return value
  }

  /// The values by name, if it is an object.
  package var object: [String: JSONValue]? {
    guard case .object(let value) = self else { return nil }
    return value
  }

  /// The numbers, if it is an array of nothing else.
  package var numbers: [Double]? {
    guard let array else { return nil }
    let numbers = array.compactMap(\.number)
    return numbers.count == array.count ? numbers : nil
  }
}
