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
  /// The look by its name; what the scene says about it besides is put in by `look`.
  var namedLook = Looks.standard
  var inset: Double?
  var widths: TabWidths?
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
      "throws", "look", "widths", "insets",
    ])
    if let count = object.values["pages"]?.integer {
      titles = (0..<count).map { "Page \($0 + 1)" }
    } else {
      titles = try object.strings("pages")?.map(Self.repeated) ?? titles
    }
    start = try object.integer("start") ?? start
    keep = try object.integer("keep") ?? keep
    prefetches = try object.bool("prefetch") ?? prefetches
    bounces = try object.bool("bounce") ?? bounces
    if let size = try object.numbers("window", count: 2) {
      self.size = Size(width: size[0], height: size[1])
    }
    frameInterval = try object.number("frame").map { $0 / 1000 } ?? frameInterval
    try readStrip(object)
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

  /// The look of the strip.
  var look: Look {
    var look = namedLook
    if let widths { look.strip.widths = widths }
    if let inset { look.strip.insets = Insets(top: 0, left: inset, bottom: 0, right: inset) }
    return look
  }

  /// What `"W*300"` stands for; any other text itself.
  private static func repeated(_ text: String) -> String {
    let parts = text.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = Int(parts[1]) else { return text }
    return String(repeating: String(parts[0]), count: count)
  }

  private mutating func readStrip(_ object: CaseObject) throws(CaseFailure) {
    if let name = try object.string("look") {
      guard let known = Looks.all.first(where: { $0.name == name }) else {
        throw object.failure("look: there is no \(name)")
      }
      namedLook = known
    }
    inset = try object.number("insets") ?? inset
    switch object.values["widths"] {
    case nil: break
    case .string("equal"): widths = .equal()
    case .string("intrinsic"): widths = .intrinsic()
    case .number(let width): widths = .fixed(width)
    default: throw object.failure("widths: expected equal, intrinsic or a number")
    }
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
