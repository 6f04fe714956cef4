/// One line of a script: what happens when.
public struct ScriptLine: Sendable, Equatable {
  /// The line's number, counted from 1.
  public var number: Int
  /// When it happens.
  public var time: ScriptTime
  /// What happens.
  public var action: ScriptAction
  /// When its event says that it happened, in seconds after the script's beginning; nothing when
  /// that is when it happens.
  public var stamp: Double?

  /// Creates a line.
  public init(number: Int, time: ScriptTime, action: ScriptAction, stamp: Double? = nil) {
    self.number = number
    self.time = time
    self.action = action
    self.stamp = stamp
  }
}
