/// The form in which a title is shown.
enum TitleText {
  /// The title as one line: line breaks, tabs and other control characters become single spaces.
  static func plain(_ title: String) -> String {
    let isPlain = title.unicodeScalars.allSatisfy { !isControl($0) }
    guard !isPlain else { return title }
    var plain = ""
    for character in title {
      let isBreak = character.unicodeScalars.contains(where: isControl)
      guard !isBreak || plain.last != " " else { continue }
      plain.append(isBreak ? " " : character)
    }
    return plain
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.value == 0x2028
      || scalar.value == 0x2029
  }
}
