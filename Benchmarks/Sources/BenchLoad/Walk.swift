import PagerKit

/// Turns all pages one after the other, each before the one after the next is ready.
final class Walk: Animating {
  /// The seconds between two turns.
  private static let interval = 0.25

  private let pager: PagerController
  private let end: () -> Void
  private var next: Double?

  init(_ pager: PagerController, end: @escaping () -> Void) {
    self.pager = pager
    self.end = end
  }

  func advance(to time: Double) -> Wake {
    let due = next ?? time + 1
    next = due
    guard time >= due else { return .at(due) }
    guard let target = pager.target, target + 1 < pager.source.count else {
      end()
      return .never
    }
    pager.turnPage(by: 1)
    next = due + Self.interval
    return .at(due + Self.interval)
  }
}
