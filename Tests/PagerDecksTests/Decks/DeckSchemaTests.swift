import Foundation
import Testing

@testable import PagerDecks

@Suite struct DeckSchemaTests {
  private var assets: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Assets")
  }

  @Test func `the committed schema is the one that the declarations make`() throws {
    let file = assets.appendingPathComponent("pagerail-deck.schema.json")

    #expect(try String(contentsOf: file, encoding: .utf8) == DeckSchema.json)
  }

  @Test func `the schema knows every type with its parameters`() throws {
    let bytes = Data(DeckSchema.json.utf8)
    let schema = try #require(JSONSerialization.jsonObject(with: bytes) as? [String: Any])

    let page = try #require((schema["$defs"] as? [String: Any])?["page"] as? [String: Any])
    let rules = try #require(page["allOf"] as? [[String: Any]])
    let names = rules.map { rule in
      ((rule["then"] as? [String: Any])?["properties"] as? [String: Any]).map { Set($0.keys) }
    }

    #expect(names == BuiltInPages.declarations.map { Set($0.parameters.map(\.name)) })
  }

  @Test func `the table has a row for each type and each parameter`() {
    let rows = DeckDocs.markdownTable.split(separator: "\n")
    let types = BuiltInPages.declarations

    #expect(rows.count == 2 + types.count + types.reduce(0) { $0 + $1.parameters.count })
    #expect(
      rows.contains("| | `wrap` | true or false; else `true` | Whether long lines are broken. |"))
    #expect(rows.contains("| | `source` | a path; required | The file of the picture. |"))
  }
}
