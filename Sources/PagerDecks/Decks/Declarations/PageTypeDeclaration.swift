/// A page type as a deck sees it: its name and its parameters.
public struct PageTypeDeclaration: Sendable, Equatable {
  /// The registered name.
  public var name: String
  /// What its pages show, in one phrase.
  public var meaning: String
  /// Its parameters, in the order in which they are explained.
  public var parameters: [PageParameter]
  /// Parameters of which a page gives at most one; the first that is given counts.
  public var alternatives: [String]
  /// Whether other parameters than these are handed on as they are.
  public var isOpen: Bool

  /// Creates the declaration of the type registered as `name`.
  public init(
    _ name: String, _ meaning: String, _ parameters: [PageParameter] = [],
    alternatives: [String] = [], isOpen: Bool = false
  ) {
    self.name = name
    self.meaning = meaning
    self.parameters = parameters
    self.alternatives = alternatives
    self.isOpen = isOpen
  }

  /// A type that declares nothing: every parameter is handed on as it is.
  public static func undeclared(_ name: String) -> PageTypeDeclaration {
    PageTypeDeclaration(name, "A page of the program's own.", isOpen: true)
  }
}

extension PageTypeDeclaration {
  /// The keys that every page has, whatever its type.
  public static let common = [
    PageParameter("type", .string, isRequired: true, "The name of the page type."),
    PageParameter("title", .string, "The title in the strip; else the file's name, or the type."),
    PageParameter("id", .string, "What makes the page the same page when the deck changes."),
  ]
}
