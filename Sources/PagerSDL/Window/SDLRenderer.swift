import CSDL2
import PagerGraphics

/// An SDL renderer; it holds its window.
final class SDLRenderer {
  /// The window that it draws in.
  let window: SDLWindowHandle
  /// SDL's object.
  let pointer: OpaquePointer
  /// Its name, such as `software` or `opengl`.
  let name: String
  /// Whether presenting may wait for the display.
  let waitsForDisplay: Bool
  /// The largest side of a texture, in pixels.
  let longestSide: Int
  /// Whether frames are written straight to the pixels that SDL shows of the window.
  ///
  /// SDL's own copies of rows pass by the processor's caches: they take 1.7 times as long.
  let writesPixels: Bool
  private var warmer: WorkThread<PixelWarmer>?
  /// Memory for the first large layer, which is being handed out already.
  private(set) var reserve: Bitmap?

  /// Starts the first renderer of `choice` that works.
  init(for window: SDLWindowHandle, choice: RendererChoice) throws(SDLFailure) {
    self.window = window
    pointer = try SDLRenderer.start(choice, window)
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(pointer, &info)
    name = info.name.map { String(cString: $0) } ?? ""
    // The software renderer claims that it does.
    waitsForDisplay =
      name != "software" && info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
    // 0 stands for no limit.
    let sides = [info.max_texture_width, info.max_texture_height].filter { $0 > 0 }
    longestSide = sides.min().map(Int.init) ?? Int(Int16.max)
    let mayWrite =
      name == "software" && SDLRenderer.writableDrivers.contains(window.video.driver)
    let pixels = mayWrite ? SDLRenderer.pixels(of: window) : nil
    writesPixels = pixels != nil
    guard let pixels else { return }
    let reserve = Bitmap(anyContentOfWidth: pixels.width, height: pixels.height)
    self.reserve = reserve
    warmer = WorkThread("pixels", PixelWarmer([reserve, pixels]))
  }

  isolated deinit {
    stopWarming()
    SDL_DestroyRenderer(pointer)
  }

  private static func start(
    _ choice: RendererChoice, _ window: SDLWindowHandle
  ) throws(SDLFailure) -> OpaquePointer {
    for name in choice.names {
      SDL_SetHint("SDL_RENDER_DRIVER", name ?? "")
      let flags = name == "software" ? SDL_RENDERER_SOFTWARE : SDL_RENDERER_ACCELERATED
      let vsync = name == "software" ? 0 : SDL_RENDERER_PRESENTVSYNC.rawValue
      let made = SDL_CreateRenderer(window.pointer, -1, flags.rawValue | vsync)
      if let made { return made }
    }
    let name = choice.names.compactMap(\.self).last ?? "auto"
    throw .renderer(name: name, reason: lastSDLError)
  }
}

extension SDLRenderer {
  /// The drivers whose windows have pixels in memory; elsewhere SDL would make a second renderer.
  private static let writableDrivers: Set<String> = ["x11", "dummy", "offscreen"]

  /// The window's pixels, valid until its size changes.
  ///
  /// To be called only if it writes pixels.
  func windowPixels() throws(SDLFailure) -> Bitmap {
    stopWarming()
    guard let pixels = SDLRenderer.pixels(of: window) else { throw .drawing(reason: lastSDLError) }
    return pixels
  }

  /// The window's pixels can be taken back by SDL afterwards.
  private func stopWarming() {
    warmer?.work.stop()
    warmer = nil
  }

  /// Lets the reserve go, if no layer took it.
  func dropReserve() {
    reserve = nil
  }

  /// Memory of any content for a layer, to be called only if it writes pixels.
  func layerPixels(width: Int, height: Int) -> Bitmap {
    let room = reserve.map { $0.width * $0.height } ?? 0
    guard let reserve, (room / 2...room).contains(width * height) else {
      return Bitmap(anyContentOfWidth: width, height: height)
    }
    self.reserve = nil
    return Bitmap(borrowingFrom: reserve, width: width, height: height)
  }

  private static func pixels(of window: SDLWindowHandle) -> Bitmap? {
    guard let surface = SDL_GetWindowSurface(window.pointer)?.pointee,
      [SDL_PIXELFORMAT_RGB888.rawValue, SDL_PIXELFORMAT_ARGB8888.rawValue]
        .contains(surface.format.pointee.format), let memory = surface.pixels
    else { return nil }
    return Bitmap(
      borrowing: memory.assumingMemoryBound(to: UInt32.self), width: Int(surface.w),
      height: Int(surface.h), stride: Int(surface.pitch) / 4)
  }

  /// The size of what is drawn on, in device pixels.
  var outputSize: (width: Int, height: Int)? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard SDL_GetRendererOutputSize(pointer, &width, &height) == 0 else { return nil }
    return (Int(width), Int(height))
  }

  /// Whether single rectangles of the window can be shown: its pixels then stay where they are.
  var keepsPixels: Bool {
    name == "software" && window.video.driver == "x11"
  }

  /// The format for opaque pixels `0xXXRRGGBB` that costs least.
  ///
  /// It is the window's own if that is one.
  var pixelFormat: UInt32 {
    let own = SDL_GetWindowPixelFormat(window.pointer)
    return own == SDL_PIXELFORMAT_ARGB8888.rawValue ? own : SDL_PIXELFORMAT_RGB888.rawValue
  }

  /// Fills pixels with an opaque colour.
  func fill(_ rect: PixelRect, with color: Color) throws(SDLFailure) {
    guard !writesPixels else { return try windowPixels().fill(rect, with: color) }
    let hex = color.hex
    SDL_SetRenderDrawColor(
      pointer, UInt8(hex >> 16 & 0xFF), UInt8(hex >> 8 & 0xFF), UInt8(hex & 0xFF), 255)
    var area = SDL_Rect(rect)
    guard SDL_RenderFillRect(pointer, &area) == 0 else { throw .drawing(reason: lastSDLError) }
  }

  /// Shows all that was drawn.
  func present() {
    if writesPixels, SDL_UpdateWindowSurface(window.pointer) == 0 { return }
    SDL_RenderPresent(pointer)
  }

  /// Shows only these rectangles; all of it if that fails.
  ///
  /// To be called only if it keeps its pixels.
  func present(_ rects: [PixelRect]) {
    if !writesPixels { SDL_RenderFlush(pointer) }
    let areas = rects.map { SDL_Rect($0) }
    guard SDL_UpdateWindowSurfaceRects(window.pointer, areas, Int32(areas.count)) != 0 else {
      return
    }
    present()
  }

  /// What was drawn, before it is shown.
  func readPixels() throws(SDLFailure) -> Bitmap {
    let size = outputSize ?? (0, 0)
    let bitmap = Bitmap(width: size.width, height: size.height)
    if writesPixels {
      bitmap.copy(from: try windowPixels(), x: 0, y: 0, clip: bitmap.bounds)
      return bitmap
    }
    let read = SDL_RenderReadPixels(
      pointer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, bitmap.base, Int32(4 * bitmap.stride))
    guard read == 0 else { throw .drawing(reason: lastSDLError) }
    for index in 0..<bitmap.stride * bitmap.height { bitmap.base[index] |= 0xFF00_0000 }
    return bitmap
  }
}

extension SDL_Rect {
  /// The same pixels for SDL.
  init(_ rect: PixelRect) {
    self.init(
      x: Int32(clamping: rect.x), y: Int32(clamping: rect.y), w: Int32(clamping: rect.width),
      h: Int32(clamping: rect.height))
  }
}
