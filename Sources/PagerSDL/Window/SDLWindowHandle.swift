import CSDL2
import PagerGraphics

/// An SDL window; it holds the connection to its display.
final class SDLWindowHandle {
  /// The connection.
  let video: SDLVideo
  /// SDL's object.
  let pointer: OpaquePointer

  private let override: Double?
  private let systemScale: Double

  /// Opens a window.
  init(title: String, options: SDLWindowOptions, video: SDLVideo) throws(SDLFailure) {
    self.video = video
    override = options.scale
    systemScale = video.driver == "x11" ? XResources.scale() ?? 1 : 1
    let scale = options.scale ?? systemScale
    let centered = Int32(SDL_WINDOWPOS_CENTERED_MASK)
    let window = SDL_CreateWindow(
      title, centered, centered, SDLWindowHandle.units(options.size.width, scale),
      SDLWindowHandle.units(options.size.height, scale), SDLWindowHandle.flags(options))
    guard let window else { throw .window(reason: lastSDLError) }
    pointer = window
    fit(options)
  }

  isolated deinit {
    SDL_DestroyWindow(pointer)
  }

  private static func flags(_ options: SDLWindowOptions) -> UInt32 {
    var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if options.isHidden { flags |= SDL_WINDOW_HIDDEN.rawValue }
    if options.isFullScreen { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    return flags
  }

  private static func units(_ points: Double, _ scale: Double) -> Int32 {
    Int32(min(max(Int(saturating: (points * scale).rounded()), 1), 16384))
  }

  /// Where a unit of the desktop is several pixels, a scale of the user's own asks for fewer units.
  private func fit(_ options: SDLWindowOptions) {
    let now = geometry(outputSize: nil)
    let density = Double(now.pixels.width) / Double(max(1, now.units.width))
    guard let override, density != 1, !options.isFullScreen else { return }
    SDL_SetWindowSize(
      pointer, SDLWindowHandle.units(options.size.width, override / density),
      SDLWindowHandle.units(options.size.height, override / density))
  }
}

extension SDLWindowHandle {
  /// The sizes of now, with those of the renderer's output if it is known.
  func geometry(outputSize: (width: Int, height: Int)?) -> WindowGeometry {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(pointer, &width, &height)
    var (columns, rows): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(pointer, &columns, &rows)
    return WindowGeometry(
      units: (Int(width), Int(height)), pixels: outputSize ?? (Int(columns), Int(rows)),
      systemScale: systemScale, override: override)
  }

  /// Frames a second of the display that it is on; 0 when the display does not say.
  var refreshRate: Double {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(pointer)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0 else { return 0 }
    return Double(mode.refresh_rate)
  }

  /// Whether it can be seen, as far as the window system tells.
  var isShown: Bool {
    let hiding = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    return SDL_GetWindowFlags(pointer) & hiding == 0
  }

  /// What is written on its frame.
  var title: String {
    get { String(cString: SDL_GetWindowTitle(pointer)) }
    set { SDL_SetWindowTitle(pointer, newValue) }
  }

  /// Whether it fills the screen.
  var isFullScreen: Bool {
    get { SDL_GetWindowFlags(pointer) & SDL_WINDOW_FULLSCREEN.rawValue != 0 }
    set {
      SDL_SetWindowFullscreen(pointer, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
    }
  }
}
