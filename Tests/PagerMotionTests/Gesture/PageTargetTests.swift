import PagerMotion
import Testing

@Suite struct PageTargetTests {
  @Test func `no pages give 0`() {
    #expect(page(at: 3, count: 0) == 0 && page(at: 3, count: -1) == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a place that is no number counts as the start`(place: Double) {
    #expect(page(at: place) == 2)
    #expect(page(at: place, velocity: .nan, travel: .nan) == 2)
  }

  @Test(arguments: [1.5, 2.5, 2.5 + 1e-12, 1.5 - 1e-12] as [Double])
  func `exactly half way stays on the start`(place: Double) {
    #expect(page(at: place) == 2)
  }

  @Test(
    arguments: [(2.3, -900, 2), (2, -900, 1), (2 + 1e-12, -900, 1), (2.9, -900, 2)]
      as [(Double, Double, Int)])
  func `a flick back goes to the page behind the place`(
    place: Double, velocity: Double, expected: Int
  ) {
    #expect(page(at: place, velocity: velocity, travel: 280) == expected)
  }

  @Test(arguments: 0..<200)
  func `a gesture turns at most one page and stays among the pages`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (count, start) = (
      Int.random(in: 1...6, using: &random), Int.random(in: 0...5, using: &random)
    )
    let page = PageTarget.page(
      position: random.number(-3...9), start: start, velocity: random.number(-9000...9000),
      travel: random.number(-2000...2000), count: count)

    #expect((0..<count).contains(page))
    #expect(abs(page - start) <= 1 || start >= count)
  }

  @Test(arguments: 0..<100)
  func `mirrored gestures give mirrored pages`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (place, velocity) = (random.number(0...4), random.number(-900...900))
    let travel = random.number(-300...300)
    let page = page(at: place, velocity: velocity, travel: travel)

    #expect(self.page(at: 4 - place, velocity: -velocity, travel: -travel) == 4 - page)
  }

  private func page(
    at place: Double, velocity: Double = 0, travel: Double = 0, count: Int = 5
  ) -> Int {
    PageTarget.page(position: place, start: 2, velocity: velocity, travel: travel, count: count)
  }
}
