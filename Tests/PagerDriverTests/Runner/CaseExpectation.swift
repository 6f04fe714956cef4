import PagerDriver

/// One clause of what must come of a case.
struct CaseExpectation {
  /// The clause, in words.
  let then: String
  let kind: CaseKind
  let object: CaseObject
  let value: JSONValue

  init(_ value: JSONValue, file: String) throws(CaseFailure) {
    object = try CaseObject(value, file: file, what: "an expectation")
    let kinds = CaseKind.allCases.filter { [object] in object.values[$0.rawValue] != nil }
    guard let kind = kinds.first, kinds.count == 1 else {
      let keys = object.values.keys.sorted().joined(separator: ", ")
      throw object.failure("expected exactly one kind of expectation among \(keys)")
    }
    try object.allow(["then", "at", "from", "until", kind.rawValue] + kind.keys)
    self.kind = kind
    self.value = object.values[kind.rawValue] ?? .null
    then = try object.string("then") ?? ""
    guard !then.isEmpty else { throw object.failure("\(kind.rawValue): expected a \"then\"") }
  }

  /// What is wrong with `outcome`; nothing if it is as expected.
  ///
  /// Throws when the expectation makes no sense.
  func fault(in outcome: CaseOutcome) throws(CaseFailure) -> String? {
    let span = CaseSpan(
      at: try time("at", outcome) ?? .infinity, from: try time("from", outcome),
      until: try time("until", outcome) ?? .infinity, outcome: outcome)
    let found = try found(span)
    return found.map { "\(then): expected \(kind.rawValue) \(value.short), but \($0)" }
  }

  private func found(_ span: CaseSpan) throws(CaseFailure) -> String? {
    if let fault = try stateFault(span) { return fault.text }
    if let fault = try stripFault(span) { return fault.text }
    if let fault = try logFault(span) { return fault.text }
    if let fault = try frameFault(span) { return fault.text }
    throw object.failure("\(kind.rawValue): nobody checks it")
  }

  /// A time in seconds: milliseconds after the opening, `"start"`, `"opened"`, `"ended"` (the last
  /// event), or `"ended+1500"`.
  private func time(_ key: String, _ outcome: CaseOutcome) throws(CaseFailure) -> Double? {
    guard let value = object.values[key] else { return nil }
    if let number = value.number { return outcome.opened + number / 1000 }
    let parts = value.string?.split(separator: "+").map(String.init) ?? []
    let more = parts.count == 2 ? Double(parts[1]) : 0
    let bases = ["start": -Double.infinity, "opened": outcome.opened, "ended": outcome.ended]
    guard let base = parts.first.flatMap({ bases[$0] }), let more, parts.count <= 2 else {
      throw object.failure("\"\(key)\": expected milliseconds, start, opened or ended")
    }
    return base + more / 1000
  }
}

/// The time or times that an expectation is about.
struct CaseSpan {
  let at: Double
  let from: Double?
  let until: Double
  let outcome: CaseOutcome

  var state: CaseSnapshot? { outcome.state(at: at) }
  var first: Double { from ?? outcome.opened }
  /// What was seen from `first` to `until`; what was seen before, when there was no frame since.
  var frames: [CaseSnapshot] {
    let frames = outcome.frames(from: first, to: until)
    return frames.isEmpty ? [outcome.state(at: until)].compactMap(\.self) : frames
  }
  /// Only what was drawn from `first` to `until`.
  var drawn: [CaseSnapshot] { outcome.frames(from: first, to: until) }
  /// The frames, and the one before from which the first of them came.
  var course: [CaseSnapshot] { [outcome.frame(before: first)].compactMap(\.self) + frames }
}

/// The answer of a check: what is wrong, or that all is well.
struct CaseVerdict {
  let text: String?

  static let fine = CaseVerdict(text: nil)

  /// All is well if `holds`.
  static func check(_ holds: Bool, _ text: @autoclosure () -> String) -> CaseVerdict {
    CaseVerdict(text: holds ? nil : text())
  }

  /// The first fault among many.
  static func first(_ faults: some Sequence<String>) -> CaseVerdict {
    CaseVerdict(text: faults.first { _ in true })
  }
}

extension JSONValue {
  /// The value as a message shows it.
  var short: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): value
    case .array(let values): "[\(values.map(\.short).joined(separator: ", "))]"
    case .object(let values):
      "{\(values.map { "\($0.key): \($0.value.short)" }.sorted().joined(separator: ", "))}"
    }
  }
}
