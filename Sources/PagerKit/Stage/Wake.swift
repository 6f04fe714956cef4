/// When something wants to be asked again.
public enum Wake: Sendable, Equatable {
  /// At the next frame.
  case now
  /// At this time, in seconds.
  case at(Double)
  /// Not before an event.
  case never

  /// The earlier of both.
  public static func earlier(_ first: Wake, _ second: Wake) -> Wake {
    switch (first, second) {
    case (.now, _), (_, .now): .now
    case (.at(let a), .at(let b)): .at(min(a, b))
    case (.at, .never): first
    case (.never, _): second
    }
  }
}
