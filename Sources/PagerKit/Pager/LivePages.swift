import PagerCore

/// The pages that live, and what is kept of those that do not.
struct LivePages {
  /// The live pages by identity.
  var slots: [PageID: PageSlot] = [:]
  /// Where pages were last, for those that are in the deck no more.
  var lastIndices: [PageID: Int] = [:]
  private var states: [PageID: any Codable & Sendable] = [:]
  private var order: [PageID] = []
  private static let mostStates = 1024

  /// Keeps the state of a page that goes.
  mutating func keep(_ state: any Codable & Sendable, of id: PageID) {
    if states.updateValue(state, forKey: id) == nil { order.append(id) }
    guard order.count > Self.mostStates else { return }
    states[order.removeFirst()] = nil
  }

  /// Forgets all states.
  mutating func forgetStates() {
    states = [:]
    order = []
  }

  /// The state of a page that comes back; it is kept no more.
  mutating func takeState(of id: PageID) -> (any Codable & Sendable)? {
    guard let state = states.removeValue(forKey: id) else { return nil }
    order.removeAll { $0 == id }
    return state
  }
}
