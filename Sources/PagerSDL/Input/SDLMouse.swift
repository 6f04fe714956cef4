import CSDL2
import PagerGraphics
import PagerKit

/// Mice and what acts as one.
///
/// SDL makes mouse events from fingers as well; those are left out, since the fingers' own arrive.
nonisolated enum SDLMouse {
  // SDL_TOUCH_MOUSEID and SDL_BUTTON_LMASK are macros that Swift does not see.
  private static let madeFromTouch = UInt32.max
  /// The bit of the main button.
  static let leftMask: UInt32 = 1

  /// What a mouse did, if `event` is of one.
  static func translate(_ event: SDL_Event, in context: SDLEventContext) -> InputEvent? {
    switch event.kind {
    case SDL_MOUSEMOTION: moved(event.motion, context)
    case SDL_MOUSEBUTTONDOWN: pressed(event.button, .down, context)
    case SDL_MOUSEBUTTONUP: pressed(event.button, .up, context)
    default: nil
    }
  }

  private static func moved(
    _ motion: SDL_MouseMotionEvent, _ context: SDLEventContext
  ) -> InputEvent? {
    guard motion.which != madeFromTouch else { return nil }
    return .pointer(
      PointerEvent(
        .move, at: context.point(motion.x, motion.y), isHeld: motion.state & leftMask != 0,
        modifiers: context.modifiers, time: context.time(motion.timestamp), pump: context.pump))
  }

  private static func pressed(
    _ press: SDL_MouseButtonEvent, _ kind: PointerEvent.Kind, _ context: SDLEventContext
  ) -> InputEvent? {
    guard press.which != madeFromTouch, let button = button(press.button) else { return nil }
    return .pointer(
      PointerEvent(
        kind, at: context.point(press.x, press.y), button: button,
        isHeld: button == .left ? kind == .down : context.isLeftHeld,
        modifiers: context.modifiers, clicks: Int(press.clicks),
        time: context.time(press.timestamp), pump: context.pump))
  }

  private static func button(_ number: UInt8) -> PointerEvent.Button? {
    switch Int32(number) {
    case SDL_BUTTON_LEFT: .left
    case SDL_BUTTON_MIDDLE: .middle
    case SDL_BUTTON_RIGHT: .right
    case SDL_BUTTON_X1: .back
    case SDL_BUTTON_X2: .forward
    default: nil
    }
  }
}
