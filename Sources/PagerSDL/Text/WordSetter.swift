import PagerGraphics

/// Sets long lines word by word, from pictures that are kept: SDL_ttf draws every character anew
/// for each part of a pixel it may begin at, which takes ten times as long as shaping the line.
///
/// Words begin within an eighth of a pixel of where SDL_ttf puts them; what is in a word is
/// SDL_ttf's. Only the kerning of a space with the letters beside it is left out.
nonisolated final class WordSetter {
  /// A word and where its pen begins, in pixels from the start of the line.
  private struct PlacedWord {
    let text: String
    let pen: Double
  }

  private struct PictureKey: Hashable {
    let text: String
    let phase: Int
  }

  private let font: SizedFont
  private let ruler: WordRuler
  private let phases: [WordPhase]
  /// The ways from words to the next, with the space between.
  private var cells = BoundedCache<String, Double>(capacity: 256 << 10)
  private var pictures = BoundedCache<PictureKey, WordPicture>(capacity: 1 << 20)

  /// Sets in `font`, whose words `ruler` measures; none for a font whose spaces leave some parts of
  /// a pixel out.
  init?(font: SizedFont, ruler: WordRuler) {
    guard let phases = WordPhase.all(blank: Self.blank(of: font)) else { return nil }
    self.font = font
    self.ruler = ruler
    self.phases = phases
  }
}

nonisolated extension WordSetter {
  /// The advance of `text`, in pixels.
  func advance(of text: String) -> Int {
    width(of: words(of: text))
  }

  /// The picture of `text`, and the column of its left edge from the pen; none if a word cannot be
  /// set by itself.
  func mask(of text: String) -> (mask: CoverageMask, x: Int, advance: Int)? {
    let words = words(of: text)
    let advance = width(of: words)
    var placed: [(picture: WordPicture, x: Int)] = []
    var (left, right) = (0, advance)
    for word in words where !word.text.isEmpty {
      guard let next = picture(of: word) else { return nil }
      placed.append(next)
      left = min(left, next.x)
      right = max(right, next.x + next.picture.width)
    }
    let (width, height) = (right - left, font.height)
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      buffer.initialize(repeating: 0)
      count = width * height
      for word in placed { word.picture.add(to: buffer, x: word.x - left, width: width) }
    }
    return (CoverageMask(width: width, height: height, bytes: bytes), left, advance)
  }

  private func words(of text: String) -> [PlacedWord] {
    var pen = 0.0
    return text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map {
      let word = PlacedWord(text: String(Substring($0)), pen: pen)
      pen += cell(of: word.text)
      return word
    }
  }

  private func width(of words: [PlacedWord]) -> Int {
    guard let last = words.last else { return 0 }
    let extent = last.text.isEmpty ? 0 : ruler.extent(of: last.text)
    // A sum of parts may lie a hair above a whole number.
    return max(0, Int((last.pen + extent - 1e-6).rounded(.up)))
  }

  private func cell(of word: String) -> Double {
    if let known = cells.value(for: word) { return known }
    let cell = ruler.advance(of: word + " ")
    cells.insert(cell, for: word, cost: 64 + word.utf8.count)
    return cell
  }

  // Not the ruler's: what the font rounds it to counts as often as there are spaces in a phase.
  private static func blank(of font: SizedFont) -> Double {
    let count = 64
    return Double(font.advance(of: String(repeating: " ", count: count))) / Double(count)
  }

  private func picture(of word: PlacedWord) -> (picture: WordPicture, x: Int)? {
    let (phase, x) = WordPhase.best(of: phases, pen: word.pen)
    let key = PictureKey(text: word.text, phase: phase)
    if let picture = pictures.value(for: key) { return (picture, x + picture.left) }
    guard let picture = WordPicture(of: word.text, after: phases[phase], font) else { return nil }
    pictures.insert(picture, for: key, cost: picture.cost)
    return (picture, x + picture.left)
  }
}

nonisolated extension String {
  /// Texts of fewer bytes are drawn as one, as most titles are, which grow and are looked at
  /// closely.
  private static var leastSetByWords: Int { 24 }

  /// Whether a line is long and of a script in which words that are parted by spaces do not change
  /// each other: Latin, Greek or Cyrillic without marks that would combine with a space.
  var isSetByWords: Bool {
    utf8.count >= Self.leastSetByWords
      && unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x20...0x24F, 0x370...0x482, 0x48A...0x52F, 0x2010...0x2027, 0x2030...0x203A, 0x20AC:
          true
        default: false
        }
      }
  }
}
