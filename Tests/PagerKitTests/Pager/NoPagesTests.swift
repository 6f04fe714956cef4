import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

/// What is seen of a pager that has no pages.
@MainActor
@Suite struct NoPagesTests {
  private func texts(_ scene: Scene) -> [String] {
    scene.frame.layers.words
  }

  @Test func `a pager without pages says so, and no longer once it has some`() {
    let scene = Scene(source: PageList([]), registry: .probes())
    scene.rest()
    #expect(texts(scene) == ["No pages"])
    scene.resize(300, 200)
    scene.rest()
    #expect(texts(scene) == ["No pages"])

    scene.pager.apply(PageList([PageDescriptor(id: "a", title: "A", type: "Probe")]))
    scene.rest()
    #expect(!texts(scene).contains("No pages"))

    scene.pager.apply(PageList([]))
    scene.rest()
    #expect(texts(scene) == ["No pages"])
  }

  @Test func `a text that cannot be copied is told of over the page`() {
    struct TooLong: Error, CustomStringConvertible { let description = "too long" }
    var services = PageServices()
    services.copy = { _ in throw TooLong() }
    let scene = Scene(
      source: NumberedPages(count: 1, type: "Probe"), registry: .probes(), services: services)

    scene.pager.page("Page 1")?.context.copy("text")

    #expect(scene.pager.notice == "too long")
  }
}
