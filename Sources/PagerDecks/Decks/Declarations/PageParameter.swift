public import PagerCore

/// One parameter of a page type, or one key of a deck: declared once, from which reading, checking,
/// the schema and the documentation follow.
public struct PageParameter: Sendable, Equatable {
  /// The key in the deck.
  public var name: String
  /// What its value may be.
  public var kind: ParameterKind
  /// Whether a page without it is an error.
  public var isRequired: Bool
  /// The value where the deck gives none; nothing where the type decides.
  public var standard: PageValue?
  /// What it means, in one phrase.
  public var meaning: String

  /// Creates a parameter that may be left out, unless it `isRequired`.
  public init(
    _ name: String, _ kind: ParameterKind, isRequired: Bool = false, standard: PageValue? = nil,
    _ meaning: String
  ) {
    self.name = name
    self.kind = kind
    self.isRequired = isRequired
    self.standard = standard
    self.meaning = meaning
  }
}
