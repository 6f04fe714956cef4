import CSDL2
import PagerGraphics
import PagerKit

/// Wheels and touchpads.
///
/// The direction that SDL reports is ignored: who chose natural scrolling gets it.
nonisolated enum SDLWheel {
  /// How a wheel turned, if `event` is of one.
  static func translate(_ event: SDL_Event, in context: SDLEventContext) -> InputEvent? {
    guard event.kind == SDL_MOUSEWHEEL, event.wheel.which != UInt32.max else { return nil }
    let wheel = event.wheel
    return .wheel(
      WheelEvent(
        Vector(dx: Double(wheel.preciseX), dy: Double(wheel.preciseY)),
        at: context.point(wheel.mouseX, wheel.mouseY), modifiers: context.modifiers,
        time: context.time(wheel.timestamp)))
  }
}
