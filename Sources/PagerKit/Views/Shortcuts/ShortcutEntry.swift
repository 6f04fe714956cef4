/// What some keys do, and the keys, those of each group in a line.
struct ShortcutEntry: Equatable {
  /// What they do.
  var meaning: String
  /// The keys.
  var lines: [[ShortcutChord]]

  /// The entries of a map: groups in a row that mean the same are one.
  static func entries(of keyMap: KeyMap) -> [ShortcutEntry] {
    var entries: [ShortcutEntry] = []
    for group in keyMap.groups {
      let meaning = group.meaning.prefix(1).uppercased() + group.meaning.dropFirst()
      let chords = ShortcutChord.chords(of: group.keys)
      if entries.last?.meaning == meaning {
        entries[entries.count - 1].lines.append(chords)
      } else {
        entries.append(ShortcutEntry(meaning: meaning, lines: [chords]))
      }
    }
    return entries
  }
}
