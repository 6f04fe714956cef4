public import PagerGraphics
public import PagerKit

/// A window of the desktop, or the whole screen of a console, that shows a stage.
///
/// ```swift
/// let window = try SDLWindow(title: "Pages")
/// let stage = Stage(root: view, text: window.text)
/// let status = window.run(stage)
/// ```
///
/// To be used from a synchronous `main`: the loop carries out the main actor's work itself, which
/// it cannot from within a task.
public final class SDLWindow {
  /// What measures and draws text in this window.
  public let text: any TextMeasuring & TextRasterizing
  /// What the loop did so far.
  public internal(set) var statistics = SDLStatistics()
  /// Told after each frame that was shown: its number, from 1, and the time in seconds that it was
  /// drawn for.
  public var onFrame: ((Int, Double) -> Void)?
  /// Told of each thing that the loop is about to do with the stage, in order: what a recording
  /// needs.
  public var onStep: ((SDLStep) -> Void)?

  let options: SDLWindowOptions
  let handle: SDLWindowHandle
  let renderer: SDLRenderer
  let compositor: SDLCompositor
  let cursors: SDLCursors
  var exitStatus: Int32?

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - title: What is written on its frame.
  ///   - options: How it is opened.
  ///   - text: What draws text; nothing takes the system's fonts.
  /// - Throws: What is missing: a display, a renderer, a font.
  public init(
    title: String, options: SDLWindowOptions = SDLWindowOptions(),
    text: (any TextMeasuring & TextRasterizing)? = nil
  ) throws(SDLFailure) {
    StartTrace.begin()
    SDLWindow.nameApplication(options.applicationName)
    TextLocale.adopt()
    let parts = try SDLVideo.withQuickStart { () throws(SDLFailure) in
      try WindowParts(title: title, options: options, text: text)
    }
    self.options = options
    (self.text, handle, renderer) = (parts.text, parts.handle, parts.renderer)
    compositor = SDLCompositor(renderer: renderer, text: self.text)
    cursors = SDLCursors(video: handle.video)
  }

  private static func nameApplication(_ name: String) {
    for variable in ["SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS", "SDL_APP_NAME"] {
      Environment.setDefault(name, for: variable)
    }
  }
}

extension SDLWindow {
  /// Shows `stage` until the window is closed, or something asks to quit.
  ///
  /// - Returns: The status for the program to exit with: 0, or what ``quit(status:)`` was given.
  public func run(_ stage: Stage) -> Int32 {
    defer { exitStatus = nil }
    let loop = SDLLoop(window: self, stage: stage)
    // The stage knows the loop weakly.
    return withExtendedLifetime(loop) { loop.run() }
  }

  /// Ends the loop after what it is doing now, or the next one before it begins.
  public func quit(status: Int32 = 0) {
    exitStatus = exitStatus ?? status
  }

  /// Carries out a command about the window; others are not its affair.
  func perform(_ command: PagerCommand) {
    switch command {
    case .quit, .closeWindow: quit()
    case .toggleFullScreen: isFullScreen.toggle()
    default: break
    }
  }

  /// What is written on the window's frame.
  public var title: String {
    get { handle.title }
    set { handle.title = newValue }
  }

  /// Whether the window fills the screen.
  public var isFullScreen: Bool {
    get { handle.isFullScreen }
    set { handle.isFullScreen = newValue }
  }

  /// The name of the renderer, such as `software` or `opengl`.
  public var rendererName: String { renderer.name }

  /// The name of SDL's video driver, such as `x11`, `wayland` or `KMSDRM`.
  public var videoDriver: String { handle.video.driver }
}
