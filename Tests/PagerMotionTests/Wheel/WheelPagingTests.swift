import PagerMotion
import Testing

@Suite struct WheelPagingTests {
  @Test func `a click turns a page at once`() {
    var paging = WheelPaging()

    #expect(paging.add(along: -1, across: 0, time: 0) == .turn(-1))
    #expect(paging.add(along: -1, across: 0, time: 0.05) == .none)
    #expect(paging.deadline == nil && !paging.isTracking)
  }

  @Test func `a click across the pages turns none`() {
    var paging = WheelPaging()

    #expect(paging.add(along: 0, across: -1, time: 0) == .none)
    #expect(paging.add(along: 1, across: 0, time: 0.3) == .turn(1))
  }

  @Test func `eight eighths turn a page`() {
    var paging = WheelPaging()
    let actions = (0..<8).map { paging.add(along: 0.125, across: 0, time: Double($0) * 0.02) }

    #expect(actions.last == .turn(1) && actions.dropLast().allSatisfy { $0 == .none })
  }

  @Test func `a touchpad shows progress in points of ten to the unit`() {
    var paging = WheelPaging()

    #expect(paging.add(along: 4.41, across: 0, time: 0).progressPoints == 40)
    #expect(paging.isTracking && paging.deadline != nil)
    #expect(paging.silence(at: 0.2) == .release(turn: 0, velocity: 0))
  }

  @Test func `a touchpad whose first delta is whole turns one page a gesture`() {
    var paging = WheelPaging()
    let deltas = [1, 2.37, 5.2, 9.6, 14.1, 14.1, 9.7, 5.3]
    let turns = deltas.enumerated().map { index, delta in
      paging.add(along: delta, across: 0, time: Double(index) * 0.016).turns
    }

    #expect(turns.reduce(0, +) == 1 && paging.silence(at: 1) == .none)
  }
}

extension WheelAction {
  /// The progress shown in points, whole; none for other actions.
  fileprivate var progressPoints: Double? {
    if case .progress(let pages) = self { (pages * 400).rounded() } else { nil }
  }
}
