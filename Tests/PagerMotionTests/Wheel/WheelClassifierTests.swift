import PagerMotion
import Testing

@Suite struct WheelClassifierTests {
  @Test func `whole deltas are clicks`() {
    #expect(kinds([1, -1, 3, 0]) == [clicks(1), clicks(-1), clicks(3), clicks(0)])
  }

  @Test func `eighths add up to clicks`() {
    let kinds = kinds(Array(repeating: 0.125, count: 17))

    #expect(kinds.filter { $0 == clicks(1) }.count == 2)
    #expect(kinds[7] == clicks(1) && kinds[15] == clicks(1) && kinds[16] == clicks(0))
  }

  @Test func `turning a fine wheel back starts from nothing`() {
    #expect(kinds([0.5, 0.25, -0.5, -0.5]) == [clicks(0), clicks(0), clicks(0), clicks(-1)])
  }

  @Test func `fine parts and whole clicks add up`() {
    #expect(kinds([0.5, 1, 0.5]) == [clicks(0), clicks(1), clicks(1)])
  }

  @Test func `a delta that is neither makes the gesture continuous`() {
    let kinds = kinds([0.37, 1.0, 1.62])

    #expect(kinds.map { ($0.travel * 100).rounded() } == [370, 1000, 1620])
  }

  @Test(arguments: [(0.119, true), (0.121, false)])
  func `a gesture stays continuous until a silence`(gap: Double, isContinuous: Bool) {
    var classifier = WheelClassifier()
    _ = classifier.classify(x: 0.37, y: 0, time: 1)
    let kind = classifier.classify(x: 1, y: 0, time: 1 + gap)

    #expect(kind == (isContinuous ? .continuous(x: 10, y: 0) : .clicks(x: 1, y: 0)))
  }

  @Test func `either axis makes it continuous and both are counted`() {
    var classifier = WheelClassifier()

    #expect(classifier.classify(x: 2, y: -1, time: 0) == .clicks(x: 2, y: -1))
    #expect(classifier.classify(x: 1, y: 0.3, time: 0.01) == .continuous(x: 10, y: 3))
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func `what no wheel delivers is survived`(delta: Double) {
    var classifier = WheelClassifier()
    let kind = classifier.classify(x: delta, y: 0, time: 0)

    #expect(kind == clicks(delta.isFinite ? 1_000_000 : 0))
  }

  private func clicks(_ count: Int) -> WheelInput { .clicks(x: count, y: 0) }

  private func kinds(_ deltas: [Double]) -> [WheelInput] {
    var classifier = WheelClassifier()
    return deltas.enumerated().map {
      classifier.classify(x: $0.element, y: 0, time: Double($0.offset) * 0.02)
    }
  }
}

extension WheelInput {
  /// The horizontal finger travel; none for clicks.
  fileprivate var travel: Double {
    if case .continuous(let x, _) = self { x } else { .nan }
  }
}
