import Foundation
import Testing

/// Any JSON value, as the fixtures differ from record to record.
enum JSON: Sendable, Equatable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  /// The member of that name; null where there is none.
  subscript(name: String) -> JSON {
    guard case .object(let members) = self else { return .null }
    return members[name] ?? .null
  }

  var items: [JSON] {
    guard case .array(let items) = self else { return [] }
    return items
  }

  var optionalNumber: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  var optionalText: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  var isTrue: Bool { self == .bool(true) }

  /// The number; the test fails where there is none.
  func number(_ location: SourceLocation = #_sourceLocation) throws -> Double {
    try #require(optionalNumber, sourceLocation: location)
  }

  func integer(_ location: SourceLocation = #_sourceLocation) throws -> Int {
    Int(try number(location))
  }

  func text(_ location: SourceLocation = #_sourceLocation) throws -> String {
    try #require(optionalText, sourceLocation: location)
  }

  /// The members of an object as numbers.
  func numbers() throws -> [Double] { try items.map { try $0.number() } }
}
