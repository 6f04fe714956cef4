import PagerCore
public import PagerKit

/// Keeps the names of the hooks that are called on probe pages, and does something at one of them.
@MainActor
public final class HookListener {
  /// The hooks so far, each with its page's number from 0: `willAppear 1`.
  public private(set) var calls: [String] = []
  /// Told each call as it comes.
  public var onCall: (String) -> Void = { _ in }
  private var depth = 0
  /// The most hooks that were running at the same time.
  public private(set) var deepest = 0

  /// Creates a listener that has heard nothing.
  public init() {}

  /// A registry of probe pages that this listens to.
  public var registry: PageRegistry {
    .probes { [weak self] page in
      page.listener = { [weak self] hook, page in self?.note(hook, page) }
    }
  }

  private func note(_ hook: String, _ page: ProbePage) {
    depth += 1
    deepest = max(deepest, depth)
    let number = page.context.descriptor.parameters["number"]?.number ?? 0
    let call = "\(hook) \(Int(number) - 1)"
    calls.append(call)
    onCall(call)
    depth -= 1
  }
}
