/// The way a character runs, as far as one line needs it.
nonisolated enum TextDirection: Hashable, Sendable {
  /// A letter of a script written from left to right.
  case left
  /// A letter of a script written from right to left.
  case right
  /// A digit: read from left to right wherever it stands.
  case number
  /// A space, a sign or a picture: goes with its neighbours.
  case neutral

  /// The way `text`, one character, runs.
  init(of text: String, in system: WritingSystem?) {
    guard let first = text.unicodeScalars.first else {
      self = .neutral
      return
    }
    switch first.properties.generalCategory {
    case .decimalNumber: self = .number
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      self = system?.isRightToLeft == true ? .right : .left
    default: self = .neutral
    }
  }

  /// The stretches of a line that are laid out from right to left, in order.
  ///
  /// Each goes from one letter written that way to the last one, or number, before the next letter
  /// of the other way. The line itself runs from left to right. This is what the bidirectional
  /// algorithm gives for a line without brackets around mixed text and without explicit marks.
  static func rightToLeftSpans(_ directions: [TextDirection]) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    var start: Int?
    var end = 0
    for (index, direction) in directions.enumerated() {
      switch direction {
      case .right:
        start = start ?? index
        end = index + 1
      case .number: end = index + 1
      case .left:
        if let first = start { spans.append(first..<end) }
        start = nil
      case .neutral: break
      }
    }
    if let start { spans.append(start..<end) }
    return spans
  }
}
