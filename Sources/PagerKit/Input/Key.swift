/// A key by the name that SDL gives it: `Left`, `PageUp`, `Space`, `F11`, `Q`, `1`.
public struct Key: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String

  /// Creates the key of this name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the key of this name.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}
