public import PagerCore

/// One line of a pager's event log.
public struct PagerLogEntry: Sendable, Equatable {
  /// What happened.
  public enum Event: String, Sendable, CaseIterable {
    /// The page was made.
    case created
    /// The page's view was made.
    case viewDidLoad
    /// The page is about to come into view.
    case willAppear
    /// The pager came to rest on the page.
    case didAppear
    /// The page is about to go.
    case willDisappear
    /// The page is out of sight.
    case didDisappear
    /// The page was let go.
    case evicted
    /// The page is the selected one.
    case selected
    /// The selected page was selected again.
    case reselected
    /// A selection was refused.
    case refused
  }

  /// What happened.
  public var event: Event
  /// The page's index in the deck; where it was, when it is gone.
  public var page: Int
  /// The page's identity.
  public var id: PageID
  /// Why, for selections.
  public var reason: SelectionReason?
  /// When, in seconds.
  public var time: Double

  /// Creates an entry.
  public init(
    _ event: Event, page: Int, id: PageID, reason: SelectionReason? = nil, time: Double
  ) {
    self.event = event
    self.page = page
    self.id = id
    self.reason = reason
    self.time = time
  }
}

extension PagerLogEntry.Event {
  /// The entry that tells a lifecycle step.
  init(_ step: LifecycleStep) {
    switch step {
    case .willAppear: self = .willAppear
    case .didAppear: self = .didAppear
    case .willDisappear: self = .willDisappear
    case .didDisappear: self = .didDisappear
    }
  }
}
