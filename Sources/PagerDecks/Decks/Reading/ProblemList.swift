/// Collects what is wrong with one file.
struct ProblemList {
  /// How many problems are kept.
  static let most = 10_000
  /// How many more are kept until their part of the file is read to its end.
  private static let mostOfPart = 100

  /// The file, as it was named.
  let file: String
  /// The text of the file, for its lines.
  let text: SourceText
  /// The problems in the order in which they were found.
  private(set) var all: [DeckProblem] = []

  init(file: String, text: SourceText) {
    self.file = file
    self.text = text
  }

  /// Whether no more problems are kept, so that looking for them is in vain.
  var isFull: Bool { all.count >= Self.most }

  /// The problem at the byte at `offset`.
  func problem(
    _ message: String, at offset: Int, _ path: JSONPath, _ severity: DeckProblem.Severity
  ) -> DeckProblem {
    DeckProblem(
      file: file, line: text.line(at: offset), path: path.description, severity: severity,
      message: message)
  }

  /// Adds an error at the byte at `offset`.
  mutating func error(_ message: String, at offset: Int, _ path: JSONPath) {
    add(problem(message, at: offset, path, .error))
  }

  /// Adds a warning at the byte at `offset`.
  mutating func warn(_ message: String, at offset: Int, _ path: JSONPath) {
    add(problem(message, at: offset, path, .warning))
  }

  /// Adds the problems of one part of the file.
  mutating func add(_ problems: [DeckProblem]) {
    all.append(contentsOf: problems.prefix(max(0, Self.most - all.count)))
  }

  private mutating func add(_ problem: DeckProblem) {
    if all.count < Self.most + Self.mostOfPart { all.append(problem) }
  }

  /// Takes out the problems that were added after the first `count`.
  mutating func take(after count: Int) -> [DeckProblem] {
    let taken = Array(all[count...])
    all.removeLast(taken.count)
    return taken
  }
}
