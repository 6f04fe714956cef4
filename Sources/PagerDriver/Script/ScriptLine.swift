/// One line of a script: what happens when.
public struct ScriptLine: Sendable, Equatable {
  /// The line's number, counted from 1.
  public var number: Int
  /// When it happens.
  public var time: ScriptTime
  /// What happens.
  public var action: ScriptAction

  /// Creates a line.
  public init(number: Int, time: ScriptTime, action: ScriptAction) {
    self.number = number
    self.time = time
    self.action = action
  }
}
