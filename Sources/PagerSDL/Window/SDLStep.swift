public import PagerKit

/// Something that a window's loop does with its stage; times are in seconds and whole microseconds.
public nonisolated enum SDLStep: Equatable, Sendable {
  /// An event is handed over.
  case input(InputEvent)
  /// Everything is moved to the time of a frame, which is shown if something changed.
  case frame(Double)
  /// A piece of the work is done that waits for a quiet moment.
  case idle(Double)
}
