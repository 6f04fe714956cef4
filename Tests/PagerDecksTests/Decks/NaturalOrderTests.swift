import PagerCore
import PagerTestSupport
import Testing

@testable import PagerDecks

@Suite struct NaturalOrderTests {
  @Test(arguments: [
    ["file2", "file10"], ["a", "B", "c"], ["01", "1", "2"], ["a1b9", "a1b10"], ["a", "a1", "ab"],
    ["x99999999999999999999998", "x99999999999999999999999"], ["a 2", "a 10", "a10"], ["", "0"],
  ])
  func `names come in the order that people expect`(names: [String]) {
    #expect(NaturalOrder.sorted(names.reversed()) == names)
  }

  @Test(arguments: 0..<100)
  func `the order is total`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let names = (0..<3).map { _ in
      String(
        (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in
          "aAbB019 é".randomElement(using: &random)
        })
    }
    let (a, b, c) = (names[0], names[1], names[2])

    #expect(a == b || NaturalOrder.precedes(a, b) != NaturalOrder.precedes(b, a))
    #expect(!NaturalOrder.precedes(a, a))
    guard NaturalOrder.precedes(a, b), NaturalOrder.precedes(b, c) else { return }
    #expect(NaturalOrder.precedes(a, c))
  }

  @Test func `a folder of many files finds each of them without a table`() {
    let names = (0..<2_000).map { "file \($0).txt" }
    let source = FolderSource(folder: "/folder", names: names.shuffled())

    for index in stride(from: 0, to: names.count, by: 97) {
      #expect(source.title(at: index) == names[index])
      #expect(source.index(of: source.identity(at: index)) == index)
    }
    #expect(source.index(of: "file") == nil && source.index(of: "zzz") == nil)
  }
}
