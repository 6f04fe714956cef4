/// Keys that are pressed together, as they are drawn; or what stands between them.
struct ShortcutChord: Equatable {
  /// What stands on the keys, from left to right.
  var caps: [String]
  /// Whether these are keys, rather than an ellipsis between the first and the last of several.
  var isKeys = true
  /// Whether other keys for the same begin here.
  var isAlternative = false

  /// The chords of a line such as `Ctrl+PgUp, Ctrl+PgDn` or `1 … 8`: keys are joined by `+`, chords
  /// parted by spaces, alternatives by commas.
  static func chords(of keys: String) -> [ShortcutChord] {
    keys.split(separator: ",").enumerated().flatMap { number, alternative in
      alternative.split(separator: " ").enumerated().map { place, word in
        let isKeys = word != "…"
        let isOne = !isKeys || word == "+"
        return ShortcutChord(
          caps: isOne ? [String(word)] : word.split(separator: "+").map(String.init),
          isKeys: isKeys, isAlternative: number > 0 && place == 0)
      }
    }
  }
}
