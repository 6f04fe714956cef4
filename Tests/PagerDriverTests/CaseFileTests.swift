import Foundation
import PagerDriver
import Testing

@Suite struct CaseFileTests {
  @Test func `every case file is run`() throws {
    let folder = try #require(Bundle.module.resourceURL).appending(path: "Cases")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)

    #expect(files.sorted() == CaseTests.ids.map { $0 + ".json" }.sorted())
  }

  @Test(arguments: [
    (#"{"id": "X", "evnts": []}"#, "unknown key \"evnts\""),
    (#"{"runs": [{"nam": "a"}]}"#, "unknown key \"nam\""),
    (#"{"runs": 3}"#, "\"runs\": expected an array"),
    (#"[]"#, "expected an object"),
    (#"{"#, "expected an object"),
  ])
  func `a file with another key is refused by name`(text: String, reason: String) {
    let failure = #expect(throws: CaseFailure.self) {
      try CaseFile(parsing: text, file: "X.json")
    }

    #expect(failure?.file == "X.json")
    #expect(failure?.message.contains(reason) == true)
  }

  @Test(arguments: [
    (#"{"pags": 3}"#, "unknown key \"pags\""),
    (#"{"list": {"row": 3}}"#, "unknown key \"row\""),
    (#"{"window": [800]}"#, "expected 2 numbers"),
    (#"{"throws": {"1": "never"}}"#, "throws: expected"),
  ])
  func `a scene with another key is refused`(text: String, reason: String) {
    let failure = #expect(throws: CaseFailure.self) {
      try CaseSceneSettings([JSONValue(parsing: text)], file: "X.json")
    }

    #expect(failure?.message.contains(reason) == true)
  }

  @Test @MainActor func `an event with another key is refused`() throws {
    let scene = try CaseScene(CaseSceneSettings([], file: "X.json"))

    #expect(throws: ScriptFailure.self) {
      try scene.play([.object(["tapTb": .number(1)])], file: "X.json")
    }
  }

  @Test func `variables are put in where a value names them`() throws {
    let variables = CaseVariables(values: ["k": 3])
    let value = try #require(JSONValue(parsing: #"["100*k+50", "k", "select({k})", "kept", 7]"#))

    let resolved = variables.resolve(value)

    #expect(
      resolved
        == .array([
          .number(350), .number(3), .string("select(3)"), .string("kept"), .number(7),
        ]))
  }

  @Test func `a sweep counts from the first to the last value`() throws {
    let sweep = JSONValue(parsing: #"{"d": [48, 96, 16]}"#)

    let counted = try CaseVariables().counting(sweep, file: "X.json")

    #expect(counted.map(\.values) == [["d": 48], ["d": 64], ["d": 80], ["d": 96]])
    #expect(throws: CaseFailure.self) {
      try CaseVariables().counting(JSONValue(parsing: #"{"d": [48, 96, 0]}"#), file: "X.json")
    }
  }
}
