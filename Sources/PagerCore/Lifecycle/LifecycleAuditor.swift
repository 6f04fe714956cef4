/// Checks the lifecycle contract from outside: it sees the steps that were sent and knows nothing
/// of how they were decided.
public struct LifecycleAuditor: Sendable {
  private var last: [PageID: LifecycleStep] = [:]

  /// Creates an auditor that has seen no step.
  public init() {}

  /// Notes a step; returns what is wrong with it, or nothing.
  public mutating func note(_ step: LifecycleStep, of page: PageID) -> String? {
    let before = last[page]
    last[page] = step == .didDisappear ? nil : step
    guard !Self.followers(of: before).contains(step) else { return nil }
    return "\(page): \(step.rawValue) after \(before?.rawValue ?? "nothing")"
  }

  /// Checks the state at rest, while the window is shown: exactly `page` is appeared and no other
  /// is on its way.
  ///
  /// Returns what is wrong, or nothing.
  public func fault(atRestOn page: PageID?) -> String? {
    let expected = page.map { [$0: LifecycleStep.didAppear] } ?? [:]
    guard last != expected else { return nil }
    let states = last.map { "\($0.key): \($0.value.rawValue)" }.sorted()
    return "at rest on \(page?.rawValue ?? "no page"), but \(states)"
  }

  /// Checks the state while nothing is shown: no page is appeared or on its way.
  public var faultWhileHidden: String? {
    last.isEmpty ? nil : "hidden, but \(last.keys.map(\.rawValue).sorted()) have not disappeared"
  }

  private static func followers(of step: LifecycleStep?) -> [LifecycleStep] {
    switch step {
    case nil, .didDisappear: [.willAppear]
    case .willAppear: [.didAppear, .willDisappear]
    case .didAppear: [.willDisappear]
    case .willDisappear: [.didDisappear, .willAppear]
    }
  }
}
