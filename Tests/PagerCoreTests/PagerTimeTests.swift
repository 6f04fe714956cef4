import PagerCore
import PagerTestSupport
import Testing

@Suite struct PagerTimeTests {
  /// The same inputs for all frame rates, at times that are no frame's.
  private static let inputs: [(time: Double, give: @Sendable (inout PagerModel, Double) -> Void)] =
    [
      (0.1003, { $0.beginDrag(at: $1) }),
      (0.1507, { $0.drag(by: -120, at: $1) }),
      (0.1999, { $0.endDrag(velocity: -1800, travel: -120, at: $1) }),
      (0.3331, { $0.select(6, at: $1) }),
      (0.4502, { $0.select(2, reason: .tap, at: $1) }),
      (0.5205, { $0.setViewport(width: 640, pixelScale: 2, at: $1) }),
      (0.6003, { $0.beginDrag(at: $1) }),
      (0.6604, { $0.drag(by: 200, at: $1) }),
      (0.7001, { $0.endDrag(velocity: 300, travel: 200, at: $1) }),
      (0.8007, { $0.apply(PagerModel.letters("xabcdefgh"), at: $1) }),
      (2.5003, { $0.select(0, jump: .fade, at: $1) }),
      (3.3003, { $0.select(1, at: $1) }),
    ]

  /// The offsets each twelfth of a second, and the story.
  private func run(rate: Int) -> (offsets: [Double], story: [String]) {
    var pager = PagerModel.shown("abcdefgh")
    var inputs = Self.inputs[...]
    var offsets: [Double] = []
    for frame in 1...rate * 5 {
      let time = Double(frame) / Double(rate)
      while let input = inputs.first, input.time <= time {
        input.give(&pager, input.time)
        inputs.removeFirst()
      }
      pager.advance(to: time)
      if frame % (rate / 12) == 0 { offsets.append(pager.offset) }
    }
    return (offsets, pager.story())
  }

  @Test(arguments: [24, 60, 144])
  func `the frame rate changes neither the places nor the story`(rate: Int) {
    let run = run(rate: rate)
    let reference = self.run(rate: 240)

    #expect(run.offsets.count == 60)
    for (offset, expected) in zip(run.offsets, reference.offsets) {
      #expect(abs(offset - expected) < 1e-9)
    }
    #expect(run.story == reference.story)
  }

  @Test(arguments: 0..<20)
  func `more frames between two inputs do not change what they do`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var coarse = PagerModel.shown("abcdef")
    var fine = coarse
    var time = 0.0

    for _ in 0..<40 {
      let index = Int.random(in: 0..<6, using: &random)
      let wait = Double.random(in: 0...0.7, using: &random)
      for step in 1...8 { fine.advance(to: time + wait * Double(step) / 8) }
      time += wait
      coarse.select(index, at: time)
      fine.select(index, at: time)
      #expect(abs(coarse.position - fine.position) < 1e-12)
      #expect(coarse.phase == fine.phase && coarse.target == fine.target)
    }
  }

  @Test func `a slow release away from the page is seen to its end at any frame rate`() {
    var fine = PagerModel.shown("abc")
    fine.beginDrag(at: 0)
    fine.drag(by: -0.1, at: 0)
    fine.endDrag(turning: 0, velocity: 25, at: 0)

    for step in 1...400 {
      var coarse = PagerModel.shown("abc")
      coarse.beginDrag(at: 0)
      coarse.drag(by: -0.1, at: 0)
      coarse.endDrag(turning: 0, velocity: 25, at: 0)
      let time = Double(step) / 1000
      fine.advance(to: time)
      coarse.advance(to: time)
      #expect(coarse.phase == fine.phase && coarse.position == fine.position)
    }
  }

  @Test(arguments: [-1, 0.05, Double.nan, -.infinity, .infinity])
  func `a time that is earlier or none counts as the last one`(time: Double) {
    var pager = PagerModel.shown("abc")
    pager.select(1, at: 0)
    pager.advance(to: 0.1)
    let position = pager.position

    pager.advance(to: time)

    #expect(pager.time == 0.1 && pager.position == position)
  }

  @Test func `the speed is the slope of the position`() {
    var pager = PagerModel.shown("abcdef")
    pager.select(5, at: 0)

    for step in 1...50 {
      let time = Double(step) / 100
      pager.advance(to: time)
      let (position, velocity) = (pager.position, pager.velocity)
      pager.advance(to: time + 1e-6)
      #expect(abs((pager.position - position) / 1e-6 - velocity) < 1e-2)
    }
  }

  @Test func `at rest time changes nothing`() {
    var pager = PagerModel.shown("abc", start: 1)

    pager.advance(to: 1000)

    #expect(!pager.isMoving && pager.position == 1)
    #expect(pager.story() == [])
  }
}
