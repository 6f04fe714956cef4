public import PagerCore
public import PagerKit

/// Keeps a pager's log and checks it against the lifecycle contract as it comes.
@MainActor
public final class Recorder {
  /// The entries so far as text, each with its page's index: `willAppear 0`.
  public var lines: [String] = []
  /// The entries so far.
  public private(set) var entries: [PagerLogEntry] = []
  private var auditor = LifecycleAuditor()
  private var faults: [String] = []
  private var alive: Set<PageID> = []

  /// Creates a recorder that has heard nothing.
  public init() {}

  /// Listens to all that happens in `pager` from now on.
  public func listen(to pager: PagerController) {
    pager.onLog = { [weak self] in self?.note($0) }
  }

  /// The number of entries of a kind, of one page or of all.
  public func count(_ event: PagerLogEntry.Event, of page: PageID? = nil) -> Int {
    entries.filter { $0.event == event && (page == nil || $0.id == page) }.count
  }

  /// The pages of the entries of a kind, by index, in order.
  public func pages(_ event: PagerLogEntry.Event) -> [Int] {
    entries.filter { $0.event == event }.map(\.page)
  }

  /// How many pages live, by the log.
  public var liveCount: Int { alive.count }

  /// What was wrong since the last call, one sentence each.
  public func takeFaults() -> [String] {
    defer { faults = [] }
    return faults
  }

  /// What is wrong at rest on `page` in a window that is shown, or in a hidden one.
  public func faultAtRest(on page: PageID?, isShown: Bool) -> String? {
    isShown ? auditor.fault(atRestOn: page) : auditor.faultWhileHidden
  }
}

extension Recorder {
  private func note(_ entry: PagerLogEntry) {
    entries.append(entry)
    lines.append("\(entry.event.rawValue) \(entry.page)")
    switch entry.event {
    case .created: expect(alive.insert(entry.id).inserted, "\(entry.id) was created twice")
    case .evicted: expect(alive.remove(entry.id) != nil, "\(entry.id) was evicted twice")
    case .viewDidLoad: expect(alive.contains(entry.id), "\(entry.id) loaded, not created")
    case .selected, .reselected, .refused: break
    case .willAppear, .didAppear, .willDisappear, .didDisappear: noteStep(entry)
    }
  }

  private func noteStep(_ entry: PagerLogEntry) {
    expect(alive.contains(entry.id), "\(entry.event.rawValue) of \(entry.id), which lives not")
    guard let step = LifecycleStep(rawValue: entry.event.rawValue) else { return }
    faults += auditor.note(step, of: entry.id).map { [$0] } ?? []
  }

  private func expect(_ holds: Bool, _ sentence: String) {
    if !holds { faults.append(sentence) }
  }
}
