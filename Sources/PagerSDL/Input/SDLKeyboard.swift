import CSDL2
import PagerKit

/// Keyboards.
nonisolated enum SDLKeyboard {
  /// Which key went down, if `event` is of one.
  static func translate(_ event: SDL_Event, in context: SDLEventContext) -> InputEvent? {
    guard event.kind == SDL_KEYDOWN else { return nil }
    let press = event.key
    let name = name(of: press.keysym)
    guard !name.isEmpty else { return nil }
    return .key(
      KeyEvent(
        Key(rawValue: name), modifiers: Modifiers(press.keysym.mod), isRepeat: press.repeat != 0,
        time: context.time(press.timestamp)))
  }

  // A key of another script goes by the Latin letter in its place, else no shortcut could be typed.
  private static func name(of key: SDL_Keysym) -> String {
    let isOtherScript = key.sym > 127 && key.sym & SDLK_SCANCODE_MASK == 0
    return String(
      cString: isOtherScript ? SDL_GetScancodeName(key.scancode) : SDL_GetKeyName(key.sym))
  }
}

nonisolated extension Modifiers {
  /// What SDL's bits of held keys mean; locks and the keys of the desktop mean nothing.
  init(_ bits: UInt16) {
    self = []
    let bits = UInt32(bits)
    if bits & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    if bits & KMOD_CTRL.rawValue != 0 { insert(.control) }
    if bits & KMOD_ALT.rawValue != 0 { insert(.alt) }
  }
}
