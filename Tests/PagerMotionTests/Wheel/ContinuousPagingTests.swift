import PagerMotion
import Testing

@Suite struct ContinuousPagingTests {
  @Test func `a slow gesture shows its progress and settles on the nearest page`() throws {
    var paging = ContinuousPaging()
    let actions = feed(&paging, deltas: Array(repeating: 4, count: 30), every: 0.016)

    #expect(actions.last == .progress(116.0 / 400) && paging.isTracking)
    #expect(abs(try #require(paging.deadline) - (29 * 0.016 + 0.12)) < 1e-9)
    #expect(paging.silence(at: 0.5) == .none)
    #expect(paging.silence(at: 0.6).turns == 0 && paging.deadline == nil)
  }

  @Test func `a flick is released after 2.5 intervals of silence and turns the page`() throws {
    var paging = ContinuousPaging()
    _ = feed(&paging, deltas: Array(repeating: 10, count: 8), every: 0.012)
    let deadline = try #require(paging.deadline)

    #expect(abs(deadline - (7 * 0.012 + 0.030)) < 1e-9)
    guard case .release(1, let velocity) = paging.silence(at: deadline) else {
      Issue.record("no release")
      return
    }
    #expect(abs(velocity - 10 / 0.012) < 1e-6)
    #expect(paging.silence(at: deadline + 1) == .none)
  }

  @Test func `reaching the next page turns it and spends the gesture`() {
    var paging = ContinuousPaging()
    let actions = feed(&paging, deltas: Array(repeating: -50, count: 20), every: 0.016)

    #expect(actions.filter { $0 == .turn(-1) }.count == 1)
    #expect(actions.last == WheelAction.none && paging.deadline == nil)
  }

  @Test func `a gesture across the pages is ignored until a silence`() {
    var paging = ContinuousPaging()

    #expect(paging.add(along: 5, across: 5, time: 0) == .none)
    #expect(paging.add(along: 90, across: 0, time: 0.1) == .none)
    #expect(paging.add(along: 44, across: 0, time: 0.3) == .progress(0.1))
  }

  @Test func `turning back after a page begins a new gesture`() {
    var paging = ContinuousPaging()
    _ = feed(&paging, deltas: [200, 200, 200], every: 0.016)

    #expect(paging.add(along: -1, across: 0, time: 0.05) == .none)
    #expect(paging.add(along: -44, across: 0, time: 0.06) == .progress(-0.1))
  }

  @Test func `a gesture catches a moving pager where it is`() {
    var paging = ContinuousPaging()
    let first = paging.add(along: 44, across: 0, time: 0, offset: -0.25)
    let second = paging.add(along: 40, across: 0, time: 0.01, offset: 0.7)

    #expect(first == .progress(-0.15))
    #expect(abs(second.progress + 0.05) < 1e-12)
  }

  @Test func `an event after the deadline releases first`() {
    var paging = ContinuousPaging()
    _ = feed(&paging, deltas: Array(repeating: 60, count: 4), every: 0.1)

    #expect(paging.add(along: 8, across: 0, time: 2).turns == 1)
    #expect(paging.add(along: 4, across: 0, time: 2.01) == .progress(8.0 / 400))
  }

  @Test func `events without travel change nothing`() {
    var paging = ContinuousPaging()
    let untouched = paging

    #expect(paging.add(along: 0, across: 0, time: 1) == .none)
    #expect(paging.add(along: .nan, across: 0, time: 1) == .none)
    #expect(paging == untouched)
  }

  @Test(arguments: 1...3)
  func `swipes inside each other's momentum turn a page each`(swipes: Int) {
    var (paging, turns, time) = (ContinuousPaging(), 0, 0.0)
    for delta in (0..<swipes).flatMap({ _ in Self.swipe }) {
      turns += paging.silence(at: time).turns
      turns += paging.add(along: delta, across: 0, time: time).turns
      time += 0.016
    }

    #expect(turns + paging.silence(at: .infinity).turns == swipes)
  }

  /// Fingers that speed up to 60 pt an event, then the system's momentum down to 4.
  private static let swipe: [Double] =
    [6, 14, 28, 44, 60, 60, 58]
    + (0..<26).map { (index: Int) -> Double in
      (0..<index).reduce(56.0) { value, _ in value * 0.9 }.rounded()
    }

  private func feed(_ paging: inout ContinuousPaging, deltas: [Double], every interval: Double)
    -> [WheelAction]
  {
    deltas.enumerated().map {
      paging.add(along: $0.element, across: 0, time: Double($0.offset) * interval)
    }
  }
}

extension WheelAction {
  /// The progress shown; none for other actions.
  fileprivate var progress: Double {
    if case .progress(let pages) = self { pages } else { .nan }
  }
}
