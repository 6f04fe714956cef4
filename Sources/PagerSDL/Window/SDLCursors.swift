import CSDL2
import PagerKit

/// The pointers that the desktop draws.
final class SDLCursors {
  private var made: [Cursor: OpaquePointer] = [:]
  private var shown: Cursor?
  private let video: SDLVideo

  /// Creates no pointer before one is wanted.
  init(video: SDLVideo) {
    self.video = video
  }

  isolated deinit {
    for cursor in made.values { SDL_FreeCursor(cursor) }
  }

  /// Shows a pointer; nothing happens when it is shown already.
  func show(_ cursor: Cursor) {
    guard cursor != shown else { return }
    let isFirst = shown == nil
    shown = cursor
    // The desktop's own pointer is there before any is set.
    if isFirst, cursor == .arrow { return }
    if let pointer = made[cursor] ?? make(cursor) { SDL_SetCursor(pointer) }
  }

  private func make(_ cursor: Cursor) -> OpaquePointer? {
    let pointer = SDL_CreateSystemCursor(SDLCursors.shape(cursor))
    made[cursor] = pointer
    return pointer
  }

  private static func shape(_ cursor: Cursor) -> SDL_SystemCursor {
    switch cursor {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .pointingHand: SDL_SYSTEM_CURSOR_HAND
    case .dragsHorizontally: SDL_SYSTEM_CURSOR_SIZEWE
    case .dragsVertically: SDL_SYSTEM_CURSOR_SIZENS
    }
  }
}
