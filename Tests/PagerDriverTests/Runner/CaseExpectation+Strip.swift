import PagerCore
import PagerDriver
import PagerGraphics

extension CaseExpectation {
  /// The verdict of a kind that is about the strip at one moment; nothing for another kind.
  func stripFault(_ span: CaseSpan) throws(CaseFailure) -> CaseVerdict? {
    guard let state = span.state else { return .check(false, "there is no frame") }
    switch kind {
    case .stripRange: return try close(state.stripRange, tolerance: 0.5)
    case .stripOffset: return try close(state.stripOffset, tolerance: 0.5)
    case .tabsFill: return try tabsFill(state)
    case .tabsOrdered: return try tabsOrdered(state)
    case .tabInView: return try tabInView(state)
    case .tabWidth: return try tabWidth(state)
    case .indicatorFills:
      let (tab, width) = (try tab(state), state.indicators.first?.width ?? 0)
      return .check(abs(tab.width - width) < 0.01, "it is \(width), the tab \(tab.width)")
    case .titles: return try titles(state)
    case .titleCut: return try titleCut(state)
    case .tabGrew: return try tabGrew(state, span)
    case .indicatorBetween: return try indicatorBetween(state)
    case .layoutStays: return try layoutStays(state, span)
    default: return nil
    }
  }

  /// The frame of the tab that the value names.
  private func tab(_ state: CaseSnapshot) throws(CaseFailure) -> Rect {
    let index = try index()
    guard state.tabs.indices.contains(index) else {
      throw object.failure("\(kind.rawValue): \(index) is no tab")
    }
    return state.tabs[index]
  }

  private func tabsFill(_ state: CaseSnapshot) throws(CaseFailure) -> CaseVerdict {
    guard let ends = value.numbers, ends.count == 2, let first = state.tabs.first else {
      throw object.failure("tabsFill: expected two numbers, and tabs")
    }
    let edges = [ends[0]] + state.tabs.map(\.maxX)
    let holds =
      zip(edges, state.tabs).allSatisfy { abs($0 - $1.minX) < 1e-6 }
      && abs((edges.last ?? 0) - ends[1]) < 1e-6
      && state.tabs.allSatisfy { abs($0.width - first.width) < 1e-6 }
    return .check(holds, "they are at \(state.tabs)")
  }

  private func tabsOrdered(_ state: CaseSnapshot) throws(CaseFailure) -> CaseVerdict {
    let isOrdered = zip(state.tabs, state.tabs.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 1e-6 }
    return .check(isOrdered == (try bool()), "they are at \(state.tabs)")
  }

  private func tabInView(_ state: CaseSnapshot) throws(CaseFailure) -> CaseVerdict {
    let tab = try tab(state)
    return .check(
      tab.minX >= -0.01 && tab.maxX <= state.stripWidth + 0.01, "it is at \(tab)")
  }

  private func tabWidth(_ state: CaseSnapshot) throws(CaseFailure) -> CaseVerdict {
    let width = try tab(state).width
    let (least, most) = (try object.number("atLeast"), try object.number("atMost"))
    guard least != nil || most != nil else {
      throw object.failure("tabWidth: expected \"atLeast\" or \"atMost\"")
    }
    return .check(width >= least ?? 0 && width <= most ?? .infinity, "it is \(width)")
  }
}

extension CaseExpectation {
  private func titles(_ state: CaseSnapshot) throws(CaseFailure) -> CaseVerdict {
    let shown = state.stripRuns.map(\.text)
    return .first(try strings().filter { !shown.contains($0) }.map { "\($0) is not in \(shown)" })
  }

  private func titleCut(_ state: CaseSnapshot) throws(CaseFailure) -> CaseVerdict {
    let (tab, whole) = (try tab(state), Array(state.titles[try index()]))
    let run = state.stripRuns.first { (tab.minX...tab.maxX).contains($0.origin.x) }
    guard let run else {
      return .check(state.titleWidth("…") > tab.width, "nothing is shown in \(tab.width)")
    }
    let isCut =
      run.text.last == "…"
      && Array(run.text.dropLast())
        == Array(
          whole.prefix(run.text.count - 1))
    let width = state.titleWidth(run.text)
    return .check(isCut && width <= tab.width, "it is \(run.text), \(width) of \(tab.width) wide")
  }

  private func tabGrew(
    _ state: CaseSnapshot, _ span: CaseSpan
  ) throws(CaseFailure) -> CaseVerdict {
    let (index, least) = (try index(), try object.number("by") ?? 0)
    _ = try tab(state)
    let before = span.outcome.state(at: span.first)?.tabs ?? []
    guard before.count == state.tabs.count else { return .check(false, "there are other tabs") }
    let growths = zip(before, state.tabs).map { $1.width - $0.width }
    let gaps = zip(before, state.tabs).map { $1.minX - $0.minX }
    let isAlone = growths.indices.allSatisfy { $0 == index || abs(growths[$0]) < 0.01 }
    let isShifted = gaps.dropFirst(index + 1).allSatisfy {
      abs($0 - gaps[index] - growths[index]) < 0.01
    }
    return .check(
      growths[index] >= least && isAlone && isShifted, "they grew by \(growths), moved by \(gaps)")
  }

  private func indicatorBetween(_ state: CaseSnapshot) throws(CaseFailure) -> CaseVerdict {
    let (index, share) = (try index(), try object.number("share") ?? 0)
    guard state.indicatorsAtTabs.indices.contains(index + 1),
      let frame = state.indicators.first, let from = state.indicatorsAtTabs[index].first,
      let to = state.indicatorsAtTabs[index + 1].first
    else { return .check(false, "there is none") }
    let left = from.minX + (to.minX - from.minX) * share
    let right = from.maxX + (to.maxX - from.maxX) * share
    return .check(
      abs(frame.minX - left) < 0.01 && abs(frame.maxX - right) < 0.01,
      "it is from \(frame.minX) to \(frame.maxX), not \(left) to \(right)")
  }

  private func layoutStays(
    _ state: CaseSnapshot, _ span: CaseSpan
  ) throws(CaseFailure) -> CaseVerdict {
    let most = try number()
    guard let before = span.outcome.state(at: span.first) else { return .check(false, "no frame") }
    let edges = { (state: CaseSnapshot) in
      state.tabs.flatMap { [$0.minX, $0.maxX] }
        + state.stripRuns.flatMap { [$0.origin.x, $0.origin.y] }
    }
    let pairs = Array(zip(edges(before), edges(state)))
    let moved = pairs.first { abs($0 - $1) > most }
    let isWhole = pairs.count == edges(before).count && pairs.count == edges(state).count
    return .check(isWhole && moved == nil, "\(moved.map { "\($0)" } ?? "there are others")")
  }
}
