public import PagerGraphics
public import PagerKit

/// A page that tells a listener about every hook that is called.
@MainActor
public final class ProbePage: Page {
  /// Told each hook's name and the page.
  public var listener: ((_ hook: String, _ page: ProbePage) -> Void)?
  /// What the page keeps when it is let go.
  public var state = 0
  /// What `allowsPaging` answers.
  public var pages = true
  /// What `cost` answers.
  public var bytes = 0
  /// What `isLoading` answers.
  public var loads = false
  /// What `prepare()` does; with nothing there is nothing to prepare.
  public var preparation: (@MainActor () async throws -> Void)?
  /// What is on the page.
  public let content = ProbeView()

  public override func loadView() -> View {
    listener?("loadView", self)
    return content
  }

  public override func viewDidLoad() { listener?("viewDidLoad", self) }
  public override func willAppear() { listener?("willAppear", self) }
  public override func didAppear() { listener?("didAppear", self) }
  public override func willDisappear() { listener?("willDisappear", self) }
  public override func didDisappear() { listener?("didDisappear", self) }
  public override func layout(in size: Size) { listener?("layout", self) }
  public override func visibilityDidChange(_ fraction: Double) { listener?("visibility", self) }

  public override func scrollToTop() { listener?("scrollToTop", self) }

  public override func saveState() -> (any Codable & Sendable)? {
    listener?("saveState", self)
    return state == 0 ? nil : state
  }

  public override func restoreState(_ state: any Codable & Sendable) {
    if let state = state as? Int { self.state = state }
    listener?("restoreState", self)
  }

  public override var cost: Int { bytes }
  public override var allowsPaging: Bool { pages }
  public override var isLoading: Bool { loads }
  public override var needsPreparation: Bool { preparation != nil }
  public override func prepare() async throws { try await preparation?() }
}

extension PageRegistry {
  /// A registry of probe pages named `Probe`; each is handed to `setUp` when it is made.
  public static func probes(_ setUp: @escaping (ProbePage) throws -> Void = { _ in })
    -> PageRegistry
  {
    let registry = PageRegistry()
    try? registry.register("Probe") { context in
      let page = ProbePage(context: context)
      try setUp(page)
      return page
    }
    return registry
  }
}
