import PagerTestSupport
import Testing

@testable import PagerCore

@Suite struct SparseSumsTests {
  @Test(arguments: 0..<50)
  func `sums equal those of a plain array`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...70, using: &generator)
    var plain = Array(repeating: 0.0, count: count)
    var sums = SparseSums(count: count)

    for _ in 0..<count {
      let index = Int.random(in: 0..<count, using: &generator)
      let amount = Double(Int.random(in: -40...40, using: &generator))
      plain[index] += amount
      sums.add(amount, at: index)
    }

    #expect(sums.total == plain.reduce(0, +))
    for length in 0...count {
      #expect(sums.sum(ofFirst: length) == plain.prefix(length).reduce(0, +))
    }
  }

  @Test(arguments: 0..<50)
  func `the length within a limit is the greatest that fits`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...70, using: &generator)
    var sums = SparseSums(count: count)
    for index in 0..<count {
      sums.add(Double(Int.random(in: -9...40, using: &generator)), at: index)
    }
    let limit = Double.random(in: -10...2_000, using: &generator)

    let length = sums.length(within: limit, unit: 10)

    func reach(_ length: Int) -> Double { Double(length) * 10 + sums.sum(ofFirst: length) }
    #expect(length == 0 || reach(length) <= limit)
    #expect(length == count || reach(length + 1) > limit)
  }

  @Test(arguments: [0, 1, 1_000_000, Int.max])
  func `a row of any length is empty at first`(count: Int) {
    let sums = SparseSums(count: count)

    #expect(sums.nodeCount == 0)
    #expect(sums.sum(ofFirst: count) == 0)
    #expect(sums.length(within: -1, unit: 1) == 0)
    #expect(sums.length(within: .greatestFiniteMagnitude, unit: 1) == count)
  }

  @Test func `the last number of the longest row can be changed`() {
    var sums = SparseSums(count: .max)

    sums.add(3, at: .max - 1)

    #expect(sums.sum(ofFirst: .max) == 3)
    #expect(sums.sum(ofFirst: .max - 1) == 0)
  }

  @Test func `what is taken back leaves nothing behind`() {
    var sums = SparseSums(count: 1_000)

    sums.add(5, at: 7)
    sums.add(-5, at: 7)

    #expect(sums == SparseSums(count: 1_000))
  }
}
