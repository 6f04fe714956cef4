/// Leaves out what a failure does not need.
enum Shortening {
  /// A part of `items`, in order, that still fails, and of which nothing can be left out alone.
  ///
  /// Halves are tried first, then smaller and smaller pieces: delta debugging.
  @MainActor
  static func shortest<Item>(
    _ items: [Item], fails: @MainActor ([Item]) async -> Bool
  ) async -> [Item] {
    var left = items
    var piece = max(1, left.count / 2)
    while true {
      let before = left.count
      var start = 0
      while start < left.count {
        let rest = Array(left[..<start]) + left[min(start + piece, left.count)...]
        if await fails(rest) { left = rest } else { start += piece }
      }
      if piece == 1, left.count == before { return left }
      piece = max(1, piece / 2)
    }
  }
}
