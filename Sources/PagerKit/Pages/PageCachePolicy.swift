/// How many pages stay alive that are not seen.
public struct PageCachePolicy: Sendable, Equatable {
  /// Pages farther from the selected one than this are let go.
  public var radius: Int
  /// The most pages that live, the visible ones included; at least 1.
  public var count: Int
  /// The most bytes that the pages' costs may add up to.
  public var cost: Int
  /// Whether the neighbours of the selected page are made in quiet moments.
  public var prefetches: Bool

  /// Creates a policy; left out, two neighbours on each side live and the next ones are prepared.
  public init(
    radius: Int = 2, count: Int = 5, cost: Int = 256 << 20, prefetches: Bool = true
  ) {
    self.radius = max(0, radius)
    self.count = max(1, count)
    self.cost = max(0, cost)
    self.prefetches = prefetches
  }
}
