import CFontconfig

/// A fontconfig pattern: a question for a font, or the description of one.
nonisolated final class FontPattern {
  private let pointer: OpaquePointer

  /// Takes over a pattern with one reference.
  init(owning pointer: OpaquePointer) {
    self.pointer = pointer
  }

  /// The question for a font of the first of `families` there is.
  ///
  /// The language is always given: fontconfig would otherwise add the locale's, and the interface
  /// would be in another font for every user.
  init?(families: [String], language: String, isBold: Bool, isItalic: Bool = false) {
    guard let created = FcPatternCreate() else { return nil }
    pointer = created
    for family in families { FcPatternAddString(pointer, FC_FAMILY, family) }
    FcPatternAddString(pointer, FC_LANG, language)
    FcPatternAddInteger(pointer, FC_WEIGHT, isBold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR)
    FcPatternAddInteger(pointer, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcConfigSubstitute(nil, pointer, FcMatchPattern)
    FcDefaultSubstitute(pointer)
  }

  deinit {
    FcPatternDestroy(pointer)
  }
}

nonisolated extension FontPattern {
  /// The description of face `index` of `file`; none if the file is no font.
  static func describing(file: String, index: Int) -> FontPattern? {
    var faces: Int32 = 0
    return FcFreeTypeQuery(file, UInt32(clamping: index), nil, &faces)
      .map(FontPattern.init(owning:))
  }

  /// The font that answers the question best.
  func bestMatch() -> FontPattern? {
    var result = FcResultNoMatch
    return FcFontMatch(nil, pointer, &result).map(FontPattern.init(owning:))
  }

  /// The fonts that answer the question, best first, without those that add no character.
  func matches() -> [FontPattern] {
    var result = FcResultNoMatch
    guard let set = FcFontSort(nil, pointer, FcBool(FcTrue), nil, &result) else { return [] }
    defer { FcFontSetDestroy(set) }
    return (0..<Int(set.pointee.nfont)).compactMap { index in
      guard let font = set.pointee.fonts[index] else { return nil }
      FcPatternReference(font)
      return FontPattern(owning: font)
    }
  }

  /// The first string of `property`.
  func string(_ property: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pointer, property, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  /// The first integer of `property`.
  func integer(_ property: String) -> Int? {
    var value: Int32 = 0
    guard FcPatternGetInteger(pointer, property, 0, &value) == FcResultMatch else { return nil }
    return Int(value)
  }

  /// The first truth value of `property`; false without one.
  func bool(_ property: String) -> Bool {
    var value = FcBool(FcFalse)
    return FcPatternGetBool(pointer, property, 0, &value) == FcResultMatch && value != 0
  }

  /// Whether the font has a picture for the character.
  func has(_ scalar: Unicode.Scalar) -> Bool {
    var set: OpaquePointer?
    guard FcPatternGetCharSet(pointer, FC_CHARSET, 0, &set) == FcResultMatch, let set else {
      return false
    }
    return FcCharSetHasChar(set, scalar.value) != 0
  }
}
