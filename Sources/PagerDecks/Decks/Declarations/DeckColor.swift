public import PagerGraphics

/// The colours that a deck can write.
public enum DeckColor {
  /// The names of ``PageColor`` in lower case.
  public static let names = PageColor.allCases.map { $0.rawValue.lowercased() }

  /// The colour written as `#RRGGBB`, `#RGB` or one of ``names``; nothing if it is none.
  public static func color(_ text: String) -> Color? {
    if let named = PageColor.allCases.first(where: { $0.rawValue.lowercased() == text }) {
      return named.color
    }
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst()
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    switch digits.count {
    case 3: return UInt32(digits.map { "\($0)\($0)" }.joined(), radix: 16).map { Color(hex: $0) }
    case 6: return UInt32(digits, radix: 16).map { Color(hex: $0) }
    default: return nil
    }
  }
}
