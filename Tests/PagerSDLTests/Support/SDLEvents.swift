import CSDL2

@testable import PagerSDL

/// Events as SDL makes them.
extension SDL_Event {
  /// An event of a type, before its own fields are set.
  private init(_ type: SDL_EventType) {
    self.init()
    self.type = type.rawValue
  }

  static func motion(
    _ x: Int32, _ y: Int32, held: UInt32 = 0, which: UInt32 = 0, stamp: UInt32 = 0
  ) -> SDL_Event {
    var event = SDL_Event(SDL_MOUSEMOTION)
    event.motion.timestamp = stamp
    event.motion.which = which
    event.motion.state = held
    (event.motion.x, event.motion.y) = (x, y)
    return event
  }

  static func button(
    _ type: SDL_EventType, _ x: Int32, _ y: Int32, button: Int32 = SDL_BUTTON_LEFT,
    clicks: UInt8 = 1, which: UInt32 = 0
  ) -> SDL_Event {
    var event = SDL_Event(type)
    event.button.which = which
    event.button.button = UInt8(button)
    event.button.clicks = clicks
    (event.button.x, event.button.y) = (x, y)
    return event
  }

  static func finger(
    _ type: SDL_EventType, _ x: Float, _ y: Float, id: Int64 = 7, touch: Int64 = 1
  ) -> SDL_Event {
    var event = SDL_Event(type)
    event.tfinger.touchId = touch
    event.tfinger.fingerId = id
    (event.tfinger.x, event.tfinger.y) = (x, y)
    return event
  }

  static func wheel(
    _ dx: Float, _ dy: Float, at x: Int32 = 0, _ y: Int32 = 0, flipped: Bool = false,
    which: UInt32 = 0
  ) -> SDL_Event {
    var event = SDL_Event(SDL_MOUSEWHEEL)
    event.wheel.which = which
    (event.wheel.preciseX, event.wheel.preciseY) = (dx, dy)
    (event.wheel.mouseX, event.wheel.mouseY) = (x, y)
    event.wheel.direction = flipped ? SDL_MOUSEWHEEL_FLIPPED.rawValue : 0
    return event
  }

  static func key(
    _ code: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE, isRepeat: Bool = false
  ) -> SDL_Event {
    var event = SDL_Event(SDL_KEYDOWN)
    event.key.keysym.sym = SDL_Keycode(code.rawValue)
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    event.key.repeat = isRepeat ? 1 : 0
    return event
  }

  static func window(_ what: SDL_WindowEventID, stamp: UInt32 = 0) -> SDL_Event {
    var event = SDL_Event(SDL_WINDOWEVENT)
    event.window.timestamp = stamp
    event.window.event = UInt8(what.rawValue)
    return event
  }

  static func plain(_ type: SDL_EventType) -> SDL_Event {
    SDL_Event(type)
  }
}
