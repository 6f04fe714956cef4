import Foundation
import Testing

/// One record of a fixture file, named by its id in the test's output.
struct Record: Sendable, CustomTestStringConvertible {
  let json: JSON

  var id: String { json["id"].optionalText ?? "no id" }
  var inputs: JSON { json["inputs"] }
  var expected: JSON { json["expected"] }
  var testDescription: String { id }

  /// Whether a value is within the record's tolerance of an expected one.
  func holds(_ value: Double, _ expected: JSON) throws -> Bool {
    abs(value - (try expected.number())) <= (try json["tolerance"].number())
  }
}

/// The fixture files, read once.
///
/// A file that cannot be read is empty here and fails the tests that count the records.
enum Fixture {
  static let reference = load("motion_reference")
  static let velocities = load("velocity_tracker")
  static let simulations = load("simulations")
  static let wheel = load("wheel_streams")

  static func reference(_ kind: String) -> [Record] {
    records(reference["records"]).filter { $0.json["kind"].optionalText == kind }
  }

  static func simulations(_ group: String) -> [Record] {
    records(simulations["cases"]).filter { $0.json["group"].optionalText == group }
  }

  static func records(_ list: JSON) -> [Record] { list.items.map(Record.init) }

  private static func load(_ name: String) -> JSON {
    let url = Bundle.module.url(
      forResource: name, withExtension: "json", subdirectory: "Fixtures")
    guard let url, let data = try? Data(contentsOf: url) else { return .null }
    return (try? JSONDecoder().decode(JSON.self, from: data)) ?? .null
  }
}
