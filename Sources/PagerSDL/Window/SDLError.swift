import CSDL2

/// What SDL says about the last call that failed on this thread.
nonisolated var lastSDLError: String {
  String(cString: SDL_GetError())
}
