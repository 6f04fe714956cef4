import CSDL2
import PagerCore
import PagerGraphics
import PagerKit
import Testing

@testable import PagerSDL

/// Mice and touch screens, from SDL's events to the pages.
@MainActor @Suite struct PointerDeviceTests {
  private func down(_ x: Int32, _ button: Int32 = SDL_BUTTON_LEFT, which: UInt32 = 0) -> SDL_Event {
    .button(SDL_MOUSEBUTTONDOWN, x, 150, button: button, which: which)
  }

  private func up(_ x: Int32, _ button: Int32 = SDL_BUTTON_LEFT, which: UInt32 = 0) -> SDL_Event {
    .button(SDL_MOUSEBUTTONUP, x, 150, button: button, which: which)
  }

  private func drag(_ x: Int32, which: UInt32 = 0) -> SDL_Event {
    .motion(x, 150, held: 1, which: which)
  }

  @Test func `a mouse drags on outside the window and lets go there`() throws {
    let pages = try PagerHarness()

    pages.hand([down(300)])
    pages.hand([drag(200)])
    pages.hand([drag(-50)])
    #expect(pages.pager.offset == 400 + 350 - 6)
    pages.push(up(-50))

    #expect(pages.pager.settled == "Page 3")
  }

  @Test func `a button that comes up unseen ends the drag with the next motion`() throws {
    let pages = try PagerHarness()

    pages.hand([down(300), drag(50)])
    pages.push(.motion(60, 150))
    #expect(pages.pager.settled == "Page 3")
    pages.push(.motion(350, 150), up(350))

    #expect(pages.pager.settled == "Page 3")
    pages.hand([down(300), drag(200)])
    #expect(pages.pager.phase == .dragging)
  }

  @Test func `other buttons leave a drag alone, the fourth and fifth turn pages`() throws {
    let pages = try PagerHarness()

    pages.hand([down(300), drag(200), down(200, SDL_BUTTON_RIGHT), up(200, SDL_BUTTON_RIGHT)])
    pages.hand([down(200, SDL_BUTTON_X1), up(200, SDL_BUTTON_X1), drag(100)])
    #expect(pages.pager.offset == 400 + 200 - 6)
    pages.hand([.window(SDL_WINDOWEVENT_FOCUS_LOST)])
    pages.harness.settle()
    let rest = pages.pager.target
    pages.push(down(200, SDL_BUTTON_X2), up(200, SDL_BUTTON_X2))

    #expect(pages.pager.target == rest.map { $0 + 1 })
  }

  @Test func `a window that loses the keys ends the drag by its place`() throws {
    let pages = try PagerHarness()

    pages.hand([down(300), drag(150)])
    pages.push(.window(SDL_WINDOWEVENT_FOCUS_LOST))
    #expect(pages.pager.settled == "Page 2")
    pages.push(drag(20), up(20))

    #expect(pages.pager.settled == "Page 2")
  }

  @Test func `a finger drags once, whatever copies and second fingers do`() throws {
    let pages = try PagerHarness()

    pages.hand([.finger(SDL_FINGERDOWN, 0.75, 0.5), down(300, which: .max)])
    pages.hand([.finger(SDL_FINGERMOTION, 0.5, 0.5), drag(200, which: .max)])
    pages.hand([.finger(SDL_FINGERDOWN, 0.1, 0.5, id: 8)])
    pages.hand([.finger(SDL_FINGERMOTION, 0.9, 0.5, id: 8)])
    pages.hand([.finger(SDL_FINGERUP, 0.9, 0.5, id: 8)])
    pages.hand([.finger(SDL_FINGERMOTION, 0.125, 0.5), drag(50, which: .max)])
    #expect(pages.pager.offset == 400 + 250 - 10)
    pages.push(.finger(SDL_FINGERUP, 0.125, 0.5), up(50, which: .max))

    #expect(pages.pager.settled == "Page 3")
  }

  @Test func `what SDL makes of fingers alone does nothing`() throws {
    let pages = try PagerHarness()

    pages.push(down(300, which: .max), drag(50, which: .max), up(50, which: .max))

    #expect(pages.pager.offset == 400)
    #expect(pages.log.isEmpty)
  }

  /// A press that moves 88 points to the left in 88 ms, and lets go in motion.
  private func flick(from start: UInt32, step: UInt32) -> [SDL_Event] {
    var events = [down(300)] + (1...11).map { drag(300 - 8 * $0) } + [up(212)]
    for index in events.indices { events[index].common.timestamp = start + UInt32(index) * step }
    return events
  }

  @Test func `true stamps tell the speed of a flick that came in one pump`() throws {
    let pages = try PagerHarness()
    pages.wait(milliseconds: 200)

    pages.hand(flick(from: SDL_GetTicks() - 100, step: 8))
    pages.harness.settle()

    #expect(pages.pager.settled == "Page 3")
  }

  @Test func `the stamps of a pump tell no speed`() throws {
    let pages = try PagerHarness()
    pages.wait(milliseconds: 200)

    pages.hand(flick(from: SDL_GetTicks(), step: 0))
    pages.harness.settle()

    #expect(pages.pager.settled == "Page 2")
  }

  @Test func `a scale of its own divides places`() throws {
    let pages = try PagerHarness(scale: 2)

    pages.hand([down(600), drag(200)])

    #expect(pages.pager.offset == 400 + 200 - 6)
  }
}
