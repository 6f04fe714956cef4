import PagerCore
import PagerDriver
import PagerGraphics

/// What a case says of its scene; left out, the scene of all cases: 800 × 600 points, 16 ms frames,
/// look `underline`, bounce on, prefetch off.
struct CaseSceneSettings {
  var titles: [String] = []
  var start = 0
  var keep: Int?
  var prefetches = false
  var bounces = true
  var size = Size(width: 800, height: 600)
  var frameInterval = 0.016
  var list: (page: Int, rows: Int, rowHeight: Double)?
  var buttons: [Int] = []
  /// For each page, which of its makings fail; the last one stands for all later ones.
  var failures: [Int: [Bool]] = [:]

  init(_ values: [JSONValue?], file: String) throws(CaseFailure) {
    for value in values.compactMap({ $0 }) {
      try read(CaseObject(value, file: file, what: "scene"))
    }
  }

  private mutating func read(_ object: CaseObject) throws(CaseFailure) {
    try object.allow([
      "pages", "start", "keep", "prefetch", "bounce", "window", "frame", "list", "buttons",
      "throws",
    ])
    if let count = object.values["pages"]?.integer {
      titles = (0..<count).map { "Page \($0 + 1)" }
    } else {
      titles = try object.strings("pages") ?? titles
    }
    start = try object.integer("start") ?? start
    keep = try object.integer("keep") ?? keep
    prefetches = try object.bool("prefetch") ?? prefetches
    bounces = try object.bool("bounce") ?? bounces
    if let size = try object.numbers("window", count: 2) {
      self.size = Size(width: size[0], height: size[1])
    }
    frameInterval = try object.number("frame").map { $0 / 1000 } ?? frameInterval
    buttons = try object.numbers("buttons")?.map { Int($0) } ?? buttons
    if let value = object.values["list"] {
      let list = try CaseObject(value, file: object.file, what: "list")
      try list.allow(["page", "rows", "rowHeight"])
      self.list = (
        try list.integer("page") ?? 0, try list.integer("rows") ?? 0,
        try list.number("rowHeight") ?? 24
      )
    }
    if let value = object.values["throws"] { try readFailures(value, object) }
  }

  private mutating func readFailures(
    _ value: JSONValue, _ object: CaseObject
  ) throws(CaseFailure) {
    for (page, makings) in try CaseObject(value, file: object.file, what: "throws").values {
      guard let index = Int(page), let fails = makings.array?.compactMap(\.bool), !fails.isEmpty
      else { throw object.failure("throws: expected {\"1\": [true, false]}") }
      failures[index] = fails
    }
  }
}
