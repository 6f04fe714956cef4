/// What the value of a parameter may be.
public indirect enum ParameterKind: Sendable, Equatable {
  /// Any text.
  case string
  /// The path of a file, relative to the deck's folder.
  case path
  /// A number within a range.
  case number(ClosedRange<Double>)
  /// A whole number within a range.
  case integer(ClosedRange<Int>)
  /// Yes or no.
  case bool
  /// A colour: `#RRGGBB`, `#RGB` or one of the names of ``PageColor``, in lower case.
  case color
  /// One of some names.
  case choice([String])
  /// Any number of values of one kind.
  case array(ParameterKind)
  /// Members of their own.
  case object([PageParameter])
  /// Anything.
  case any
}

extension ParameterKind: CustomStringConvertible {
  /// The kind as a message and a table name it, with its article.
  public var description: String {
    switch self {
    case .string: "a string"
    case .path: "a path"
    case .number(let range): "a number\(Self.text(range.lowerBound, range.upperBound))"
    case .integer(let range):
      "a whole number\(Self.text(Double(range.lowerBound), Double(range.upperBound)))"
    case .bool: "true or false"
    case .color: "a color (#RRGGBB or \(DeckColor.names.joined(separator: ", ")))"
    case .choice(let names): "one of \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .array(let kind): "an array, each element \(kind)"
    case .object: "an object"
    case .any: "any value"
    }
  }

  private static func text(_ least: Double, _ most: Double) -> String {
    switch (least.isWritten, most.isWritten) {
    case (true, true): " from \(least.shortText) to \(most.shortText)"
    case (true, false): " of at least \(least.shortText)"
    case (false, true): " of at most \(most.shortText)"
    case (false, false): ""
    }
  }
}

extension Double {
  /// Whether the number is a limit that a person set, not one of the type's own.
  var isWritten: Bool { abs(self) < 0x1p53 }

  /// The number without a fraction if it is a whole one.
  var shortText: String { Int(exactly: self).map(String.init) ?? String(self) }
}
