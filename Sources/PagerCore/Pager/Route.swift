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

  /// A place behind an end that the route had when a page was put there.
  struct Lead: Sendable, Equatable {
    /// The slot of the page at that end.
    var slot: Int
    /// How far the pages were pulled beyond it, in pages; negative to the left.
    var way: Double
  }

  /// Where the pages were beyond an end of the route when it went on there: what was a pull is no
  /// part of the way to the page that came.
  var lead: Lead?
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

  /// The share of the way from `slot` to the next one that the strip shows when the pages have come
  /// `progress` of it, 0…1.
  func shownProgress(_ progress: Double, from slot: Int) -> Double {
    guard let lead, abs(lead.way) < 1 else { return progress }
    if lead.way > 0, lead.slot == slot { return max(0, (progress - lead.way) / (1 - lead.way)) }
    if lead.way < 0, lead.slot == slot + 1 { return min(1, progress / (1 + lead.way)) }
    return progress
  }

  /// How fast the strip goes there, as a share of the pages' speed in the same segment.
  func shownSlope(at position: Double) -> Double {
    let slot = Int(position.rounded(.down))
    let progress = position - Double(slot)
    guard let lead, shownProgress(0.5, from: slot) != 0.5 else { return 1 }
    let isHeld = lead.way > 0 ? progress <= lead.way : progress >= 1 + lead.way
    return isHeld ? 0 : 1 / (1 - abs(lead.way))
  }

  /// The positions at which a page lies exactly in view at either end; nothing without pages.
  var limits: ClosedRange<Double>? {
    slots.isEmpty ? nil : Double(slots.lowerBound)...Double(slots.upperBound - 1)
  }
}
