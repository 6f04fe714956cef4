import PagerCore
import PagerGraphics
import PagerTestSupport
import Testing

@testable import PagerKit

@MainActor
@Suite struct FocusTests {
  @Test func `Tab goes round the strip and the controls of the selected page, and moves nothing`() {
    let pages = ButtonPages()
    let offset = pages.scene.pager.offset
    pages.scene.stage.focus(pages.scene.pager.strip)
    #expect(pages.scene.pager.livePageCount == 3)

    var order: [String?] = []
    for _ in 0..<4 {
      pages.scene.key("Tab")
      pages.scene.run(for: 0.1)
      order.append(pages.focused)
      #expect(pages.scene.pager.offset == offset)
    }
    #expect(order == ["1.0", "1.1", "strip", "1.0"])

    for name in ["strip", "1.1", "1.0"] {
      pages.scene.key("Tab", .shift)
      #expect(pages.focused == name)
    }
    #expect(pages.actions.isEmpty)
  }

  @Test func `arrows on the strip turn a page each and stop at the ends`() {
    let pages = ButtonPages()
    pages.scene.stage.focus(pages.scene.pager.strip)
    for _ in 0..<3 {
      pages.scene.key("Right")
      pages.scene.rest()
    }
    #expect(pages.scene.pager.target == 2)
    #expect(pages.focused == "strip")

    pages.scene.key("Left")
    pages.scene.rest()

    #expect(pages.scene.pager.target == 1)
    #expect(pages.focused == "strip")
  }

  @Test func `when the page with the keyboard leaves, the strip has it and Return does nothing`() {
    let pages = ButtonPages()
    #expect(pages.scene.stage.focus(pages.button("1.0")))
    #expect(pages.focused == "1.0")

    pages.scene.pager.go(to: 2)
    #expect(pages.focused == "strip")
    pages.scene.key("Return")
    pages.scene.rest()
    pages.scene.key("Return")

    #expect(pages.actions.isEmpty)
    #expect(pages.focused == "strip")
  }

  @Test func `Return and Space press the button that has the keyboard, held keys once`() {
    let pages = ButtonPages()
    pages.scene.stage.focus(pages.button("1.1"))

    pages.scene.key("Return")
    pages.scene.key("Return", isRepeat: true)
    pages.scene.key("Space")
    pages.scene.key("Space", isRepeat: true)
    #expect(pages.actions == ["1.1", "1.1"])

    pages.button("1.1")?.isEnabled = false
    pages.scene.key("Return")
    pages.scene.key("Space")
    #expect(pages.actions == ["1.1", "1.1"])
  }

  @Test func `what is on a hidden page cannot have the keyboard`() {
    let pages = ButtonPages()

    #expect(!pages.scene.stage.focus(pages.button("0.0")))
    #expect(!pages.scene.stage.focus(pages.button("2.1")))
    #expect(pages.focused == nil)
  }

  @Test func `a press gives a button the keyboard without a ring, Tab shows it`() {
    let pages = ButtonPages()
    pages.scene.click(60, 44 + 40)
    pages.scene.rest()
    #expect(pages.focused == "1.0")
    #expect(pages.scene.rings.isEmpty)

    pages.scene.key("Tab")
    pages.scene.rest()
    #expect(pages.scene.rings.map(\.bounds) == [Rect(x: 20, y: 80, width: 100, height: 40)])

    pages.scene.key("Tab")
    pages.scene.rest()
    #expect(pages.focused == "strip")
    let tab = pages.scene.pager.strip.frame(ofTab: 1)
    #expect(pages.scene.rings.map(\.bounds.midX) == [tab?.midX])

    pages.scene.click(60, 44 + 40)
    pages.scene.rest()
    #expect(pages.scene.rings.isEmpty)
  }

  @Test func `a drag that is taken back leaves the keyboard where it is, one that turns does not`()
  {
    let pages = ButtonPages()
    pages.scene.press(700)
    pages.scene.stage.focus(pages.button("1.0"))
    pages.scene.drag(from: 700, to: 500, in: 0.5)
    #expect(pages.focused == "1.0")
    pages.scene.run(for: 0.1)
    pages.scene.release(500)
    pages.scene.rest()
    #expect(pages.focused == "1.0")

    pages.scene.key("Right")
    #expect(pages.focused == "strip")
  }

  @Test func `pages that are made anew or go give the keyboard to the strip`() {
    let pages = ButtonPages()
    pages.scene.stage.focus(pages.button("1.0"))

    pages.scene.pager.reload()

    #expect(pages.focused == "strip")
  }

  @Test func `a control that is taken away has the keyboard no longer`() {
    let pages = ButtonPages()
    let button = pages.button("1.0")
    pages.scene.stage.focus(button)

    button?.removeFromParent()

    #expect(pages.focused == nil)
    pages.scene.key("Return")
    #expect(pages.actions.isEmpty)
    pages.scene.key("Tab")
    #expect(pages.focused == "strip")
  }

  @Test func `behind an overlay nothing has the keyboard, afterwards the same as before`() {
    let pages = ButtonPages()
    pages.scene.stage.focus(pages.button("1.0"))

    pages.scene.key("F1")
    for key in ["Return", "Tab", "Return", "Space"] { pages.scene.key(Key(rawValue: key)) }
    #expect(pages.actions.isEmpty)
    #expect(pages.focused == nil)
    pages.scene.key("Escape")

    #expect(pages.focused == "1.0")
  }

  @Test func `the ring of the strip is painted only while it is seen`() {
    let pages = ButtonPages()
    pages.scene.click(pages.scene.pager.strip.frame(ofTab: 1)?.midX ?? 0, 20)
    pages.scene.rest()
    #expect(pages.focused == "strip")
    #expect(pages.scene.rings.isEmpty)

    pages.scene.key("Tab", .shift)
    pages.scene.key("Tab")
    pages.scene.rest()

    #expect(pages.scene.rings.count == 1)
  }
}

extension Scene {
  /// The rings in the newest frame, in points of their layers.
  fileprivate var rings: [Shape] {
    frame.layers.flatMap(\.commands).compactMap { command in
      guard case .fill(let shape, Theme.light.focusRing) = command, case .ring = shape else {
        return nil
      }
      return shape
    }
  }
}
