import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

/// Pages that are made anew while they are seen.
@MainActor
@Suite struct RenewalTests {
  private let door = Door()
  private let made = Made()

  /// How many pages were made, and the clicks that came to each.
  @MainActor
  private final class Made {
    var count = 0
    var clicks: [Int] = []
  }

  /// A page that is ready and says which one it is: the first says "1".
  private func scene() async -> Scene {
    let scene = Scene(
      source: NumberedPages(count: 1, type: "Probe"),
      registry: .probes { [door, made] page in
        made.count += 1
        let number = made.count
        page.preparation = { [weak page] in
          try await door.pass()
          let button = Button("\(number)") { made.clicks.append(number) }
          button.frame = Rect(x: 0, y: 0, width: 100, height: 40)
          page?.content.addSubview(button)
        }
      })
    await door.open()
    scene.advance(to: 0.1)
    return scene
  }

  private func texts(_ scene: Scene) -> [String] {
    scene.pageLayers.words
  }

  @Test func `what a page showed is seen until the new one is ready`() async {
    let scene = await scene()
    #expect(texts(scene) == ["1"])

    scene.pager.contentDidChange { _ in true }
    scene.advance(to: 1)
    #expect(texts(scene) == ["1"])
    scene.click(50, 60)
    #expect(made.clicks.isEmpty)

    await door.open()
    scene.advance(to: 1.1)
    #expect(texts(scene) == ["2"])
    scene.click(50, 60)
    #expect(made.clicks == [2])
    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
  }

  @Test func `the keyboard does not reach what a page showed`() async {
    let scene = await scene()
    scene.pager.contentDidChange { _ in true }
    scene.advance(to: 1)
    for key in ["Tab", "Tab", "Return", "Tab", "Return"] { scene.key(Key(rawValue: key)) }

    #expect(made.clicks.isEmpty)
    #expect(scene.stage.focused === scene.pager.strip)
    await door.open()
    scene.advance(to: 2)
    scene.key("Tab")
    scene.key("Return")
    #expect(made.clicks == [2])
  }

  @Test func `one change after the other shows the last page that was ready`() async {
    let scene = await scene()
    for time in 1...5 {
      scene.pager.contentDidChange { _ in true }
      scene.advance(to: Double(time))
      #expect(texts(scene) == ["1"])
    }
    await door.open()
    scene.advance(to: 6)

    #expect(texts(scene) == ["6"])
    #expect(scene.pager.livePageCount == 1)
  }

  @Test func `it has the size of the window meanwhile`() async {
    let scene = await scene()
    scene.pager.contentDidChange { _ in true }
    scene.resize(500, 400)
    scene.advance(to: 1)

    #expect(texts(scene) == ["1"])
    #expect(scene.pageLayers.allSatisfy { $0.frame.width <= 500 })
    await door.open()
  }

  @Test func `a page that fails is an error page, and nothing of the old one stays`() async {
    let scene = await scene()
    door.failures = 2
    scene.pager.contentDidChange { _ in true }
    await door.open()
    scene.advance(to: 1)
    #expect(texts(scene).contains("unreadable"))
    #expect(!texts(scene).contains("1"))

    scene.pager.contentDidChange { _ in true }
    scene.advance(to: 2)
    #expect(!texts(scene).contains("unreadable"))
    await door.open()
    scene.advance(to: 3)
    #expect(texts(scene) == ["3"])
  }
}
