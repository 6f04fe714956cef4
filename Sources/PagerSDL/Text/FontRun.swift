/// A part of a line that one font draws.
nonisolated struct FontRun {
  /// The characters, in the order they are read.
  var text: String
  /// The font.
  let face: FontFace
  /// The script, which decides the direction.
  let system: WritingSystem?

  /// Whether `other` can be drawn in one go with this: the characters shape each other.
  func joins(_ other: FontRun) -> Bool {
    !face.isColor && face == other.face && system == other.system
  }
}
