nonisolated extension Character {
  /// What is drawn for the character: a space for a control character, nothing for one that does
  /// not show, and no more marks than a person could tell apart.
  var drawn: String? {
    guard let first = unicodeScalars.first else { return nil }
    if first.isControl { return " " }
    guard unicodeScalars.contains(where: { !$0.properties.isDefaultIgnorableCodePoint }) else {
      return nil
    }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(32)))
  }

  /// Whether the character asks for its coloured form.
  ///
  /// Digits, © and ☃ do so only with U+FE0F.
  /// https://www.unicode.org/reports/tr51/#Presentation_Style
  var isEmojiPresentation: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    let rest = unicodeScalars.dropFirst()
    guard let second = rest.first else { return first.properties.isEmojiPresentation }
    if second == "\u{FE0E}" { return false }
    return first.properties.isEmojiPresentation || rest.contains(where: \.asksForEmoji)
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether it stands for a break or a command rather than for something to see.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  // Variation selector 16, zero-width joiner, enclosing keycap, skin tone.
  fileprivate var asksForEmoji: Bool {
    self == "\u{FE0F}" || self == "\u{200D}" || self == "\u{20E3}" || properties.isEmojiModifier
  }

  /// Whether it chooses between the plain and the coloured form of the character before it.
  var choosesPresentation: Bool { self == "\u{FE0E}" || self == "\u{FE0F}" }
}
