import PagerMotion
import PagerTestSupport
import Testing

@testable import PagerKit

@Suite struct StripScrollTests {
  private func scroll(maximum: Double = 1000) -> StripScroll {
    var scroll = StripScroll()
    scroll.width = 400
    scroll.contentChanged(movedBy: 0, maximum: maximum, at: 0)
    return scroll
  }

  @Test func `a first place is taken at once, a later one fades in`() {
    var scroll = scroll()
    scroll.park(at: 300, fades: false, time: 0)
    #expect(scroll.offset(at: 0) == 300)
    #expect(!scroll.isMoving(at: 0))

    scroll.park(at: 500, fades: true, time: 1)

    #expect(scroll.offset(at: 1) == 300)
    #expect(scroll.offset(at: 1.1) > 300)
    #expect(abs(scroll.offset(at: 3) - 500) < 1e-6)
    #expect(!scroll.isMoving(at: 3))
  }

  @Test func `what a hand left stays until the pages move again, then fades evenly`() {
    var scroll = scroll()
    scroll.park(at: 100, fades: false, time: 0)
    scroll.hold(at: 0)
    scroll.move(by: -300)
    scroll.release(speed: 0, at: 1)
    scroll.settle(at: 2)
    scroll.park(at: 120, fades: true, time: 3)
    #expect(scroll.offset(at: 50) == 400)

    scroll.followPages(within: 100...100, at: 50)

    #expect(scroll.offset(at: 50) == 400)
    #expect(scroll.offset(at: 50.01) > 390)
    #expect(abs(scroll.offset(at: 52) - 100) < 1e-6)
  }

  @Test func `a place within what the pages allow is kept`() {
    var scroll = scroll()
    scroll.shift(by: 150, at: 0)

    scroll.followPages(within: 100...200, at: 1)

    #expect(scroll.offset(at: 1) == 150)
    #expect(scroll.offset(at: 5) == 150)
  }

  @Test(arguments: [-9000.0, -400, 0, 400, 9000])
  func `a fling coasts, bounces and rests within the content`(speed: Double) {
    var scroll = scroll()
    scroll.shift(by: 500, at: 0)
    scroll.hold(at: 0)
    scroll.release(speed: speed, at: 0)

    #expect(!scroll.isMoving(at: 5))
    scroll.settle(at: 5)

    #expect((0...1000).contains(scroll.offset(at: 5)))
    #expect(speed * (scroll.offset(at: 5) - 500) <= 0)
  }

  @Test func `clicks of a wheel add up and stop at the ends`() {
    var scroll = scroll()
    for click in 0..<3 { scroll.step(by: 48, at: 0.02 * Double(click)) }
    #expect(scroll.offset(at: 1) == 144)

    for click in 0..<40 { scroll.step(by: 48, at: 1 + 0.01 * Double(click)) }
    #expect(scroll.offset(at: 2) == 1000)
  }

  @Test func `a pull beyond the end is held back and returns`() {
    var scroll = scroll()
    scroll.hold(at: 0)
    scroll.move(by: 200)
    let pulled = scroll.offset(at: 0)
    #expect(pulled < 0 && pulled > -200)

    scroll.release(speed: 0, at: 0)

    #expect(abs(scroll.offset(at: 0) - pulled) < 1e-9)
    #expect(abs(scroll.offset(at: 3)) < 0.5)
  }

  @Test(arguments: 0..<200)
  func `the offset is continuous whatever is done to it`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var scroll = scroll()
    var time = 0.0
    var isParked = false
    for _ in 0..<60 {
      time += .random(in: 0...0.3, using: &random)
      let before = scroll.offset(at: time)
      var moved = 0.0
      switch Int.random(in: 0..<8, using: &random) {
      case 0: scroll.hold(at: time)
      case 1: scroll.release(speed: .random(in: -4000...4000, using: &random), at: time)
      case 2: scroll.step(by: .random(in: -200...200, using: &random), at: time)
      case 3: _ = scroll.stop(at: time)
      case 4: scroll.settle(at: time)
      case 5:
        scroll.park(at: .random(in: 0...800, using: &random), fades: isParked, time: time)
        if !isParked { moved = scroll.offset(at: time) - before }
        isParked = true
      case 6:
        let place = Double.random(in: 0...800, using: &random)
        scroll.followPages(within: place...place, at: time)
      default:
        // A hand cannot pull farther beyond an end than the strip is wide.
        guard (200...800).contains(before) else { continue }
        moved = .random(in: -100...100, using: &random)
        scroll.contentChanged(
          movedBy: moved, maximum: .random(in: 800...1500, using: &random), at: time)
      }
      #expect(abs(scroll.offset(at: time) - before - moved) < 0.6)
    }
    scroll.release(speed: 0, at: time)
    #expect(!scroll.isMoving(at: time + 5))
  }
}
