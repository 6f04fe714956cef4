import CSDL2
import PagerKit

/// The window itself, and the wish to end.
nonisolated enum SDLWindowEvents {
  /// What happened to the window, if `event` is of one.
  static func translate(_ event: SDL_Event, in context: SDLEventContext) -> InputEvent? {
    switch event.kind {
    case SDL_WINDOWEVENT: window(event.window, context)
    case SDL_QUIT: .command(.quit, time: context.time(event.quit.timestamp))
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      .window(WindowEvent(.exposed, time: context.time(event.common.timestamp)))
    default: nil
    }
  }

  private static func window(
    _ event: SDL_WindowEvent, _ context: SDLEventContext
  ) -> InputEvent? {
    let time = context.time(event.timestamp)
    let what = SDL_WindowEventID(UInt32(event.event))
    if what == SDL_WINDOWEVENT_CLOSE { return .command(.closeWindow, time: time) }
    return kind(what, context).map { .window(WindowEvent($0, time: time)) }
  }

  private static func kind(
    _ event: SDL_WindowEventID, _ context: SDLEventContext
  ) -> WindowEvent.Kind? {
    switch event {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      .resized(context.geometry.size, scale: context.geometry.scale)
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: .shown
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: .hidden
    case SDL_WINDOWEVENT_EXPOSED: .exposed
    case SDL_WINDOWEVENT_FOCUS_GAINED: .focusGained
    case SDL_WINDOWEVENT_FOCUS_LOST: .focusLost
    case SDL_WINDOWEVENT_LEAVE: .pointerLeft
    default: nil
    }
  }
}
