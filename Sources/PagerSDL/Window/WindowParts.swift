import PagerGraphics

/// What a window is made of, made in the order that takes the least time.
struct WindowParts {
  /// What draws text.
  let text: any TextMeasuring & TextRasterizing
  /// The window.
  let handle: SDLWindowHandle
  /// Its renderer.
  let renderer: SDLRenderer

  /// Opens a window while a thread finds the fonts, unless `text` is given.
  ///
  /// The environment must not be changed meanwhile: the thread reads it. It has ended when this
  /// returns or throws.
  init(
    title: String, options: SDLWindowOptions, text: (any TextMeasuring & TextRasterizing)?
  ) throws(SDLFailure) {
    let fonts = text == nil ? TextEngineLoader(options: options) : nil
    let video = try SDLVideo()
    StartTrace.mark("display")
    let choice = try RendererChoice(
      options.renderer, driver: video.driver, known: RendererChoice.known,
      hasDevice: RendererChoice.hasDevice)
    handle = try SDLWindowHandle(title: title, options: options, video: video)
    StartTrace.mark("window")
    renderer = try SDLRenderer(for: handle, choice: choice)
    StartTrace.mark("renderer")
    self.text = try WindowParts.engine(text, fonts)
    StartTrace.mark("fonts (on a thread since the beginning)")
  }

  private static func engine(
    _ given: (any TextMeasuring & TextRasterizing)?, _ fonts: TextEngineLoader?
  ) throws(SDLFailure) -> any TextMeasuring & TextRasterizing {
    if let given { return given }
    guard let fonts else { throw .font(.library(reason: "no text engine was made")) }
    return try fonts.engine()
  }
}
