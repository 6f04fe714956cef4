import CSDL2
import PagerGraphics
import PagerKit
import Testing

@testable import PagerSDL

@Suite struct SDLWheelTests {
  @Test(arguments: [false, true])
  func `a turn comes as delivered, whatever direction SDL reports`(isFlipped: Bool) {
    var context = SDLEventContext.test()
    context.modifiers = .shift
    let input = context.translate(.wheel(0.25, -1.5, at: 20, 40, flipped: isFlipped))

    let turn = WheelEvent(
      Vector(dx: 0.25, dy: -1.5), at: Point(x: 10, y: 20), modifiers: .shift, time: 0)
    #expect(input == .wheel(turn))
  }
}
