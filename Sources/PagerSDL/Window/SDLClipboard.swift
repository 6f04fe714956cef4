import CSDL2

/// The clipboard of the desktop.
public enum SDLClipboard {
  /// The most bytes that are put into it: an X server ends a program that hands over 16 MB at once.
  private static let most = 8 << 20

  /// Puts `text` into it; nothing happens without a window.
  ///
  /// - Throws: ``SDLFailure`` for a text of over 8 MB.
  public static func copy(_ text: String) throws(SDLFailure) {
    guard text.utf8.count <= most else {
      let size = text.utf8.count >> 20
      throw .clipboard(reason: "\(size) MB are too much, at most 8 MB can be copied")
    }
    // A zero byte would end the text.
    _ = SDL_SetClipboardText(text.contains("\0") ? text.filter { $0 != "\0" } : text)
  }
}
