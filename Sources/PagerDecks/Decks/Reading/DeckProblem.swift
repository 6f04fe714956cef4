/// Something that is wrong with a deck, and where.
public struct DeckProblem: Sendable, Equatable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Sendable {
    /// The deck, or the page, cannot be shown.
    case error
    /// It is shown, but perhaps not as it was meant.
    case warning
  }

  /// The file, as it was named.
  public var file: String
  /// The number of the line, from 1, where it is known.
  public var line: Int?
  /// The way to the value at fault, as in `pages[3].source`; empty for the file itself.
  public var path: String
  /// How bad it is.
  public var severity: Severity
  /// What is wrong, without the place.
  public var message: String

  /// Creates a problem of `file`.
  public init(
    file: String, line: Int? = nil, path: String = "", severity: Severity = .error,
    message: String
  ) {
    self.file = file
    self.line = line
    self.path = path
    self.severity = severity
    self.message = message
  }

  /// One line: `deck.json:12: pages[3].source: expected a string, not a number`.
  public var description: String {
    path.isEmpty ? "\(place): \(message)" : "\(place): \(path): \(message)"
  }

  /// One line as compilers write them: `deck.json:12: error: pages[3].source: expected a string`.
  public var report: String {
    let what = path.isEmpty ? message : "\(path): \(message)"
    return "\(place): \(severity.rawValue): \(what)"
  }

  private var place: String { line.map { "\(file):\($0)" } ?? file }
}

/// What was to be opened cannot be shown at all.
public struct DeckFailure: Error, Equatable, CustomStringConvertible {
  /// Why.
  public let problem: DeckProblem

  /// Creates the failure that `problem` caused.
  public init(_ problem: DeckProblem) {
    self.problem = problem
  }

  /// One line that names the file and, where it is known, the place in it.
  public var description: String { problem.description }
}
