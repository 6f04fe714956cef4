import CSDL2
import PagerKit
import Testing

@testable import PagerSDL

@Suite struct SDLKeyboardTests {
  private let context = SDLEventContext.test()

  @Test(arguments: [
    (SDLK_LEFT, "Left"), (SDLK_PAGEUP, "PageUp"), (SDLK_SPACE, "Space"), (SDLK_ESCAPE, "Escape"),
    (SDLK_F11, "F11"), (SDLK_q, "Q"), (SDLK_1, "1"), (SDLK_KP_9, "Keypad 9"), (SDLK_TAB, "Tab"),
  ])
  func `a key goes by SDL's name`(code: SDL_KeyCode, name: String) {
    #expect(
      context.translate(.key(code)) == .key(KeyEvent(Key(rawValue: name), time: 0)))
  }

  @Test(
    arguments: [
      (KMOD_LSHIFT, .shift), (KMOD_RCTRL, .control), (KMOD_LALT, .alt), (KMOD_CAPS, Modifiers()),
      (KMOD_NUM, Modifiers()), (KMOD_LGUI, Modifiers()),
    ] as [(SDL_Keymod, Modifiers)])
  func `held keys count on either side, locks do not`(bits: SDL_Keymod, modifiers: Modifiers) {
    let input = context.translate(.key(SDLK_a, bits, isRepeat: true))

    #expect(
      input == .key(KeyEvent("A", modifiers: modifiers, isRepeat: true, time: 0)))
  }

  @Test func `a letter of another script is the key in its place`() {
    var event = SDL_Event.key(SDLK_q, KMOD_LCTRL)
    event.key.keysym.sym = 0x439
    event.key.keysym.scancode = SDL_SCANCODE_Q

    #expect(context.translate(event) == .key(KeyEvent("Q", modifiers: .control, time: 0)))
  }

  @Test func `letting a key go is nothing`() {
    var event = SDL_Event.key(SDLK_a)
    event.type = SDL_KEYUP.rawValue

    #expect(context.translate(event) == nil)
  }

  @Test func `every key of the standard map is one that SDL knows`() {
    let chords = KeyMap.standard.groups.flatMap(\.bindings).flatMap(\.chords)

    for chord in chords {
      #expect(SDL_GetKeyFromName(chord.key.rawValue) != SDLK_UNKNOWN.rawValue)
    }
    #expect(chords.count > 20)
  }
}
