/// A parameter of a page, as a deck can write it.
public enum PageValue: Hashable, Sendable {
  /// No value.
  case null
  /// Yes or no.
  case bool(Bool)
  /// Any number.
  case number(Double)
  /// Text.
  case string(String)
  /// Values in order.
  case array([PageValue])
  /// Values by name.
  case object([String: PageValue])
}

extension PageValue {
  /// The text, if it is one.
  public var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The number, if it is one.
  public var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }
}
