import PagerCore

/// What waits while events are sent: a hook may call anything, and it is carried out afterwards.
struct PagerDelivery {
  /// Whether events are being sent.
  var isSending = false
  /// What hooks asked for meanwhile, in order.
  var queue: [@MainActor () -> Void] = []
  /// Those who wait for a selection to end, by its number.
  var waiting: [Int: CheckedContinuation<SelectionOutcome, Never>] = [:]
}
