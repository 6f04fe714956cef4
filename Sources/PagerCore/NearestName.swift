/// The name of `names` that `name` is probably a misspelling of; nil when none is similar.
///
/// Letters' case is ignored. Similar means that at most half of the longer name's letters differ:
/// each missing, added or exchanged letter and each pair of swapped neighbours counts once. Of
/// equally similar names the first is returned. Complexity: O(length of both) for each name.
public func nearest(_ name: String, in names: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased())
  var best: (name: String, distance: Int)?
  for candidate in names {
    let letters = Array(candidate.lowercased())
    let distance = editDistance(wanted, letters)
    guard distance <= max(wanted.count, letters.count) / 2 else { continue }
    if best.map({ distance < $0.distance }) ?? true {
      best = (candidate, distance)
    }
  }
  return best?.name
}

/// How many letters to insert, delete, exchange or swap with their neighbour to get from one word
/// to the other.
///
/// Source: Damerau, *A technique for computer detection and correction of spelling errors*, 1964,
/// in the form that touches no letter twice (optimal string alignment).
func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let exchanged = last[column] + (first[row] == second[column] ? 0 : 1)
      var steps = min(exchanged, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        steps = min(steps, beforeLast[column - 1] + 1)
      }
      current.append(steps)
    }
    (beforeLast, last) = (last, current)
  }
  return last[second.count]
}
