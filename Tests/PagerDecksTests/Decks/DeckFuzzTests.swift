import PagerCore
import PagerTestSupport
import Testing

@testable import PagerDecks

@Suite struct DeckFuzzTests {
  private let good = """
    {"version": 1, "title": "Deck", "look": "scale", "theme": "dark", "lang": "zh-Hans",
     "strip": {"widths": "equal", "parking": "pivot", "pivot": 0.3, "spacing": 4},
     "pages": [
      {"id": "a", "title": "A", "type": "text", "text": "hi", "wrap": false, "tab": 4},
      {"type": "color", "color": "#FF8800"}, {"type": "list", "rows": ["one", "\\u00e9", "红"]},
      {"title": "Picture", "type": "image", "source": "missing.png"}]}
    """

  @Test(arguments: 0..<400)
  func `a deck that was damaged anywhere is refused or read, never more`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(good.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) { damage(&bytes, &random) }

    let outcome = Result { try reader.read(bytes) }

    switch outcome {
    case .success(let deck): expectConsistent(deck)
    case .failure(let failure):
      #expect("\(failure)".hasPrefix("deck.json"))
      #expect(!"\(failure)".contains("\n"))
    }
  }

  @Test(arguments: 0..<200)
  func `random bytes are refused or read`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<Int.random(in: 0...400, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }

    let outcome = Result { try reader.read(bytes) }

    if case .success(let deck) = outcome { expectConsistent(deck) }
  }

  @Test func `the deck that is damaged here is a good one`() throws {
    let deck = try #require(try reader.read(Array(good.utf8)))

    #expect(deck.types == ["text", "color", "list", "broken"])
    #expect(deck.problems.count == 1)
  }

  private var reader: DeckReader {
    DeckReader(file: "deck.json", types: BuiltInPages.declarations, boundary: PathBoundary())
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard let place = bytes.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(Array("{}[]\",:0".utf8).randomElement(using: &random) ?? 0, at: place)
    case 3: bytes.removeLast(bytes.count - place)
    default:
      let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
      bytes.insert(contentsOf: bytes[place..<end], at: place)
    }
  }

  private func expectConsistent(_ deck: Deck?) {
    guard let deck else { return }
    for index in 0..<deck.source.count {
      #expect(deck.source.index(of: deck.source.identity(at: index)) == index)
      #expect(!deck.source.title(at: index).isEmpty)
    }
    let broken = deck.types.count { $0 == "broken" }
    #expect(deck.notices.count { $0.severity == .error && $0.path.hasPrefix("pages[") } == broken)
  }
}
