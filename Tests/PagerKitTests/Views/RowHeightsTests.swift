import PagerTestSupport
import Testing

@testable import PagerKit

@Suite struct RowHeightsTests {
  @Test(arguments: 0..<50 as Range<UInt64>)
  func `sums are those of a plain array`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...60, using: &generator)
    var plain = Array(repeating: 20.0, count: count)
    var heights = RowHeights(count: count, estimate: 19.2, isExact: false)

    for _ in 0..<40 {
      let row = Int.random(in: 0..<count, using: &generator)
      plain[row] = Double(Int.random(in: 1...50, using: &generator))
      heights.set(plain[row] - 0.4, of: row)
    }

    #expect(heights.total == plain.reduce(0, +))
    for row in 0..<count {
      let top = plain[..<row].reduce(0, +)
      #expect(heights.top(of: row) == top)
      #expect(heights.height(of: row) == plain[row])
      #expect(heights.row(at: top) == row)
      #expect(heights.row(at: top + plain[row] - 1) == row)
      #expect(heights.rows(from: top, to: top + 1) == row..<row + 1)
    }
    #expect(heights.rows(from: -50, to: 1e9) == 0..<count)
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
  func `no height traps`(height: Double) {
    var heights = RowHeights(count: 3, estimate: height, isExact: false)
    heights.set(height, of: 1)

    #expect(heights.total == 3)
    #expect(heights.rows(from: 0, to: 0).isEmpty)
    #expect(heights.rows(from: 3, to: 9).isEmpty)
    #expect(RowHeights(count: 0, estimate: 1, isExact: true).rows(from: 0, to: 9).isEmpty)
  }
}
