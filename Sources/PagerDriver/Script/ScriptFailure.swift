/// A line of a script that cannot be carried out.
public struct ScriptFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file in which the line stands.
  public var file: String
  /// The line's number, counted from 1.
  public var line: Int
  /// What is wrong and what was expected.
  public var message: String

  /// Creates the failure of line `line` in `file`.
  public init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// One line: file, line number, and what was expected.
  public var description: String { "\(file):\(line): \(message)" }
}
