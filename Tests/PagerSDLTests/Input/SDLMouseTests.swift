import CSDL2
import PagerGraphics
import PagerKit
import Testing

@testable import PagerSDL

@Suite struct SDLMouseTests {
  private let context = SDLEventContext.test(pump: 3)

  @Test func `a move is in points, with its time and its pump`() {
    let input = context.translate(.motion(100, 40, held: 1, stamp: 1500))

    let move = PointerEvent(.move, at: Point(x: 50, y: 20), time: 1.5, pump: 3)
    #expect(input == .pointer(move))
  }

  @Test(arguments: [(UInt32(0), false), (1, true), (2, false), (4, false), (5, true)])
  func `a move says whether the main button is held`(mask: UInt32, isHeld: Bool) throws {
    let event = try #require(context.translate(.motion(0, 0, held: mask)))

    guard case .pointer(let move) = event else { return #expect(Bool(false), "\(event)") }
    #expect(move.isHeld == isHeld)
  }

  @Test(arguments: [
    (SDL_BUTTON_LEFT, PointerEvent.Button.left), (SDL_BUTTON_MIDDLE, .middle),
    (SDL_BUTTON_RIGHT, .right), (SDL_BUTTON_X1, .back), (SDL_BUTTON_X2, .forward),
  ])
  func `each button has its name`(number: Int32, button: PointerEvent.Button) {
    let input = context.translate(.button(SDL_MOUSEBUTTONUP, 2, 4, button: number, clicks: 2))

    let up = PointerEvent(
      .up, at: Point(x: 1, y: 2), button: button, isHeld: false, clicks: 2, time: 0, pump: 3)
    #expect(input == .pointer(up))
  }

  @Test func `another button leaves the main one held`() {
    var context = context
    context.isLeftHeld = true
    let input = context.translate(.button(SDL_MOUSEBUTTONDOWN, 0, 0, button: SDL_BUTTON_RIGHT))

    #expect(
      input == .pointer(PointerEvent(.down, at: .zero, button: .right, time: 0, pump: 3)))
  }

  @Test func `a button without a name is left out`() {
    #expect(context.translate(.button(SDL_MOUSEBUTTONDOWN, 0, 0, button: 9)) == nil)
  }

  @Test func `what SDL makes from fingers is left out`() {
    #expect(context.translate(.motion(1, 1, which: .max)) == nil)
    #expect(
      context.translate(.button(SDL_MOUSEBUTTONDOWN, 1, 1, which: .max)) == nil)
    #expect(context.translate(.wheel(1, 1, which: .max)) == nil)
  }
}
