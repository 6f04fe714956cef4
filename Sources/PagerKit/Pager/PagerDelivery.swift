import PagerCore

/// What waits while events are sent: a hook may call anything, and it is carried out afterwards.
struct PagerDelivery {
  /// Whether events are being sent, or pages and titles put where they are now: both call hooks.
  var isSending = false
  /// Whether pages may live that are in the deck no more.
  var hasRemovals = false
  /// What hooks asked for meanwhile, in order.
  var queue: [PagerDeed] = []
  /// How much of it was carried out since the event came that all this follows from.
  var rounds = 0
  /// Whether it was told that hooks ask for each other in a circle.
  var hasWarned = false
  /// Hooks that ask for more than this in a row are taken to go round in a circle.
  static let mostRounds = 100
  /// Those who wait for a selection to end, by its number.
  var waiting: [Int: CheckedContinuation<SelectionOutcome, Never>] = [:]
}
