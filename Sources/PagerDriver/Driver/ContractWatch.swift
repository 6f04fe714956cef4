import PagerCore
public import PagerKit

/// Keeps what a pager tells, and checks from outside that it keeps its promises.
@MainActor
public final class ContractWatch {
  /// All that happened to pages, in order.
  public private(set) var log: [PagerLogEntry] = []
  /// What was wrong, one sentence each, with the event that broke it; none when all is well.
  public private(set) var faults: [String] = []
  private weak var pager: PagerController?
  private var auditor = LifecycleAuditor()

  /// Watches `pager` from now on; what listened to its log before still does.
  public init(_ pager: PagerController) {
    self.pager = pager
    let listener = pager.onLog
    pager.onLog = { [weak self] entry in
      listener?(entry)
      self?.note(entry)
    }
  }

  /// Checks the state after `event`, which names what has just happened.
  public func check(after event: @autoclosure () -> String) {
    guard let pager else { return }
    var found = pager.brokenInvariants()
    if pager.stage?.isShown != true {
      found += [auditor.faultWhileHidden].compactMap { $0 }
    } else if pager.phase == .idle {
      found += [auditor.fault(atRestOn: pager.settled)].compactMap { $0 }
    }
    guard !found.isEmpty else { return }
    let name = event()
    faults += found.map { "after \(name): \($0)" }
  }

  /// Adds a fault that somebody else found.
  func add(fault: String) {
    faults.append(fault)
  }

  private func note(_ entry: PagerLogEntry) {
    log.append(entry)
    guard let step = LifecycleStep(rawValue: entry.event.rawValue) else { return }
    if let fault = auditor.note(step, of: entry.id) { faults.append(fault) }
  }
}
