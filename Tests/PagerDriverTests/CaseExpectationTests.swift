import PagerDriver
import PagerKit
import Testing

@MainActor
@Suite struct CaseExpectationTests {
  /// A kind, with an expectation that the run meets and one that it does not.
  nonisolated static let examples: [(kind: CaseKind, met: String, unmet: String)] = [
    (.inSync, #""inSync": 1"#, #""inSync": 0"#),
    (.inSync, #""inSync": "any""#, #""inSync": "any", "at": 600"#),
    (.selected, #""selected": 1"#, #""selected": 2"#),
    (.selected, #""selected": 0, "at": 400"#, #""selected": "none""#),
    (.offset, #""offset": 800"#, #""offset": 801"#),
    (.position, #""position": 1"#, #""position": 1.1"#),
    (.indicator, #""indicator": 1"#, #""indicator": 2"#),
    (.indicator, #""indicator": 0, "at": 400"#, #""indicator": "none""#),
    (.listOffset, #""listOffset": 48"#, #""listOffset": 40"#),
    (.clicks, #""clicks": 1"#, #""clicks": 2"#),
    (.pressed, #""pressed": false"#, #""pressed": true"#),
    (.pressed, #""pressed": true, "at": 20"#, #""pressed": false, "at": 20"#),
    (.sameObject, #""sameObject": ["B"], "from": 1900"#, #""sameObject": ["B"]"#),
    (.released, #""released": [2]"#, #""released": ["A"]"#),
    (.alive, #""alive": ["A"]"#, #""alive": [2]"#),
    (.onlyVisible, #""onlyVisible": 1"#, #""onlyVisible": 1, "at": 600"#),
    (.shows, #""shows": ["Row 3"]"#, #""shows": ["Row 300"]"#),
    (.factoryCalls, #""factoryCalls": {"A": 1, "1": 1}"#, #""factoryCalls": {"0": 2}"#),
    (.rests, #""rests": true, "at": 1900, "until": 2990"#, #""rests": true, "at": 1900"#),
    (.settlesNearest, #""settlesNearest": true, "from": 900"#, #""settlesNearest": true"#),
    (
      .log, #""log": ["selected 1"], "only": ["selected"]"#,
      #""log": ["selected 2"], "only": ["selected"]"#
    ),
    (
      .log,
      #""log": ["didAppear B", "willAppear B"], "of": 1, "ordered": false, "#
        + #""only": ["willAppear", "didAppear"], "until": 2000"#,
      #""log": ["didAppear B", "willAppear B"], "of": 1, "#
        + #""only": ["willAppear", "didAppear"], "until": 2000"#
    ),
    (.count, #""count": "selected 1", "is": 1"#, #""count": "selected 1", "is": 2"#),
    (.count, #""count": "didAppear", "atMost": 9"#, #""count": "didAppear", "atMost": 0"#),
    (.balanced, #""balanced": true"#, #""balanced": true, "until": 700"#),
    (.created, #""created": ["A", "B"]"#, #""created": ["A"]"#),
    (.notCreated, #""notCreated": ["C"]"#, #""notCreated": ["B"]"#),
    (.quiet, #""quiet": true, "until": 500"#, #""quiet": true, "until": 600"#),
    (.neverBlank, #""neverBlank": true"#, #""neverBlank": false"#),
    (.neverSwapped, #""neverSwapped": true"#, #""neverSwapped": false"#),
    (.appearsOnlyAtRest, #""appearsOnlyAtRest": true"#, #""appearsOnlyAtRest": false"#),
    (.finite, #""finite": true"#, #""finite": false"#),
    (
      .lessThanDrag, #""lessThanDrag": 100, "from": 3000, "until": 3440"#,
      #""lessThanDrag": 120, "from": 3000, "until": 3440"#
    ),
    (.titlesPassedOver, #""titlesPassedOver": [2]"#, #""titlesPassedOver": [1]"#),
    (.continuous, #""continuous": 99, "of": "offset""#, #""continuous": 1, "of": "offset""#),
    (
      .monotone, #""monotone": "up", "of": "position", "until": 2900"#,
      #""monotone": "down", "of": "position", "until": 2900"#
    ),
    (.within, #""within": [0, 800], "of": "offset""#, #""within": [0, 799], "of": "offset""#),
    (.unchanged, #""unchanged": "overscroll""#, #""unchanged": "listOffset""#),
    (.moves, #""moves": "listOffset""#, #""moves": "overscroll""#),
    (.stripRange, #""stripRange": 0"#, #""stripRange": 40"#),
    (.stripOffset, #""stripOffset": 0"#, #""stripOffset": 4"#),
    (.tabsFill, #""tabsFill": [0, 144]"#, #""tabsFill": [0, 800]"#),
    (.tabsOrdered, #""tabsOrdered": true"#, #""tabsOrdered": false"#),
    (.tabWidth, #""tabWidth": 0, "atLeast": 48"#, #""tabWidth": 0, "atMost": 47"#),
    (.titles, #""titles": ["A", "B"]"#, #""titles": ["D"]"#),
    (.layoutStays, #""layoutStays": 1"#, #""layoutStays": -1"#),
    (.drawn, #""drawn": 0, "from": 1900, "until": 1990"#, #""drawn": 0"#),
    (.liveAtMost, #""liveAtMost": 3"#, #""liveAtMost": 0"#),
    (.restCount, #""restCount": 2"#, #""restCount": 1"#),
  ]

  /// The same for a strip with a long title, in which a title changes under a drag.
  nonisolated static let stripExamples: [(kind: CaseKind, met: String, unmet: String)] = [
    (.tabInView, #""tabInView": 0"#, #""tabInView": 2"#),
    (.indicatorFills, #""indicatorFills": 0"#, #""indicatorFills": 1"#),
    (.titleCut, #""titleCut": 1"#, #""titleCut": 0"#),
    (.tabGrew, #""tabGrew": 0, "by": 30"#, #""tabGrew": 1, "by": 1"#),
    (
      .indicatorBetween, #""indicatorBetween": 0, "share": 0.25, "at": 500"#,
      #""indicatorBetween": 0, "share": 0.5, "at": 500"#
    ),
    (.layoutStays, #""layoutStays": 1, "at": 100"#, #""layoutStays": 1"#),
  ]

  @Test(arguments: stripExamples)
  func `an expectation of a strip that is not met is reported`(
    kind: CaseKind, met: String, unmet: String
  ) throws {
    let outcome = try Self.outcome(
      [
        #"{"t": 0, "down": [600, 300]}"#, #"{"t": 200, "move": [394, 300]}"#,
        #"{"t": 600, "up": [394, 300]}"#, #"{"t": 2000, "call": "setTitle(0,'A longer title')"}"#,
      ], scene: #"{"pages": ["A", "W*300", "C"], "look": "illusion", "widths": "intrinsic"}"#)

    #expect(try Self.fault(met, in: outcome) == nil)
    #expect(try Self.fault(unmet, in: outcome)?.contains(kind.rawValue) == true)
  }

  @Test func `every kind of expectation has an example`() {
    let shown = Set((Self.examples + Self.stripExamples).map(\.kind))

    #expect(shown == Set(CaseKind.allCases))
  }

  @Test(arguments: examples)
  func `an expectation that is not met is reported`(
    kind: CaseKind, met: String, unmet: String
  ) throws {
    let outcome = try Self.outcome()

    #expect(try Self.fault(met, in: outcome) == nil)
    #expect(try Self.fault(unmet, in: outcome)?.contains(kind.rawValue) == true)
  }

  @Test func `a page that takes another's place is reported`() throws {
    let outcome = try Self.outcome([#"{"call": "select(2,animated:false)"}"#])

    #expect(try Self.fault(#""neverSwapped": true"#, in: outcome) != nil)
  }

  @Test func `a page area without a page is reported`() throws {
    let outcome = try Self.outcome([#"{"tapTab": 2}"#], scene: #"{"throws": {"2": [true]}}"#)

    #expect(try Self.fault(#""neverBlank": true"#, in: outcome) != nil)
  }

  @Test func `a number that is not finite is reported`() throws {
    var outcome = try Self.outcome()
    outcome.snapshots[9].offset = .nan

    #expect(try Self.fault(#""finite": true"#, in: outcome) != nil)
  }

  @Test func `an appearance in mid-motion is reported`() throws {
    var outcome = try Self.outcome()
    for index in outcome.snapshots.indices { outcome.snapshots[index].offset += 1 }

    #expect(try Self.fault(#""appearsOnlyAtRest": true"#, in: outcome) != nil)
  }

  @Test(
    arguments: [
      ([.viewDidLoad, .didAppear], "didAppear after viewDidLoad"),
      ([.willAppear], "willAppear after nothing"),
      ([.viewDidLoad, .willAppear], "it ends in willAppear"),
      ([.viewDidLoad, .willAppear, .didDisappear], "didDisappear after willAppear"),
      ([.viewDidLoad, .willAppear, .didAppear, .didAppear], "didAppear after didAppear"),
    ] as [([PagerLogEntry.Event], String)])
  func `a log that is not balanced is told from one that is`(
    events: [PagerLogEntry.Event], fault: String
  ) {
    #expect(CaseBalance.fault(events) == fault)
    #expect(CaseBalance.fault([.created, .viewDidLoad, .willAppear, .didAppear]) == nil)
  }

  @Test(arguments: [
    (#"{"then": "x", "inSnc": 0}"#, "exactly one kind"),
    (#"{"then": "x", "inSync": 0, "within": [0, 1]}"#, "exactly one kind"),
    (#"{"then": "x", "inSync": 0, "tolerance": 1}"#, "\"tolerance\""),
    (#"{"then": "x", "inSync": 0, "att": 1}"#, "\"att\""),
    (#"{"inSync": 0}"#, "\"then\""),
    (#"{"then": "x", "within": [1, 0], "of": "offset"}"#, "in order"),
    (#"{"then": "x", "within": [0, 1], "of": "ofset"}"#, "offset, position"),
    (#"{"then": "x", "inSync": 0, "at": "soon"}"#, "milliseconds"),
    (#"{"then": "x", "count": "selected"}"#, "atMost"),
    (#"{"then": "x", "released": [9]}"#, "names no page"),
  ])
  func `an expectation with another key or value is refused`(text: String, reason: String) throws {
    let outcome = try Self.outcome()
    let value = try #require(JSONValue(parsing: text))

    let failure = #expect(throws: CaseFailure.self) {
      try CaseExpectation(value, file: "x.json").fault(in: outcome)
    }

    #expect(failure?.description.hasPrefix("x.json: ") == true)
    #expect(failure?.description.contains(reason) == true, "\(failure?.description ?? "")")
  }
}

extension CaseExpectationTests {
  /// Page A is a button that is clicked, B a list that is scrolled and dragged aside for a while.
  private static let events = [
    #"{"t": 0, "click": [400, 300]}"#, #"{"t": 500, "tapTab": 1}"#,
    #"{"t": 2000, "wheel": [0, -1], "at": [400, 300]}"#,
    #"{"t": 3000, "drag": [100, 400, 300], "hold": 150}"#,
  ]

  private static func outcome(
    _ events: [String] = events, scene: String = "{}"
  ) throws -> CaseOutcome {
    let base = #"{"pages": ["A", "B", "C"], "buttons": [0], "list": {"page": 1, "rows": 99}}"#
    let settings = try CaseSceneSettings(
      [JSONValue(parsing: base), JSONValue(parsing: scene)], file: "x.json")
    let opened = try CaseScene(settings)
    try opened.play(events.compactMap(JSONValue.init(parsing:)), file: "x.json")
    return CaseOutcome(opened)
  }

  private static func fault(_ text: String, in outcome: CaseOutcome) throws -> String? {
    let value = try #require(JSONValue(parsing: "{\"then\": \"it must be\", \(text)}"))
    return try CaseExpectation(value, file: "x.json").fault(in: outcome)
  }
}
