import PagerCore
import PagerGraphics
import PagerKit
import Testing

@testable import PagerDecks

@MainActor @Suite struct MotionTraceTests {
  private func trace(_ states: [(time: Double, position: Double, phase: PagerPhase)]) -> MotionTrace
  {
    states.reduce(into: MotionTrace()) { trace, state in
      trace.add(
        PagerState(time: state.time, position: state.position, velocity: 3, phase: state.phase))
    }
  }

  @Test func `a rest counts as no longer than it must`() {
    let trace = trace([(1, 0, .idle), (50, 0.1, .dragging), (50.1, 0.2, .dragging)])

    #expect(trace.samples.map(\.time).map { ($0 * 1000).rounded() } == [0, 200, 300])
  }

  @Test func `the speed of a hand is that of the pages, at rest there is none`() {
    let trace = trace([
      (0, 0, .idle), (0.1, 0.2, .dragging), (0.2, 0.4, .dragging), (0.3, 0.6, .settling),
      (0.4, 1, .idle),
    ])

    #expect(trace.samples.map { ($0.speed * 1000).rounded() } == [0, 2000, 2000, 3000, 0])
  }

  @Test func `of several moments at one time the last counts`() {
    let trace = trace([(0, 0, .idle), (0.1, 0.2, .dragging), (0.1, 0.3, .dragging)])

    #expect(trace.samples.map(\.position) == [0, 0.3])
  }

  @Test func `only the last seconds are kept`() {
    let trace = trace((0..<1000).map { (Double($0) / 50, Double($0), .settling) })

    #expect(trace.samples.count == Int(MotionTrace.span * 50) + 2)
    #expect(abs(trace.range.upperBound - trace.range.lowerBound - MotionTrace.span) < 1e-9)
  }

  @Test func `a curve covers every column between its ends once, as thick as its pen`() {
    let trace = trace([(0, 0, .idle), (0.2, 0, .settling), (0.4, 1, .settling), (0.6, 1, .idle)])
    let frame = Rect(x: 10, y: 10, width: 400, height: 100)
    let scale = MotionScale.positions(of: trace, in: frame)
    let curve = MotionCurve(samples: trace.samples, value: \.position, scale: scale)

    let bars = curve.bars(pixel: 0.5)

    #expect(bars.count == 120)
    #expect(bars.last?.maxX == frame.maxX)
    for (bar, next) in zip(bars, bars.dropFirst()) { #expect(bar.maxX == next.minX) }
    for bar in bars { #expect(bar.height >= curve.thickness - 1e-9 && bar.intersects(frame)) }
    #expect(bars.map(\.height).max() ?? 0 > 2 * curve.thickness)
  }

  @Test func `no moments and one make no curve`() {
    for count in 0...1 {
      let trace = trace((0..<count).map { _ in (0, 0, .idle) })
      let scale = MotionScale.speeds(of: trace, in: Rect(x: 0, y: 0, width: 100, height: 50))
      let curve = MotionCurve(samples: trace.samples, value: \.speed, scale: scale)

      #expect(curve.bars(pixel: 1).isEmpty)
    }
  }

  @Test(arguments: [
    (0.0, "0.00"), (-0.001, "0.00"), (1.005, "1.00"), (-12.5, "−12.50"), (3, "3.00"),
  ])
  func `figures have two decimals`(value: Double, text: String) {
    #expect(value.twoDecimals == text)
  }
}
