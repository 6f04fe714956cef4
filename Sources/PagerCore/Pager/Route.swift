/// The pages that are side by side now.
///
/// At rest and in a drag it is the deck itself; a jump to a far page makes a detour, in which the
/// target lies next to the pages that were visible.
///
/// Places on it are *slots*: whole numbers, one page apart. The visible pages keep their slots when
/// a detour begins, so that a position on the route stays the same number.
public struct Route: Sendable, Equatable {
  /// A page of a detour.
  struct Stop: Sendable, Equatable {
    /// The page's identity.
    var id: PageID
    /// Its index in the deck.
    var index: Int
  }

  /// The detour's stops from slot `first` on; empty when the route is the deck.
  private(set) var stops: [Stop] = []
  private(set) var first = 0
  private var deckCount: Int

  /// The route of a deck at rest: slot i is page i.
  init(deckCount: Int) {
    self.deckCount = deckCount
  }

  /// A detour over `stops`, of which the first has the slot `first`.
  init(stops: [Stop], first: Int, deckCount: Int) {
    self.stops = stops
    self.first = first
    self.deckCount = deckCount
  }

  /// Whether the route is the deck itself.
  public var isDeck: Bool { stops.isEmpty }

  /// The slots that have a page.
  public var slots: Range<Int> {
    isDeck ? 0..<deckCount : first..<first + stops.count
  }

  /// The deck index of the page in `slot`, if there is one.
  public func index(atSlot slot: Int) -> Int? {
    guard slots.contains(slot) else { return nil }
    return isDeck ? slot : stops[slot - first].index
  }

  /// The slot of the page with the deck index, if it is on the route.
  public func slot(ofIndex index: Int) -> Int? {
    guard !isDeck else { return slots.contains(index) ? index : nil }
    return stops.firstIndex { $0.index == index }.map { $0 + first }
  }

  /// The positions at which a page lies exactly in view at either end; nothing without pages.
  var limits: ClosedRange<Double>? {
    slots.isEmpty ? nil : Double(slots.lowerBound)...Double(slots.upperBound - 1)
  }
}
