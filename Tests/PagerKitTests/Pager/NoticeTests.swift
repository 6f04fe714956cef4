import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct NoticeTests {
  private let pages = ButtonPages()

  private var pager: PagerController { pages.scene.pager }

  /// The layer of the notice in the newest frame.
  private var bar: Layer? {
    pages.scene.frame.layers.first { $0.background == Theme.light.softAccent }
  }

  private func texts(_ layer: Layer?) -> [String] {
    [layer].compactMap(\.self).words
  }

  @Test func `a notice lies over the lower edge of the pages until it is nothing`() {
    #expect(bar == nil)
    pager.notice = "deck.json: line 3: expected a comma"
    pages.scene.rest()

    #expect(texts(bar) == ["deck.json: line 3: expected a comma", "Hide"])
    #expect(bar?.frame.maxY == pages.scene.frame.height)
    #expect(bar?.frame.width == pages.scene.frame.width)
    #expect(pages.scene.frame.layers.last == bar)

    pager.notice = nil
    pages.scene.rest()
    #expect(bar == nil)
  }

  @Test func `a long notice takes up to three lines, and never more than the pages`() {
    pager.notice = "short"
    pages.scene.rest()
    let short = bar?.frame.height ?? 0
    pager.notice = String(repeating: "many words that wrap ", count: 100)
    pages.scene.rest()

    #expect(bar?.frame.height ?? 0 > short)
    #expect(texts(bar).count == 4)
    pages.scene.resize(300, 60)
    pages.scene.rest()
    #expect(bar?.frame.height == 16)
  }

  @Test func `its button hides it, with a click or from the keyboard`() {
    pager.notice = "something is wrong"
    pages.scene.rest()
    pages.scene.stage.focus(pager.strip)
    for _ in 0..<3 { pages.scene.key("Tab") }
    pages.scene.key("Return")
    pages.scene.rest()
    #expect(pager.notice == nil)
    #expect(pages.focused == "strip")

    pager.notice = "something is wrong"
    pages.scene.rest()
    let frame = bar?.frame
    pages.scene.click(
      Double(frame?.maxX ?? 0) - 30, Double((frame?.y ?? 0) + (frame?.height ?? 0) / 2))
    #expect(pager.notice == nil)
    #expect(pager.target == 1)
  }

  @Test func `pages turn behind it`() {
    pager.notice = "something is wrong"
    pages.scene.key("Right")
    pages.scene.rest()

    #expect(pager.target == 2)
    #expect(bar != nil)
  }

  @Test func `it takes over another theme`() {
    pager.notice = "something is wrong"
    pages.scene.rest()
    pages.scene.stage.theme = .dark
    pages.scene.rest()

    #expect(pages.scene.frame.layers.last?.background == Theme.dark.softAccent)
  }
}
