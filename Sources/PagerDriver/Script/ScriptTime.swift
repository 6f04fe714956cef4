/// When a line of a script happens.
public enum ScriptTime: Sendable, Equatable {
  /// So many seconds after the script's beginning.
  case at(Double)
  /// So many seconds after the line before has ended.
  case after(Double)
  /// As soon as the running motion has done half its way.
  case half
  /// As soon as the pager is at rest.
  case rest
}
