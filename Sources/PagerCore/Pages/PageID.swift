/// What makes a page the same page when the deck changes around it.
public struct PageID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name; unique within a deck.
  public let rawValue: String

  /// Creates the identity with this name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the identity with the literal as its name.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The name.
  public var description: String { rawValue }
}
