/// An invented place; everything about it follows from its number.
struct Place: Equatable {
  /// Its number, from 1.
  let number: Int
  /// Its name.
  let name: String
  /// What kind of place it is, how many live there, and how high above the sea.
  let facts: String
  /// What is told of it: none to three sentences.
  let story: String
  /// The number of its colour, 0…5.
  let color: Int

  /// Invents the place with this number.
  init(number: Int) {
    var dice = Dice(number: number)
    self.number = number
    name =
      dice.pick(PlaceWords.beginnings) + dice.pick(PlaceWords.middles)
      + dice.pick(PlaceWords.ends)
    color = dice.roll(6)
    let kind = dice.pick(PlaceWords.kinds)
    let people = kind.fewest + dice.roll(kind.most - kind.fewest)
    facts = "\(kind.name) · \(grouped(people)) people · \(4 + dice.roll(900)) m"
    let sentences = (0..<dice.roll(4)).map { _ in dice.roll(PlaceWords.sentences.count) }
    let different = sentences.enumerated().filter { !sentences[..<$0.offset].contains($0.element) }
    story = different.map { PlaceWords.sentences[$0.element] }.joined(separator: " ")
  }
}
