import CSDL2
import PagerGraphics
import PagerKit
import Testing

@testable import PagerSDL

@Suite struct SDLWindowEventsTests {
  private let context = SDLEventContext.test()

  @Test(arguments: [
    (SDL_WINDOWEVENT_SHOWN, WindowEvent.Kind.shown), (SDL_WINDOWEVENT_RESTORED, .shown),
    (SDL_WINDOWEVENT_HIDDEN, .hidden), (SDL_WINDOWEVENT_MINIMIZED, .hidden),
    (SDL_WINDOWEVENT_EXPOSED, .exposed), (SDL_WINDOWEVENT_FOCUS_GAINED, .focusGained),
    (SDL_WINDOWEVENT_FOCUS_LOST, .focusLost), (SDL_WINDOWEVENT_LEAVE, .pointerLeft),
    (SDL_WINDOWEVENT_SIZE_CHANGED, .resized(Size(width: 400, height: 200), scale: 2)),
    (SDL_WINDOWEVENT_DISPLAY_CHANGED, .resized(Size(width: 400, height: 200), scale: 2)),
  ])
  func `what happens to the window is told`(what: SDL_WindowEventID, kind: WindowEvent.Kind) {
    let input = context.translate(.window(what, stamp: 250))

    #expect(input == .window(WindowEvent(kind, time: 0.25)))
  }

  @Test(arguments: [SDL_WINDOWEVENT_MOVED, SDL_WINDOWEVENT_RESIZED, SDL_WINDOWEVENT_ENTER])
  func `what changes nothing is left out`(what: SDL_WindowEventID) {
    #expect(context.translate(.window(what)) == nil)
  }

  @Test func `the wish to end is a command`() {
    let close = context.translate(.window(SDL_WINDOWEVENT_CLOSE))
    let quit = context.translate(.plain(SDL_QUIT))

    #expect(close == .command(.closeWindow, time: 0))
    #expect(quit == .command(.quit, time: 0))
  }

  @Test(arguments: [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET])
  func `lost textures ask for a frame`(type: SDL_EventType) {
    #expect(context.translate(.plain(type)) == .window(WindowEvent(.exposed, time: 0)))
  }
}
