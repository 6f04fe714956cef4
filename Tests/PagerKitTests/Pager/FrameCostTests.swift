import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Synchronization
import Testing

/// Numbered pages that count how often they are asked.
private struct CountedPages: PageSource {
  final class Counter: Sendable {
    let calls = Atomic(0)
  }

  let counter = Counter()
  private let pages: NumberedPages

  init(count: Int) {
    pages = NumberedPages(count: count, type: "Probe")
  }

  var count: Int { pages.count }

  func identity(at index: Int) -> PageID { counted { pages.identity(at: index) } }
  func index(of id: PageID) -> Int? { counted { pages.index(of: id) } }
  func title(at index: Int) -> String { counted { pages.title(at: index) } }
  func descriptor(at index: Int) -> PageDescriptor { counted { pages.descriptor(at: index) } }

  private func counted<Answer>(_ answer: () -> Answer) -> Answer {
    counter.calls.add(1, ordering: .relaxed)
    return answer()
  }

  func takeCalls() -> Int { counter.calls.exchange(0, ordering: .relaxed) }
}

@MainActor
@Suite struct FrameCostTests {
  @Test(arguments: [0, 500_000, 999_999])
  func `a million pages open, page and jump without work in proportion`(start: Int) {
    let pages = CountedPages(count: 1_000_000)
    let scene = Scene(source: pages, start: start)
    #expect(pages.takeCalls() < 500)

    scene.key("Left")
    scene.rest()
    scene.key("Home")
    scene.rest()
    scene.key("End")
    scene.rest()

    #expect(pages.takeCalls() < 20_000)
    #expect(scene.pager.target == 999_999)
    #expect(scene.faultsAtRest.isEmpty)
  }

  @Test func `a frame of a drag asks as little of a million pages as of a hundred`() {
    var calls: [Int] = []
    for count in [100, 1_000_000] {
      let pages = CountedPages(count: count)
      let scene = Scene(source: pages, start: 50)
      scene.press(700)
      scene.drag(from: 700, to: 600, in: 0.2)
      _ = pages.takeCalls()
      scene.drag(from: 600, to: 200, in: 0.8)
      calls.append(pages.takeCalls() / 50)
    }

    #expect(calls[1] <= 120)
    #expect(calls[1] <= calls[0] * 2)
  }
}
