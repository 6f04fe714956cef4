import PagerMotion
import Testing

@Suite struct SlopTestTests {
  @Test(
    arguments: [
      (0, 0, 10, .pending), (10, 0, 10, .pending), (10.01, 0, 10, .horizontal),
      (-11, 10, 10, .horizontal), (11, 11, 10, .vertical), (-11, 11, 10, .vertical),
      (3, -11, 10, .vertical), (0, 0, 0, .pending), (0.1, 0, 0, .horizontal),
    ] as [(Double, Double, Double, SlopDecision)])
  func `a press is decided once its slop is passed`(
    dx: Double, dy: Double, slop: Double, expected: SlopDecision
  ) {
    #expect(SlopTest.decide(dx: dx, dy: dy, slop: slop) == expected)
  }

  @Test(arguments: [(30, 20), (-30, -20), (10, 0), (-4, 0), (0, 0)] as [(Double, Double)])
  func `the content follows from the crossing on`(total: Double, expected: Double) {
    #expect(SlopTest.afterSlop(total: total, slop: 10) == expected)
  }
}
