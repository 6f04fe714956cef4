import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

/// Every selection that a person causes is asked for, and a refused one goes back.
@MainActor
@Suite struct AskingTests {
  private let scene = Scene(count: 6, start: 2)
  private let asked = Asked()

  /// What was asked for, and what is refused.
  private final class Asked {
    var pages: [Int] = []
    var refused: Set<Int> = []
  }

  init() {
    scene.pager.shouldSelect = { [asked] index, _ in
      asked.pages.append(index)
      return !asked.refused.contains(index)
    }
  }

  /// Catches the pages on the way from page 2 to page 3, nearer to page 2.
  private func catchOnTheWay() {
    scene.key("Right")
    scene.run(for: 0.1)
    scene.press(400)
    asked.pages = []
    #expect(scene.pager.phase == .dragging && scene.pager.current == 2)
  }

  @Test func `Esc in a drag that caught a motion asks for the page of the press`() {
    catchOnTheWay()
    scene.move(380)
    scene.key("Escape")
    scene.rest()

    #expect(asked.pages == [2])
    #expect(scene.pager.target == 2)
  }

  @Test func `refused, it goes on to the page that is selected`() {
    catchOnTheWay()
    asked.refused = [2]
    scene.move(380)
    scene.key("Escape")
    scene.rest()

    #expect(asked.pages == [2])
    #expect(scene.pager.target == 3 && scene.pager.position == 3)
    #expect(scene.recorder.pages(.refused) == [2])
    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
  }

  @Test func `a drag that is refused goes to the page that is selected, not to that of the press`()
  {
    catchOnTheWay()
    asked.refused = [2]
    scene.drag(from: 400, to: 440, in: 0.2)
    scene.run(for: 0.1)
    scene.release(440)
    scene.rest()

    #expect(asked.pages == [2])
    #expect(scene.pager.target == 3 && scene.pager.position == 3)
    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
  }

  @Test func `a drag after whose press the pages changed finds the selected one`() {
    scene.press(400)
    scene.drag(from: 400, to: 100, in: 0.2)
    let pages = [5, 2, 3].map(scene.pager.source.descriptor(at:))
    scene.pager.apply(PageList(pages))
    asked.refused = [2]
    scene.release(100)
    scene.rest()

    #expect(scene.pager.target == 1 && scene.pager.position == 1)
    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
  }

  @Test(arguments: [false, true])
  func `a touchpad that holds the pages while the window is hidden asks`(isRefused: Bool) {
    if isRefused { asked.refused = [3] }
    for _ in 0..<12 {
      scene.wheel(x: 2.13)
      scene.run(for: 0.01)
    }
    #expect(scene.pager.phase == .dragging && scene.pager.current == 3)
    scene.window(.hidden)

    #expect(asked.pages == [3])
    #expect(scene.pager.target == (isRefused ? 2 : 3))
    scene.window(.shown)
    scene.rest()
    #expect(scene.pager.position == (isRefused ? 2 : 3))
    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
  }

  @Test func `a held touchpad that is given up with Esc goes back, unless that is refused`() {
    scene.key("Right")
    scene.run(for: 0.1)
    for _ in 0..<4 {
      scene.wheel(x: 0.63)
      scene.run(for: 0.01)
    }
    asked.pages = []
    asked.refused = [2]
    #expect(scene.pager.phase == .dragging)
    scene.key("Escape")
    scene.rest()

    #expect(asked.pages.allSatisfy { $0 == 2 })
    #expect(scene.pager.position == 3)
    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
  }

  @Test func `what a hook that is asked changes about the pager stays`() {
    scene.pager.shouldSelect = { [pager = scene.pager] _, _ in
      pager.settings.spacing = 24
      return true
    }
    scene.swipe(from: 600, to: 300, in: 0.1)
    scene.rest()

    #expect(scene.pager.settings.spacing == 24)
    #expect(scene.pager.position == 3)
    scene.pager.shouldSelect = nil
  }
}
