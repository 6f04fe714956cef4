import Foundation
import PagerTestSupport
import Testing

@testable import PagerDecks

@Suite struct DeckSchemaTests {
  private func file(_ path: String) throws -> String {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `the committed schema is the one that the declarations make`() throws {
    #expect(try file("Assets/pagerail-deck.schema.json") == DeckSchema.json)
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

  @Test func `the README shows the table that the declarations make`() throws {
    let parts = try file("README.md").components(separatedBy: "<!-- page types -->\n")

    #expect(parts.last?.hasPrefix(DeckDocs.markdownTable + "\n<!-- /page types -->") == true)
  }

  @Test func `the deck in the README is a good one but for its files`() throws {
    let parts = try file("README.md").components(separatedBy: "```json\n")
    let text = try #require(parts.last?.components(separatedBy: "```").first)
    let folder = try TemporaryFolder()
    try folder.makeFolder("pictures")
    for name in ["plan.md", "pictures/beach.jpg"] { try folder.write("x", to: name) }

    #expect(try folder.open(text).problems.isEmpty)
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
