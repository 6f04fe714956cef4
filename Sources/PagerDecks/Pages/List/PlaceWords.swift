/// What places are invented from.
enum PlaceWords {
  /// A kind of place and how many people live in one.
  struct Kind {
    var name: String
    var fewest: Int
    var most: Int
  }

  static let beginnings = [
    "Al", "Ash", "Bar", "Bel", "Bram", "Cal", "Cor", "Dun", "El", "Fal", "Gar", "Hal", "Hazel",
    "Is", "Kel", "Lin", "Mar", "Nor", "Oak", "Pel", "Ros", "Sel", "Tam", "Thorn", "Ul", "Ver",
    "Wil", "Win", "Yar", "Zen",
  ]
  static let middles = ["", "", "a", "en", "er", "i", "in", "o", "ley"]
  static let ends = [
    "bourne", "bridge", "burgh", "by", "combe", "dale", "field", "ford", "gate", "ham", "haven",
    "holm", "minster", "mouth", "stead", "ton", "wick", "worth",
  ]
  static let kinds = [
    Kind(name: "Hamlet", fewest: 12, most: 180), Kind(name: "Village", fewest: 200, most: 2400),
    Kind(name: "Village", fewest: 200, most: 2400), Kind(name: "Port", fewest: 900, most: 40_000),
    Kind(name: "Market town", fewest: 3000, most: 18_000),
    Kind(name: "Town", fewest: 8000, most: 90_000),
    Kind(name: "City", fewest: 110_000, most: 900_000),
  ]
  static let sentences = [
    "Known for its pears, which ripen late and keep until spring.",
    "The ferry leaves twice a day, three times when there is a market.",
    "A stone bridge of nine arches crosses the river below the mill.",
    "Its library lends umbrellas as well as books.",
    "The night train stops here for a minute, and nobody remembers why.",
    "On clear days the islands can be seen from the church tower.",
    "The baker opens at four.",
    "Half of the houses are blue.",
    "There is a museum of locks and another one of keys.",
    "Every second year the lake freezes and the school moves onto it.",
    "The road ends here.",
    "Salt was won here for six hundred years; the pans are gardens now.",
    "The town clock is four minutes slow and is loved for it.",
    "Two rivers meet under the station.",
    "The wind has bent all trees on the ridge the same way.",
    "The first snow is celebrated with pancakes, whenever it comes.",
    "A tram runs up the hill and a slide runs down.",
    "People come for the silence and stay for the cheese.",
    "Its lighthouse stands eleven kilometres from the sea.",
    "A bell rings whenever a ship has come in safely.",
    "Its maps are drawn with the south on top.",
    "Three generations of the same family have kept the swans.",
    "The old railway is a cycle path, and the tunnels are lit.",
    "Nobody locks a bicycle.",
    "The harbour master paints a picture of every storm.",
    "There are more violins than people.",
    "In August the streets smell of drying herbs.",
    "The school has one classroom and a telescope.",
    "A spring in the square runs warm all winter.",
    "The weaving mill still works by water, on Thursdays.",
    "Its football club has not lost at home since it was founded, in spring.",
    "The lower town floods gently, and everybody owns boots.",
    "The orchestra rehearses in the boathouse.",
  ]
}
