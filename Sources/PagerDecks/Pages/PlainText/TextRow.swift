import PagerGraphics
import PagerKit

/// A row of a text as it is shown: tabs become spaces, control characters one space each.
struct TextRow: Equatable {
  /// What is shown.
  let characters: [Character]
  /// For each shown character which of the row's own it is, and at last how many those are; nothing
  /// if they are the same.
  private let origins: [Int]?

  /// Creates the row of `text`, in which tab stops lie `tab` characters apart.
  init(_ text: String, tab: Int) {
    guard text.contains(where: { $0 == "\t" || $0.isControl }) else {
      characters = Array(text)
      origins = nil
      return
    }
    var (shown, origins): ([Character], [Int]) = ([], [])
    for (index, character) in text.enumerated() {
      let count = character == "\t" ? tab - shown.count % tab : 1
      let isBlank = character == "\t" || character.isControl
      shown += Array(repeating: isBlank ? " " : character, count: count)
      origins += Array(repeating: index, count: count)
    }
    characters = Array(String(shown))
    self.origins = Self.joined(origins, of: shown, in: characters) + [text.count]
  }

  /// The origins of `characters`, which are those of `shown` in a row: an accent that a control
  /// character kept apart is one character with the space in its place.
  private static func joined(
    _ origins: [Int], of shown: [Character], in characters: [Character]
  ) -> [Int] {
    guard characters.count < shown.count else { return origins }
    var place = 0
    return characters.map { character in
      let origin = origins[min(place, origins.count - 1)]
      var left = character.unicodeScalars.count
      while left > 0, place < shown.count {
        left -= shown[place].unicodeScalars.count
        place += 1
      }
      return origin
    }
  }

  /// How many characters the row itself has.
  var length: Int { origins?.last ?? characters.count }

  /// Which of the row's own characters is shown at `index`.
  func origin(of index: Int) -> Int {
    let index = min(max(0, index), characters.count)
    return origins?[index] ?? index
  }

  /// Where the row's own character `origin` is shown.
  func place(of origin: Int) -> Int {
    guard let origins else { return min(max(0, origin), characters.count) }
    return origins.firstIndex { $0 >= origin } ?? characters.count
  }

  /// The word around a shown character: letters and digits, else what is of the same kind.
  func word(at index: Int) -> Range<Int> {
    guard !characters.isEmpty else { return 0..<0 }
    let index = min(max(0, index), characters.count - 1)
    let kind = characters[index].wordKind
    let start = characters[..<index].lastIndex { $0.wordKind != kind }.map { $0 + 1 } ?? 0
    let end = characters[index...].firstIndex { $0.wordKind != kind } ?? characters.count
    return start..<end
  }
}

extension Character {
  fileprivate var isControl: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.value < 0x20 || (0x7F..<0xA0).contains(first.value) || isNewline
  }

  fileprivate var wordKind: Int {
    if isLetter || isNumber || self == "_" { return 0 }
    return isWhitespace ? 1 : 2
  }
}
