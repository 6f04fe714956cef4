import PagerCore
import PagerKit

extension Scene {
  /// A window of three pages whose content `setUp` makes ready.
  public static func probes(_ setUp: @escaping (ProbeView) -> Void) -> Scene {
    Scene(
      source: NumberedPages(count: 3, type: "Probe"), registry: .probes { setUp($0.content) })
  }

  /// What is on the page at `index`, if that lives.
  public func probe(at index: Int = 0) -> ProbeView? {
    (pager.page(pager.source.identity(at: index)) as? ProbePage)?.content
  }
}
