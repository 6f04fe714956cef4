import CSDL2

/// Finds and opens the interface font on a thread of its own while the window is opened.
///
/// Asking fontconfig takes 4 ms, a fifth of the way to the first frame.
final class TextEngineLoader {
  private let order: Unmanaged<TextEngineOrder>
  private let thread: OpaquePointer?
  private var isTaken = false

  /// Starts the thread.
  init(options: SDLWindowOptions) {
    order = Unmanaged.passRetained(TextEngineOrder(options))
    thread = SDL_CreateThread(makeTextEngine, "fonts", order.toOpaque())
  }

  isolated deinit {
    if !isTaken { SDL_WaitThread(thread, nil) }
    order.release()
  }

  /// Waits for the engine; the thread has ended then.
  func engine() throws(SDLFailure) -> SDLTextEngine {
    SDL_WaitThread(thread, nil)
    isTaken = true
    let order = order.takeUnretainedValue()
    // Without a thread it is made here.
    order.carryOut()
    do {
      return try order.result.get()
    } catch {
      throw .font(error)
    }
  }
}

/// What engine is wanted, and then the engine.
private nonisolated final class TextEngineOrder {
  private(set) var result: Result<SDLTextEngine, FontFailure> = .failure(
    .library(reason: "no text engine was made"))
  private let options: SDLWindowOptions
  private var isDone = false

  init(_ options: SDLWindowOptions) {
    self.options = options
  }

  /// Makes the engine, once.
  func carryOut() {
    guard !isDone else { return }
    isDone = true
    let warn = options.warn
    result = Result { () throws(FontFailure) in
      try SDLTextEngine(
        fontFile: options.fontFile, language: options.language, warn: { warn($0) })
    }
  }
}

// A closure made on the main actor would trap on this thread.
private nonisolated func makeTextEngine(_ data: UnsafeMutableRawPointer?) -> Int32 {
  guard let data else { return 0 }
  Unmanaged<TextEngineOrder>.fromOpaque(data).takeUnretainedValue().carryOut()
  return 0
}
