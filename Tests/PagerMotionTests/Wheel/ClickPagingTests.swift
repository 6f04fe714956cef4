import PagerMotion
import Testing

@Suite struct ClickPagingTests {
  @Test func `an event of many clicks turns one page`() {
    var paging = ClickPaging()

    #expect(paging.add(time: 0, direction: 1, count: 5) == 1)
    #expect(paging.add(time: 0.05, direction: 1, count: 5) == 0)
  }

  @Test func `no direction is no click`() {
    var paging = ClickPaging()

    #expect(paging.add(time: 0, direction: 0) == 0)
    #expect(paging.add(time: 0.01, direction: -7) == -1)
  }

  @Test(arguments: 0..<50)
  func `a slow spin turns a page a click`(seed: Int) {
    var (random, paging, time) = (SeededGenerator(seed: seed), ClickPaging(), 0.0)
    for _ in 0..<12 {
      time += random.number(0.26...0.6)
      #expect(paging.add(time: time, direction: 1) == 1)
    }
  }

  @Test(arguments: 0..<50)
  func `a fading train turns one page`(seed: Int) {
    var (random, paging, turns) = (SeededGenerator(seed: seed), ClickPaging(), 0)
    var (time, gap) = (0.0, random.number(0.005...0.015))
    while gap < 0.2 {
      turns += paging.add(time: time, direction: -1)
      time += gap
      gap *= random.number(1.12...1.3)
    }

    #expect(turns == -1)
  }

  @Test(arguments: 0..<50)
  func `a shaky steady spin turns a page about every 0.7 s`(seed: Int) {
    var (random, paging, time, turns) = (SeededGenerator(seed: seed), ClickPaging(), 0.0, 0)
    while time < 3 {
      turns += paging.add(time: time, direction: 1)
      time += 0.04 * random.number(0.85...1.15)
    }

    #expect((4...5).contains(turns))
  }
}
