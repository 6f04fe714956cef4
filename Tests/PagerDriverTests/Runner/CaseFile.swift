import Foundation
import PagerDriver

/// A case as it stands in its file: a scene, what is done in each run, and what must come of it.
struct CaseFile {
  let name: String
  let id: String
  let scene: JSONValue?
  let runs: [CaseRun]
  let expectations: [JSONValue]

  /// Reads the file `name`.json of the resources.
  init(named name: String) throws {
    let file = name + ".json"
    let url = Bundle.module.resourceURL?.appending(path: "Cases").appending(path: file)
    guard let url else { throw CaseFailure(file: file, message: "there is no such file") }
    try self.init(parsing: String(contentsOf: url, encoding: .utf8), file: file)
  }

  init(parsing text: String, file: String) throws(CaseFailure) {
    let object = try CaseObject(JSONValue(parsing: text), file: file, what: "the case")
    try object.allow(["id", "title", "scene", "runs", "events", "sweep", "expect"])
    name = file
    id = try object.string("id") ?? ""
    scene = object.values["scene"]
    expectations = try object.array("expect") ?? []
    var runs: [CaseRun] = []
    for run in try object.array("runs") ?? [.object(object.values.filter { $0.key != "expect" })] {
      runs.append(try CaseRun(run, file: file))
    }
    self.runs = runs
  }
}

/// What is done to a fresh scene, perhaps many times with other numbers.
struct CaseRun {
  let name: String
  let scene: JSONValue?
  let sweep: JSONValue?
  let events: [JSONValue]
  let expectations: [JSONValue]

  init(_ value: JSONValue, file: String) throws(CaseFailure) {
    let object = try CaseObject(value, file: file, what: "a run")
    try object.allow(["id", "title", "name", "scene", "sweep", "events", "expect"])
    name = try object.string("name") ?? ""
    scene = object.values["scene"]
    sweep = object.values["sweep"]
    events = try object.array("events") ?? []
    expectations = try object.array("expect") ?? []
  }
}
