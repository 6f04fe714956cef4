/// Decides which lifecycle steps pages get, from what is seen and where the motion will end.
///
/// It knows the pages that are not disappeared only: at most the visible ones and the target.
struct LifecycleMachine: Sendable, Equatable {
  /// How far a page has come into view.
  enum State: Sendable {
    case appearing
    case appeared
    case disappearing
  }

  /// A step and the page that gets it.
  struct Event: Sendable, Equatable {
    let step: LifecycleStep
    let page: PageID
  }

  private struct Entry: Sendable, Equatable {
    let page: PageID
    var state: State
  }

  private var entries: [Entry] = []
  private var events: [Event] = []

  /// The steps since the last call, in order.
  mutating func takeEvents() -> [Event] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// The state of a page; nothing when it is disappeared.
  func state(of page: PageID) -> State? {
    entries.first { $0.page == page }?.state
  }

  /// The pages that are not disappeared.
  var livePages: [PageID] {
    entries.map(\.page)
  }
}

extension LifecycleMachine {
  /// It is decided that the motion ends on `target`: all others begin to go.
  mutating func decide(on target: PageID) {
    for page in livePages where page != target { beginDisappearing(page) }
    beginAppearing(target)
  }

  /// These pages are seen now.
  ///
  /// One that went out of sight is gone at once, unless the motion ends on it (`target`, nothing
  /// while that is undecided).
  mutating func show(_ visible: [PageID], target: PageID?) {
    for page in livePages where page != target && !visible.contains(page) { disappear(page) }
    for page in visible where state(of: page) == nil {
      for other in livePages where other != target && state(of: other) == .appeared {
        beginDisappearing(other)
      }
      beginAppearing(page)
    }
  }

  /// The motion came to rest on `page`.
  mutating func rest(on page: PageID) {
    for other in livePages where other != page { disappear(other) }
    beginAppearing(page)
    if state(of: page) == .appearing {
      set(page, .appeared)
      send(.didAppear, page)
    }
  }

  /// Nothing is seen any more: every page gets what it lacks to be disappeared.
  mutating func hideAll() {
    for page in livePages { disappear(page) }
  }
}

extension LifecycleMachine {
  private mutating func beginAppearing(_ page: PageID) {
    let state = state(of: page)
    guard state == nil || state == .disappearing else { return }
    set(page, .appearing)
    send(.willAppear, page)
  }

  private mutating func beginDisappearing(_ page: PageID) {
    let state = state(of: page)
    guard state == .appearing || state == .appeared else { return }
    set(page, .disappearing)
    send(.willDisappear, page)
  }

  private mutating func disappear(_ page: PageID) {
    beginDisappearing(page)
    entries.removeAll { $0.page == page }
    send(.didDisappear, page)
  }

  private mutating func set(_ page: PageID, _ state: State) {
    guard let index = entries.firstIndex(where: { $0.page == page }) else {
      entries.append(Entry(page: page, state: state))
      return
    }
    entries[index].state = state
  }

  private mutating func send(_ step: LifecycleStep, _ page: PageID) {
    events.append(Event(step: step, page: page))
  }
}
