import PagerCore
import PagerDriver
import PagerKit

extension CaseExpectation {
  /// The verdict of a kind that is about what was told; nothing for another kind.
  func logFault(_ span: CaseSpan) throws(CaseFailure) -> CaseVerdict? {
    switch kind {
    case .log: try log(span)
    case .count: try count(span)
    case .balanced: try balanced(span)
    case .created:
      .check(made(span) == Set(try pages(span)), "\(made(span).map(\.rawValue).sorted()) were")
    case .notCreated:
      .first(try pages(span).filter(made(span).contains).map { "\($0) was" })
    case .drawn:
      .check(span.drawn.count == (try index()), "\(span.drawn.count) were")
    case .liveAtMost: try liveAtMost(span)
    case .quiet: try quiet(span)
    case .appearsOnlyAtRest: try appearsOnlyAtRest(span)
    default: nil
    }
  }

  private func made(_ span: CaseSpan) -> Set<PageID> {
    let entries = span.outcome.log(from: span.from ?? -.infinity, to: span.until)
    return Set(entries.filter { $0.event == .created }.map(\.id))
  }

  private func log(_ span: CaseSpan) throws(CaseFailure) -> CaseVerdict {
    let wanted = try strings()
    let events = try object.strings("only")
    let page = object.values["of"].map { $0.integer.map(String.init) ?? $0.short }
    let lines = span.outcome.log(from: span.first, to: span.until)
      .filter { entry in events?.contains(entry.event.rawValue) ?? true }
      .filter { entry in page.map(entry.names) ?? true }
      .map(CaseLine.init)
    let isOrdered = try object.bool("ordered") ?? true
    let holds =
      lines.count == wanted.count
      && (isOrdered
        ? zip(lines, wanted).allSatisfy { $0.reads($1) }
        : wanted.allSatisfy { text in
          lines.count { $0.reads(text) } == wanted.count { $0 == text }
        })
    return .check(holds, "it is \(lines.map(\.text))")
  }

  private func count(_ span: CaseSpan) throws(CaseFailure) -> CaseVerdict {
    let text = value.string ?? ""
    let count = span.outcome.log(from: span.first, to: span.until)
      .count { CaseLine($0).reads(text) }
    if let exact = try object.integer("is") { return .check(count == exact, "there are \(count)") }
    guard let most = try object.integer("atMost") else {
      throw object.failure("count: expected \"is\" or \"atMost\"")
    }
    return .check(count <= most, "there are \(count)")
  }

  private func balanced(_ span: CaseSpan) throws(CaseFailure) -> CaseVerdict {
    let entries = span.outcome.log(from: -.infinity, to: span.until)
    let ids = Set(entries.map(\.id)).sorted { $0.rawValue < $1.rawValue }
    let faults = ids.compactMap { id in
      CaseBalance.fault(entries.filter { $0.id == id }.map(\.event)).map { "\(id): \($0)" }
    }
    return .check(faults.isEmpty == (try bool()), faults.first ?? "it is")
  }

  private func quiet(_ span: CaseSpan) throws(CaseFailure) -> CaseVerdict {
    let entry = span.outcome.log(from: span.first, to: span.until).first
    let before = span.outcome.state(at: span.first)?.offset
    let moved = span.frames.first { $0.offset != before }
    let isQuiet = entry == nil && moved == nil
    let what = entry.map { CaseLine($0).text } ?? moved.map { "the pages are at \($0.offset)" }
    return .check(isQuiet == (try bool()), what ?? "it is")
  }

  private func liveAtMost(_ span: CaseSpan) throws(CaseFailure) -> CaseVerdict {
    let most = try index()
    let frame = span.frames.first { $0.living.count > most }
    guard frame == nil else {
      return .check(false, "\(frame?.living.count ?? 0) are at \(frame?.time ?? 0) s")
    }
    let told = span.outcome.log.map(\.event)
    let left = told.count { $0 == .created } - told.count { $0 == .evicted }
    let living = span.outcome.snapshots.last?.living.count ?? 0
    return .check(left == living, "\(living) are at the end, \(left) by the log")
  }

  private func appearsOnlyAtRest(_ span: CaseSpan) throws(CaseFailure) -> CaseVerdict {
    let faults = span.outcome.log(from: span.first, to: span.until)
      .filter { $0.event == .didAppear }
      .filter { entry in
        let frame = span.outcome.snapshots.first { $0.time >= entry.time }
        return frame.map { $0.offset != Double(entry.page) * $0.pageWidth } ?? true
      }
      .map { "\(CaseLine($0).text) came at \($0.time) s" }
    return .check(faults.isEmpty == (try bool()), faults.first ?? "they do")
  }
}

/// An entry of the log as cases write it: the event and the page, by index or identity.
struct CaseLine {
  private let entry: PagerLogEntry

  init(_ entry: PagerLogEntry) {
    self.entry = entry
  }

  var text: String { "\(entry.event.rawValue) \(entry.page) (\(entry.id))" }

  func reads(_ text: String) -> Bool {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.first == entry.event.rawValue else { return false }
    return parts.count == 1 || entry.names(parts[1])
  }
}

extension PagerLogEntry {
  /// Whether `text` is the page's index or identity.
  func names(_ text: String) -> Bool {
    text == String(page) || text == id.rawValue
  }
}

/// The steps that a page's log may make, as the cases define them.
enum CaseBalance {
  static func fault(_ events: [PagerLogEntry.Event]) -> String? {
    var last: PagerLogEntry.Event?
    for event in events where !silent.contains(event) {
      guard followers(of: last).contains(event) else {
        return "\(event.rawValue) after \(last?.rawValue ?? "nothing")"
      }
      last = event == .evicted ? nil : event
    }
    let ends: [PagerLogEntry.Event?] = [nil, .viewDidLoad, .didAppear, .didDisappear]
    return ends.contains(last) ? nil : "it ends in \(last?.rawValue ?? "nothing")"
  }

  private static let silent: Set<PagerLogEntry.Event> = [
    .created, .selected, .reselected, .refused,
  ]

  private static func followers(of event: PagerLogEntry.Event?) -> [PagerLogEntry.Event] {
    switch event {
    case nil: [.viewDidLoad]
    case .viewDidLoad: [.willAppear, .evicted]
    case .willAppear: [.didAppear, .willDisappear]
    case .didAppear: [.willDisappear]
    case .willDisappear: [.didDisappear, .willAppear]
    case .didDisappear: [.willAppear, .evicted]
    default: []
    }
  }
}
