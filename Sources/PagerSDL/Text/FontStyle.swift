import PagerGraphics

/// The part of a font that decides which files serve it: everything but the size.
nonisolated struct FontStyle: Hashable, Sendable {
  /// The family asked for.
  let family: Font.Family
  /// Whether heavy strokes are asked for.
  let isBold: Bool

  /// Whether leaning letters are asked for.
  let isItalic: Bool

  /// The style of `font`.
  init(_ font: Font) {
    family = font.family
    isBold = font.weight == .bold
    isItalic = font.slant == .italic
  }

  /// The family as fontconfig calls it.
  var genericFamily: String {
    switch family {
    case .interface: "sans-serif"
    case .monospaced: "monospace"
    }
  }
}
