/// Finds and opens the interface font on a thread of its own while the window is opened.
///
/// Asking fontconfig takes 4 ms, a fifth of the way to the first frame.
final class TextEngineLoader {
  private let thread: WorkThread<TextEngineOrder>

  /// Starts the thread.
  init(options: SDLWindowOptions) {
    thread = WorkThread("fonts", TextEngineOrder(options))
  }

  /// Waits for the engine; the thread has ended then.
  func engine() throws(SDLFailure) -> SDLTextEngine {
    do {
      return try thread.wait().result.get()
    } catch {
      throw .font(error)
    }
  }
}

/// What engine is wanted, and then the engine.
private nonisolated final class TextEngineOrder: ThreadWork {
  private(set) var result: Result<SDLTextEngine, FontFailure> = .failure(
    .library(reason: "no text engine was made"))
  private let options: SDLWindowOptions

  init(_ options: SDLWindowOptions) {
    self.options = options
  }

  override func carryOut() {
    let warn = options.warn
    result = Result { () throws(FontFailure) in
      try SDLTextEngine(
        fontFile: options.fontFile, language: options.language, warn: { warn($0) })
    }
  }
}
