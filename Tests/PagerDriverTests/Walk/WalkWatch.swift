import PagerCore
import PagerKit
import PagerTestSupport

/// Refuses selections as it is told, and sees to it that each that somebody causes was asked for.
@MainActor
final class WalkWatch {
  /// Which pages may be selected.
  enum Rule: Int, CaseIterable {
    case all
    case even
    case none
    case otherThanByDrags
  }

  var rule = Rule.all
  private(set) var faults: [String] = []
  private var allowed: PageID?

  /// Watches `pager` from now on.
  func watch(_ pager: PagerController) {
    pager.shouldSelect = { [unowned self, unowned pager] index, reason in
      allowed = pager.source.identity(at: index)
      return allows(index, reason)
    }
    pager.onSelect = { [unowned self] id, index, reason in
      // Nobody is asked about the first page, nor about one that takes the place of another.
      guard reason != .change, reason != .start else { return }
      if allowed != id { faults.append("nobody was asked for \(id), by \(reason)") }
      if !allows(index, reason) { faults.append("\(id) was refused, by \(reason)") }
    }
  }

  private func allows(_ index: Int, _ reason: SelectionReason) -> Bool {
    switch rule {
    case .all: true
    case .even: index % 2 == 0
    case .none: false
    case .otherThanByDrags: reason != .drag && reason != .wheel
    }
  }
}
