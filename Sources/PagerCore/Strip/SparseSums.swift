/// The running sums of a long row of numbers most of which are 0.
///
/// A Fenwick tree whose nodes stand in a dictionary: a row of any length costs nothing, each number
/// that is not 0 at most log₂(count) + 1 nodes.
/// Source: Fenwick, *A new data structure for cumulative frequency tables*, 1994.
package struct SparseSums: Equatable, Sendable {
  /// How many numbers there are.
  package let count: Int
  /// The sum of all numbers.
  package private(set) var total = 0.0
  /// Node i (from 1) holds the sum of the lowest-set-bit(i) numbers that end with number i − 1.
  private var nodes: [Int: Double] = [:]

  package init(count: Int) {
    self.count = count
  }

  /// How many nodes are kept.
  package var nodeCount: Int { nodes.count }

  /// Adds `amount` to the number at `index`.
  ///
  /// Complexity: O(log n).
  package mutating func add(_ amount: Double, at index: Int) {
    guard amount != 0 else { return }
    total += amount
    var node = index + 1
    while node > 0, node <= count {
      let sum = nodes[node, default: 0] + amount
      nodes[node] = sum == 0 ? nil : sum
      // Wrapping, so that the step beyond the last node of a row of Int.max ends the loop.
      node &+= node & -node
    }
  }

  /// The sum of the first `length` numbers.
  ///
  /// Complexity: O(log n).
  package func sum(ofFirst length: Int) -> Double {
    guard !nodes.isEmpty else { return 0 }
    var sum = 0.0
    var node = length
    while node > 0 {
      sum += nodes[node] ?? 0
      node &= node - 1
    }
    return sum
  }

  /// The greatest k for which k·unit plus the sum of the first k numbers is at most `limit`.
  ///
  /// Each number plus `unit` must not be negative. Complexity: O(log n).
  package func length(within limit: Double, unit: Double) -> Int {
    var length = 0
    var rest = limit
    var step = count > 0 ? 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount) : 0
    while step > 0 {
      let block = Double(step) * unit + (nodes[length | step] ?? 0)
      if step <= count - length, block <= rest {
        length += step
        rest -= block
      }
      step >>= 1
    }
    return length
  }
}
