import CSDL2
import PagerGraphics
import PagerKit

/// What an SDL event does not say by itself.
nonisolated struct SDLEventContext {
  /// The sizes of the window.
  var geometry: WindowGeometry
  /// The keys held now.
  var modifiers: Modifiers = []
  /// Whether the main button is held now.
  var isLeftHeld = false
  /// The number of the pump, if the stamps are only those of the pump.
  var pump: Int?
  /// The time in seconds that a stamp stands for.
  var time: (UInt32) -> Double

  /// A place of the mouse in points.
  func point(_ x: Int32, _ y: Int32) -> Point {
    geometry.point(x: Double(x), y: Double(y))
  }
}

nonisolated extension SDLEventContext {
  /// What `event` means to the kit, if anything.
  func translate(_ event: SDL_Event) -> InputEvent? {
    SDLMouse.translate(event, in: self) ?? SDLTouch.translate(event, in: self)
      ?? SDLWheel.translate(event, in: self) ?? SDLKeyboard.translate(event, in: self)
      ?? SDLWindowEvents.translate(event, in: self)
  }
}

nonisolated extension SDL_Event {
  /// What kind of event it is.
  var kind: SDL_EventType {
    SDL_EventType(rawValue: type)
  }
}
