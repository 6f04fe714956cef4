import CSDL2
import PagerKit

/// Touch screens.
///
/// SDL can make fingers from a mouse; those are left out.
nonisolated enum SDLTouch {
  // SDL_MOUSE_TOUCHID is a macro that Swift does not see.
  private static let madeFromMouse = SDL_TouchID(-1)

  /// What a finger did, if `event` is of one.
  static func translate(_ event: SDL_Event, in context: SDLEventContext) -> InputEvent? {
    switch event.kind {
    case SDL_FINGERDOWN: touched(event.tfinger, .down, context)
    case SDL_FINGERMOTION: touched(event.tfinger, .move, context)
    case SDL_FINGERUP: touched(event.tfinger, .up, context)
    default: nil
    }
  }

  private static func touched(
    _ finger: SDL_TouchFingerEvent, _ kind: PointerEvent.Kind, _ context: SDLEventContext
  ) -> InputEvent? {
    guard finger.touchId != madeFromMouse else { return nil }
    return .pointer(
      PointerEvent(
        kind, at: context.geometry.point(shareX: Double(finger.x), y: Double(finger.y)),
        isHeld: kind != .up, device: .finger(Int(truncatingIfNeeded: finger.fingerId)),
        modifiers: context.modifiers, time: context.time(finger.timestamp), pump: context.pump))
  }
}
