import PagerCore
import PagerDriver
import PagerGraphics
import PagerKit

extension CaseExpectation {
  /// The verdict of a kind that is about one moment; nothing for another kind.
  func stateFault(_ span: CaseSpan) throws(CaseFailure) -> CaseVerdict? {
    guard let state = span.state else { return .check(false, "there is no frame") }
    switch kind {
    case .inSync: return try inSync(state, span)
    case .selected:
      let wanted = value.string == "none" ? nil : try index()
      return .check(state.target == wanted, "\(state.target.map(String.init) ?? "none") is")
    case .offset: return try close(state.offset, tolerance: 0.5)
    case .position: return try close(state.position, tolerance: 0.001)
    case .listOffset: return try close(state.listOffset, tolerance: 0.5)
    case .indicator: return try indicator(state)
    case .clicks: return .check(state.clicks == (try index()), "there were \(state.clicks)")
    case .pressed: return .check(state.isPressed == (try bool()), "it is not so")
    case .sameObject: return try sameObject(state, span)
    case .released:
      return .first(
        try pages(span).filter { state.living[$0] != nil }.map { "\($0) is alive" })
    case .alive:
      return .first(
        try pages(span).filter { state.living[$0] == nil }.map { "\($0) is not" })
    case .onlyVisible: return try onlyVisible(state)
    case .shows:
      let texts = state.texts
      return .first(
        try strings().filter { text in !texts.contains { $0.contains(text) } }
          .map { "\"\($0)\" is not among \(texts)" })
    case .factoryCalls: return try factoryCalls(state, span)
    case .rests: return try rests(state, span)
    case .settlesNearest: return try settlesNearest(state, span)
    default: return nil
    }
  }

  func index() throws(CaseFailure) -> Int {
    guard let index = value.integer else {
      throw object.failure("\(kind.rawValue): expected a whole number")
    }
    return index
  }

  func number() throws(CaseFailure) -> Double {
    guard let number = value.number else {
      throw object.failure("\(kind.rawValue): expected a number")
    }
    return number
  }

  /// Which of both the expectation asks for.
  func bool() throws(CaseFailure) -> Bool {
    guard let bool = value.bool else {
      throw object.failure("\(kind.rawValue): expected true or false")
    }
    return bool
  }

  func strings() throws(CaseFailure) -> [String] {
    try object.strings(kind.rawValue) ?? []
  }

  /// The pages that the value names, by index or identity.
  func pages(_ span: CaseSpan) throws(CaseFailure) -> [PageID] {
    guard let values = value.array ?? [value] as [JSONValue]? else { return [] }
    var pages: [PageID] = []
    for value in values { pages.append(try page(value, span)) }
    return pages
  }

  private func page(_ value: JSONValue, _ span: CaseSpan) throws(CaseFailure) -> PageID {
    if let name = value.string { return PageID(name) }
    let ids = span.outcome.snapshots.first?.pageIDs ?? []
    guard let index = value.integer, ids.indices.contains(index) else {
      throw object.failure("\(kind.rawValue): \(value.short) names no page")
    }
    return ids[index]
  }
}

extension CaseExpectation {
  func close(_ number: Double, tolerance: Double) throws(CaseFailure) -> CaseVerdict {
    let tolerance = try object.number("tolerance") ?? tolerance
    return .check(abs(number - (try self.number())) <= tolerance, "it is \(number)")
  }

  private func inSync(
    _ state: CaseSnapshot, _ span: CaseSpan
  ) throws(CaseFailure) -> CaseVerdict {
    let index = value.string == "any" ? state.target ?? -1 : try index()
    guard state.tabs.indices.contains(index) else { return .check(false, "there is no such tab") }
    let appeared = span.outcome.appeared(until: span.at)
    let looks = state.selectedness.enumerated().filter { $0.element > 0 }.map(\.offset)
    let faults = [
      state.target == index ? nil : "the index is \(state.target.map(String.init) ?? "none")",
      abs(state.offset - Double(index) * state.pageWidth) <= 0.5
        ? nil : "the offset is \(state.offset)",
      lies(state.indicators, on: state.indicatorsAtTabs[index])
        ? nil : "the indicator is at \(state.indicators)",
      looks == [index] && state.selectedness[index] == 1
        ? nil : "the titles \(looks) look selected",
      appeared == [state.pageIDs[index]] ? nil : "\(appeared.map(\.rawValue)) are appeared",
    ]
    return .first(faults.compactMap(\.self))
  }

  private func lies(_ frames: [Rect], on others: [Rect]) -> Bool {
    frames.count == others.count && !frames.isEmpty
      && zip(frames, others).allSatisfy { frame, other in
        abs(frame.minX - other.minX) <= 0.5 && abs(frame.maxX - other.maxX) <= 0.5
          && abs(frame.minY - other.minY) <= 0.5 && abs(frame.maxY - other.maxY) <= 0.5
      }
  }

  private func indicator(_ state: CaseSnapshot) throws(CaseFailure) -> CaseVerdict {
    if value.string == "none" {
      return .check(state.indicators.isEmpty, "there is one at \(state.indicators)")
    }
    let index = try index()
    let wanted = state.indicatorsAtTabs.indices.contains(index) ? state.indicatorsAtTabs[index] : []
    return .check(lies(state.indicators, on: wanted), "it is at \(state.indicators)")
  }

  private func sameObject(
    _ state: CaseSnapshot, _ span: CaseSpan
  ) throws(CaseFailure) -> CaseVerdict {
    let before = span.outcome.state(at: span.first)?.living ?? [:]
    return .first(
      try pages(span)
        .filter { state.living[$0] == nil || state.living[$0] != before[$0] }
        .map { "\($0) is number \(state.living[$0] ?? 0), was \(before[$0] ?? 0)" })
  }

  private func onlyVisible(_ state: CaseSnapshot) throws(CaseFailure) -> CaseVerdict {
    let index = try index()
    let seen = state.visible.filter { (1 - abs($0.offset)) * state.pageWidth > 0.5 }.map(\.index)
    return .check(seen == [index], "\(seen) are")
  }

  private func factoryCalls(
    _ state: CaseSnapshot, _ span: CaseSpan
  ) throws(CaseFailure) -> CaseVerdict {
    for (name, count) in value.object ?? [:] {
      let id = try page(Int(name).map { .number(Double($0)) } ?? .string(name), span)
      let calls = state.makings[id, default: 0]
      guard calls == count.integer else { return .check(false, "\(id) was made \(calls) times") }
    }
    return .check(value.object != nil, "no page is named")
  }

  private func settlesNearest(
    _ state: CaseSnapshot, _ span: CaseSpan
  ) throws(CaseFailure) -> CaseVerdict {
    let nearest = span.outcome.state(at: span.first)?.position.rounded()
    let isNearest = state.position == nearest
    return .check(isNearest == (try bool()), "it is \(state.position)")
  }

  private func rests(_ state: CaseSnapshot, _ span: CaseSpan) throws(CaseFailure) -> CaseVerdict {
    let later = span.outcome.frames(from: span.at, to: span.until)
    let moved = later.first { $0.offset != state.offset || $0.phase != .idle }
    let pages = state.pageWidth > 0 ? state.offset / state.pageWidth : 0
    let isAtRest = state.phase == .idle && moved == nil && pages == pages.rounded()
    return .check(isAtRest == (try bool()), "it is \(state.phase) at \(state.offset)")
  }
}

extension CaseOutcome {
  /// The pages that are appeared at `time`.
  func appeared(until time: Double) -> [PageID] {
    var pages: [PageID] = []
    for entry in log where entry.time <= time {
      switch entry.event {
      case .didAppear: pages.append(entry.id)
      case .willDisappear, .evicted: pages.removeAll { $0 == entry.id }
      default: break
      }
    }
    return pages
  }
}
