import PagerCore
import PagerKit

/// The pages of a walk.
@MainActor
enum WalkPages {
  /// Makes pages of the types `Walk` and `Inner`, and none of the type `Broken`.
  static func registry() throws -> PageRegistry {
    let registry = PageRegistry()
    try registry.register(WalkPage.self, as: "Walk")
    try registry.register(WalkPage.self, as: "Inner")
    return registry
  }

  /// `count` pages that are numbered from `first` on; the last of many cannot be made.
  static func source(_ count: Int, from first: Int = 0, type: String = "Walk") -> PageList {
    PageList(
      (0..<count).map { index in
        let name = "Page \(first + index)"
        let isBroken = index == 8
        return PageDescriptor(id: PageID(name), title: name, type: isBroken ? "Broken" : type)
      })
  }

  static func innerPager(_ id: PageID) -> View? {
    guard let registry = try? registry() else { return nil }
    let pager = PagerController(source: source(4, type: "Inner"), registry: registry, start: 1)
    pager.cache = PageCachePolicy(radius: 1, count: 3)
    return pager
  }
}
