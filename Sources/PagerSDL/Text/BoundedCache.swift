/// A dictionary that forgets what was not asked for lately, so that it stays below a cost.
///
/// Two generations: a value that is found in the old one moves to the young one; when the young
/// one holds half of the capacity it becomes the old one and the old one is dropped. All
/// operations are O(1), and the sum of the costs never exceeds the capacity.
nonisolated struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
  }

  /// The greatest sum of costs.
  let capacity: Int
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0
  private var oldCost = 0

  /// Creates an empty cache that holds at most `capacity`.
  init(capacity: Int) {
    self.capacity = capacity
  }
}

nonisolated extension BoundedCache {
  /// The number of values held.
  var count: Int { young.count + old.count }

  /// The sum of the costs of the values held.
  var cost: Int { youngCost + oldCost }

  /// The value for `key`, if it is still held.
  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    oldCost -= entry.cost
    insert(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  /// Keeps `value`; one that costs more than half of the capacity is not kept.
  mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    remove(key)
    guard cost <= capacity / 2 else { return }
    if youngCost + cost > capacity / 2 { age() }
    young[key] = Entry(value: value, cost: cost)
    youngCost += cost
  }

  private mutating func remove(_ key: Key) {
    if let entry = young.removeValue(forKey: key) { youngCost -= entry.cost }
    if let entry = old.removeValue(forKey: key) { oldCost -= entry.cost }
  }

  private mutating func age() {
    old = young
    oldCost = youngCost
    young = [:]
    youngCost = 0
  }
}
