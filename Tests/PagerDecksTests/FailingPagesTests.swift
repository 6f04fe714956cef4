import PagerCore
import PagerDecks
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

/// A deck in which some pages cannot be made.
@MainActor @Suite struct FailingPagesTests {
  private struct Broken: Error, CustomStringConvertible {
    var description: String { "no pages today" }
  }

  @Test(arguments: [("Grean", "did you mean \"Green\"?"), ("Broken", "no pages today")])
  func `a page that cannot be made is an error page, with one warning`(
    type: String, reason: String
  ) throws {
    let registry = PageRegistry()
    try BuiltInPages.register(in: registry)
    try registry.register("Broken") { _ in throw Broken() }
    let source: PageList = ["A": "Red", "B": type, "C": "Blue"]
    var warnings: [String] = []
    let pager = PagerController(
      source: source, registry: registry, start: 1,
      services: PageServices(warn: { warnings.append($0) }))
    let stage = Stage(root: pager, text: FixedTextEngine())
    let size = Size(width: 800, height: 600)
    stage.handle(.window(WindowEvent(.resized(size, scale: 1), time: 0)))
    stage.handle(.window(WindowEvent(.shown, time: 0)))

    #expect(pager.page("B") != nil)
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("page \"B\": ") == true)
    #expect(warnings.first?.contains(reason) == true)

    while stage.performIdleWork() {}
    #expect(pager.page("A") is ColorPage)
    #expect(pager.page("C") is ColorPage)
    #expect(warnings.count == 1)
  }
}
