import PagerCore

/// Finds out about JSON without pages whether it was meant as a deck.
struct MissingPages {
  /// Keys that other files seldom have.
  private static let telling = ["title", "look", "theme", "strip"]

  /// The member that is probably meant to be the pages.
  private let misspelt: JSONNode.Member?
  private let root: JSONNode

  /// Looks at the value of a whole file.
  init(in root: JSONNode) {
    self.root = root
    let known = DeckKeys.settings.map(\.name)
    let lists = (root.members ?? []).filter {
      // Names that long are no misspellings, and comparing them takes long.
      $0.node.elements != nil && $0.key.utf8.count <= 64 && !known.contains($0.key)
    }
    let name = nearest(DeckKeys.pages, in: lists.lazy.map(\.key))
    misspelt = lists.first { $0.key == name }
  }

  /// Whether the file has a key of decks, or a list of what look like pages.
  var isMeantAsDeck: Bool {
    Self.telling.contains { root[$0] != nil }
      || misspelt?.node.elements?.contains { $0["type"] != nil } == true
  }

  /// What is wrong, without the place.
  var message: String {
    let hint = misspelt.map {
      ": unknown key \"\($0.key.shortened)\", did you mean \"\(DeckKeys.pages)\"?"
    }
    return "\"\(DeckKeys.pages)\" is missing\(hint ?? "")"
  }

  /// Where that is told, in bytes.
  var offset: Int { misspelt?.offset ?? root.offset }
}
