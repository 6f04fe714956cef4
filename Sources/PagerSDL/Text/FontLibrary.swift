import CSDL2
import CSDL2TTF

/// SDL_ttf, started for as long as a font is open.
///
/// Every open font holds it, so that the library is never closed before its fonts.
nonisolated final class FontLibrary {
  /// Starts SDL_ttf; starting it again only counts.
  init() throws(FontFailure) {
    guard TTF_Init() == 0 else { throw .library(reason: String(cString: SDL_GetError())) }
  }

  deinit {
    TTF_Quit()
  }
}
