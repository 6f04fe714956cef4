/// What the text of a file turned out to be.
enum DeckReading: Sendable {
  /// A deck.
  case deck(Deck)
  /// JSON without pages: what is wrong with it if it is a deck, and whether it seems to be one.
  case other(DeckProblem, isMeantAsDeck: Bool)

  /// The deck, if it is one.
  var deck: Deck? {
    guard case .deck(let deck) = self else { return nil }
    return deck
  }
}
