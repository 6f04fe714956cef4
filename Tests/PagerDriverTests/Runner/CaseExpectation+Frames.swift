import PagerCore
import PagerDriver
import PagerGraphics

extension CaseExpectation {
  /// The verdict of a kind that is about frames; nothing for another kind.
  func frameFault(_ span: CaseSpan) throws(CaseFailure) -> CaseVerdict? {
    let frames = span.frames
    guard !frames.isEmpty else { return .check(false, "there is no frame") }
    return switch kind {
    case .neverSwapped: try none(span.course.swaps)
    case .neverBlank: try none(frames.lazy.compactMap(\.blank))
    case .finite: try none(frames.lazy.compactMap(\.unfinished))
    case .titlesPassedOver: try passedOver(frames)
    case .continuous: try continuous(span.course)
    case .monotone: try monotone(frames)
    case .within: try within(frames)
    case .unchanged: try unchanged(frames, span)
    case .moves: try moves(frames, span)
    case .lessThanDrag: try lessThanDrag(span.course)
    case .restCount:
      try restCount(span.course)
    default: nil
    }
  }

  /// Fine if there are no faults; or if there are and the value is false.
  private func none(_ faults: some Sequence<String>) throws(CaseFailure) -> CaseVerdict {
    let fault = faults.first { _ in true }
    return .check((fault == nil) == (try bool()), fault ?? "nothing is wrong")
  }

  private func quantity(_ name: String?) throws(CaseFailure) -> CaseQuantity {
    guard let quantity = CaseQuantity(rawValue: name ?? "") else {
      let known = CaseQuantity.allCases.map(\.rawValue).joined(separator: ", ")
      throw object.failure("\(kind.rawValue): expected one of \(known)")
    }
    return quantity
  }

  private func of(_ frames: [CaseSnapshot]) throws(CaseFailure) -> [Double] {
    frames.map(try quantity(try object.string("of")).value(in:))
  }
}

extension CaseExpectation {
  private func passedOver(_ frames: [CaseSnapshot]) throws(CaseFailure) -> CaseVerdict {
    for frame in frames {
      for value in value.array ?? [] {
        let index = value.integer ?? -1
        guard frame.selectedness.indices.contains(index) else {
          throw object.failure("titlesPassedOver: \(value.short) is no tab")
        }
        let look = frame.selectedness[index]
        guard look == 0 else { return .check(false, "\(index) is \(look) at \(frame.time) s") }
      }
    }
    return .check(value.array?.isEmpty == false, "no tab is named")
  }

  private func continuous(_ frames: [CaseSnapshot]) throws(CaseFailure) -> CaseVerdict {
    let values = try of(frames)
    let most = try number()
    let jump = zip(values, values.dropFirst()).first { abs($1 - $0) > most }
    return .check(jump == nil, "it goes from \(jump?.0 ?? 0) to \(jump?.1 ?? 0)")
  }

  private func monotone(_ frames: [CaseSnapshot]) throws(CaseFailure) -> CaseVerdict {
    guard let sign = ["up": 1.0, "down": -1.0][value.string ?? ""] else {
      throw object.failure("monotone: expected up or down")
    }
    let values = try of(frames)
    let back = zip(values, values.dropFirst()).first { sign * ($1 - $0) < 0 }
    return .check(back == nil, "it goes from \(back?.0 ?? 0) to \(back?.1 ?? 0)")
  }

  private func within(_ frames: [CaseSnapshot]) throws(CaseFailure) -> CaseVerdict {
    guard let limits = value.numbers, limits.count == 2, limits[0] <= limits[1] else {
      throw object.failure("within: expected two numbers in order")
    }
    let outside = try of(frames).first { !(limits[0]...limits[1]).contains($0) }
    return .check(outside == nil, "it is \(outside ?? 0)")
  }

  private func unchanged(
    _ frames: [CaseSnapshot], _ span: CaseSpan
  ) throws(CaseFailure) -> CaseVerdict {
    let quantity = try quantity(value.string)
    let values = frames.map(quantity.value(in:))
    let other = values.first { $0 != values.first }
    return .check(other == nil, "it goes from \(values.first ?? 0) to \(other ?? 0)")
  }

  private func moves(
    _ frames: [CaseSnapshot], _ span: CaseSpan
  ) throws(CaseFailure) -> CaseVerdict {
    let quantity = try quantity(value.string)
    let before = span.outcome.state(at: span.first).map(quantity.value(in:)) ?? 0
    let after = frames.last.map(quantity.value(in:)) ?? 0
    return .check(abs(after - before) > 1, "it is \(after)")
  }

  private func restCount(_ frames: [CaseSnapshot]) throws(CaseFailure) -> CaseVerdict {
    let count = zip(frames, frames.dropFirst()).count { $0.phase != .idle && $1.phase == .idle }
    return .check(count == (try index()), "they do \(count) times")
  }

  private func lessThanDrag(_ frames: [CaseSnapshot]) throws(CaseFailure) -> CaseVerdict {
    let press = try number()
    let moves = frames.map { abs($0.offset - (frames.first?.offset ?? 0)) }
    guard moves.contains(where: { $0 > 0 }) else { return .check(false, "nothing moves") }
    let pairs = zip(moves, frames.map { abs(($0.pointer?.x ?? press) - press) })
    let more = pairs.first { move, way in move > 0 && move >= way }
    return .check(more == nil, "\(more?.0 ?? 0) is not less than \(more?.1 ?? 0)")
  }
}

extension [CaseSnapshot] {
  /// Where a page that is seen is moved or replaced from one frame to the next.
  var swaps: [String] {
    zip(self, dropFirst()).compactMap { before, after in
      CaseSnapshot.swap(before, after)
    }
  }
}

extension CaseSnapshot {
  /// What is swapped between two frames, if anything is.
  static func swap(_ before: CaseSnapshot, _ after: CaseSnapshot) -> String? {
    let shifts = before.visible.compactMap { page in
      after.visible.first { $0.id == page.id }.map { $0.offset - page.offset }
    }
    let place = "between \(before.time) and \(after.time) s"
    guard let shift = shifts.first else {
      return "\(before.visible.map(\.id)) gave way to \(after.visible.map(\.id)) \(place)"
    }
    let pixel = after.pageWidth > 0 ? 1 / after.pageWidth : 1
    if shifts.contains(where: { abs($0 - shift) > 1e-6 }) { return "pages moved apart \(place)" }
    let gone = before.visible.filter { page in !after.visible.contains { $0.id == page.id } }
    let come = after.visible.filter { page in !before.visible.contains { $0.id == page.id } }
    let jumped =
      gone.first { abs($0.offset + shift) < 1 - pixel }
      ?? come.first { abs($0.offset - shift) < 1 - pixel }
    return jumped.map { "\($0.id) was swapped \(place)" }
  }

  /// Where the page area shows no page, if it does.
  var blank: String? {
    let bottom = frame.height
    guard let top = frame.layers.first(where: { $0.visible.y > 0 })?.visible.y, top < bottom else {
      return frame.width > 0 && bottom > 44 ? "no page is drawn at \(time) s" : nil
    }
    let colors = Set(pageIDs.map(CasePage.color(of:)))
    let pages = frame.layers.filter {
      $0.visible.y == top && $0.visible.maxY == bottom && colors.contains($0.background)
    }
    let beyond = Int(abs(overscroll).rounded(.up))
    let covered = pages.reduce(0) { $0 + $1.visible.width }
    return covered + beyond >= frame.width
      ? nil : "only \(covered) of \(frame.width) pixels are pages' at \(time) s"
  }

  /// What is no finite number, or a size below 0, if anything is.
  var unfinished: String? {
    let rects = indicators + tabs
    let numbers =
      [offset, position, progress, overscroll, listOffset] + visible.map(\.offset)
      + rects.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
    guard numbers.allSatisfy(\.isFinite) else { return "\(numbers) at \(time) s" }
    let layers = frame.layers.map(\.frame)
    let isNegative =
      rects.contains { $0.width < 0 || $0.height < 0 }
      || layers.contains { $0.width < 0 || $0.height < 0 }
    return isNegative ? "a size is negative at \(time) s" : nil
  }
}
