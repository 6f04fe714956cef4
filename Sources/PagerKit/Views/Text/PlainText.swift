extension String {
  /// The first `limit` characters with spaces for newlines and control characters: fit for one
  /// line.
  ///
  /// Complexity: O(`limit`), however long the text is.
  public func oneLine(limit: Int = 2048) -> String {
    let head = prefix(max(0, limit))
    guard head.contains(where: \.isBreakOrControl) else { return String(head) }
    return String(head.map { $0.isBreakOrControl ? " " : $0 })
  }

  /// The parts between newlines, with spaces for other control characters; at least one.
  ///
  /// A part may be empty.
  var paragraphs: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      $0.contains(where: \.isBreakOrControl)
        ? String($0.map { $0.isBreakOrControl ? " " : $0 }) : String($0)
    }
  }
}

extension Character {
  /// Whether it is a newline or a control character: nothing that a font can draw.
  var isBreakOrControl: Bool {
    guard let first = unicodeScalars.first else { return false }
    return isNewline || first.value < 0x20 || (0x7F..<0xA0).contains(first.value)
  }

  /// Whether a line may end before or after it without a space: Han, kana.
  var isIdeographic: Bool {
    guard let first = unicodeScalars.first else { return false }
    switch first.value {
    case 0x2E80...0x2FFF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD:
      return true
    default:
      return false
    }
  }

  /// Whether it ends something in East Asian text: no line starts with it, any may end with it.
  var isIdeographicEnd: Bool {
    "、。，．：；？！）］｝」』】〕〉》ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々".contains(self)
  }

  /// Whether no line may start with it.
  var isNeverFirst: Bool { isIdeographicEnd || "’”…".contains(self) }
}
