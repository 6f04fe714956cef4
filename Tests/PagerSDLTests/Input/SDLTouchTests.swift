import CSDL2
import PagerGraphics
import PagerKit
import Testing

@testable import PagerSDL

@Suite struct SDLTouchTests {
  private let context = SDLEventContext.test()

  @Test(arguments: [
    (SDL_FINGERDOWN, PointerEvent.Kind.down, true), (SDL_FINGERMOTION, .move, true),
    (SDL_FINGERUP, .up, false),
  ])
  func `a finger's share of the window becomes points`(
    type: SDL_EventType, kind: PointerEvent.Kind, isHeld: Bool
  ) {
    let input = context.translate(.finger(type, 0.25, 0.5))

    let touch = PointerEvent(
      kind, at: Point(x: 100, y: 100), isHeld: isHeld, device: .finger(7), time: 0)
    #expect(input == .pointer(touch))
  }

  @Test func `what SDL makes from a mouse is left out`() {
    #expect(context.translate(.finger(SDL_FINGERDOWN, 0.5, 0.5, touch: -1)) == nil)
  }
}
