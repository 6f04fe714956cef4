import CSDL2

/// SDL's connection to a display, open as long as a window needs it.
final class SDLVideo {
  /// The name of the driver, such as `x11`, `wayland`, `KMSDRM` or `dummy`.
  let driver: String

  /// Connects to the display, or to what `SDL_VIDEODRIVER` names.
  ///
  /// Left alone, SDL would go off-screen silently where there is no display.
  init() throws(SDLFailure) {
    let named = Environment.value(of: "SDL_VIDEODRIVER")
    #if os(Linux)
      let drivers = SDLVideo.drivers
      if named == nil, drivers.isEmpty { throw SDLVideo.failure(nil) }
      if named == nil { SDL_SetHint("SDL_VIDEODRIVER", drivers.joined(separator: ",")) }
    #endif
    SDLVideo.behaveLikeDesktopProgram()
    guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else { throw SDLVideo.failure(named) }
    driver = String(cString: SDL_GetCurrentVideoDriver())
    // SDL starts it by itself; an input method would swallow keys that are shortcuts here.
    SDL_StopTextInput()
    // Elsewhere than on X11 this would leave no way to draw in software at all.
    if driver == "x11" { SDL_SetHint("SDL_FRAMEBUFFER_ACCELERATION", "0") }
  }

  isolated deinit {
    SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
  }

  /// SDL behaves like a game unless it is told otherwise.
  private static func behaveLikeDesktopProgram() {
    // A frame less of latency on Wayland.
    SDL_SetHint("SDL_VIDEO_DOUBLE_BUFFER", "1")
    SDL_SetHint("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    SDL_SetHint("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    #if os(Linux)
      // Here the click that brings a window to the front is one on what it shows, too.
      SDL_SetHint("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    #endif
  }

  /// Does `body`, in which SDL is to start faster than it does by itself.
  ///
  /// X11 parses a file of dead keys, which takes half of its start; no text is typed here.
  static func withQuickStart<Result>(
    _ body: () throws(SDLFailure) -> Result
  ) throws(SDLFailure) -> Result {
    let named = Environment.value(of: "SDL_VIDEODRIVER")
    guard named?.contains("x11") ?? true else { return try body() }
    return try Environment.with("/dev/null", for: "XCOMPOSEFILE", body)
  }

  /// The drivers that may find a display; Wayland's library complains by itself where it cannot.
  private static var drivers: [String] {
    let socket = Environment.value(of: "WAYLAND_DISPLAY") ?? ""
    let mayBeWayland =
      Environment.value(of: "XDG_RUNTIME_DIR") != nil || socket.hasPrefix("/")
    return (Environment.value(of: "DISPLAY") == nil ? [] : ["x11"])
      + (mayBeWayland ? ["wayland"] : [])
  }

  private static func failure(_ named: String?) -> SDLFailure {
    if let named { return .videoDriver(name: named, reason: lastSDLError) }
    let tried = ["DISPLAY", "WAYLAND_DISPLAY"].compactMap { name in
      Environment.value(of: name).map { "\(name)=\($0)" }
    }
    guard !tried.isEmpty else {
      return .noDisplay(tried: "neither DISPLAY nor WAYLAND_DISPLAY is set")
    }
    return .noDisplay(tried: "nothing answers at \(tried.joined(separator: " or "))")
  }
}
