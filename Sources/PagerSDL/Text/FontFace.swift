import CFontconfig

/// A face of a font file: what it is and which characters it has, without being open.
nonisolated final class FontFace {
  /// The path of the file.
  let file: String
  /// The number of the face in the file; the faces of Chinese, Japanese and Korean share one.
  let index: Int
  /// The name of the family.
  let family: String
  /// Whether its characters bring their own colours.
  let isColor: Bool
  /// Whether its strokes are to be thickened, since it is asked for in bold and is not.
  let isThickened: Bool
  /// Whether it has every printable ASCII character.
  private(set) lazy var hasASCII = (0x20...0x7E).allSatisfy {
    pattern.has(Unicode.Scalar(UInt8($0)))
  }
  private let pattern: FontPattern

  /// Creates the face that `pattern` describes; none if that names no file.
  init?(_ pattern: FontPattern, wantsBold: Bool) {
    guard let file = pattern.string(FC_FILE) else { return nil }
    self.file = file
    self.pattern = pattern
    index = pattern.integer(FC_INDEX) ?? 0
    family = pattern.string(FC_FAMILY) ?? file
    isColor = pattern.bool(FC_COLOR)
    let weight = pattern.integer(FC_WEIGHT) ?? Int(FC_WEIGHT_REGULAR)
    isThickened = wantsBold && !isColor && weight < Int(FC_WEIGHT_DEMIBOLD)
  }
}

nonisolated extension FontFace {
  /// Whether the face has all of `scalars` that show; those that only steer shaping need no
  /// picture.
  func has(_ scalars: String.UnicodeScalarView) -> Bool {
    scalars.allSatisfy(covers)
  }

  /// Whether the character needs no picture or has one.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    pattern.has(scalar) || scalar.properties.isDefaultIgnorableCodePoint
  }
}

nonisolated extension FontFace: Hashable {
  /// Whether both draw the same.
  static func == (first: FontFace, second: FontFace) -> Bool {
    first === second
      || first.index == second.index && first.isThickened == second.isThickened
        && first.file == second.file
  }

  /// Feeds what is drawn into `hasher`.
  func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(isThickened)
    hasher.combine(file)
  }
}
