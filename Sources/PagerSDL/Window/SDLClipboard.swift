import CSDL2

/// The clipboard of the desktop.
public enum SDLClipboard {
  /// Puts `text` into it; nothing happens without a window.
  public static func copy(_ text: String) {
    // A zero byte would end the text.
    _ = SDL_SetClipboardText(String(text.filter { $0 != "\0" }))
  }
}
