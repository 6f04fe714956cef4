import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct MemoryTests {
  @Test(arguments: [(0, 1), (1, 3), (2, 5), (9, 2), (0, 9)])
  func `pages live within the policy, however long the walk`(radius: Int, count: Int) {
    let scene = Scene(count: 100) {
      $0.cache = PageCachePolicy(radius: radius, count: count)
    }

    for round in 0..<3 {
      for _ in 0..<99 {
        scene.key(round == 1 ? "Left" : "Right")
        scene.run(for: 0.05)
        scene.rest()
        scene.performIdleWork()
        #expect(scene.pager.livePageCount <= min(count, 2 * radius + 1))
      }
    }

    #expect(scene.recorder.liveCount == scene.pager.livePageCount)
    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
  }

  @Test func `a long way through many pages keeps few of them`() {
    let scene = Scene(count: 400)
    var most = 0

    scene.pager.go(to: 399, jump: .through)
    scene.run(for: 1.5) { most = max(most, scene.pager.livePageCount) }

    #expect(most <= 7)
    #expect(scene.pager.target == 399)
    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
  }

  @Test func `costly pages are let go, but never the one that is seen`() {
    let scene = Scene(
      source: NumberedPages(count: 9, type: "Probe"), registry: .probes { $0.bytes = 60 })
    scene.pager.cache = PageCachePolicy(radius: 9, count: 9, cost: 150)

    for _ in 0..<4 {
      scene.key("Right")
      scene.rest()
    }
    #expect(scene.pager.livePageCount == 2)

    scene.pager.cache.cost = 10
    scene.key("Right")
    scene.rest()
    #expect(scene.pager.livePageCount == 1)
    #expect(scene.faultsAtRest.isEmpty)
  }

  @Test func `a page that is let go comes back in the state it was left in`() {
    var made = 0
    let scene = Scene(
      source: NumberedPages(count: 4, type: "Probe"), registry: .probes { _ in made += 1 })
    scene.pager.cache = PageCachePolicy(radius: 0, count: 1)
    let page = scene.pager.page("Page 1") as? ProbePage
    page?.state = 42

    scene.key("Right")
    scene.rest()
    #expect(scene.pager.page("Page 1") == nil)
    #expect(page?.context.pager == nil)
    scene.key("Left")
    scene.rest()

    let back = scene.pager.page("Page 1") as? ProbePage
    #expect(back !== page)
    #expect(back?.state == 42)
    #expect(made == 3)
  }

  @Test func `reload forgets all states and makes everything anew`() {
    let scene = Scene(count: 4)
    scene.pager.cache = PageCachePolicy(radius: 0, count: 1)
    (scene.pager.page("Page 1") as? ProbePage)?.state = 42
    scene.key("Right")
    scene.rest()
    scene.press(600)
    scene.move(300)

    scene.pager.reload()
    #expect(scene.pager.phase == .idle)
    scene.release(300)
    scene.key("Left")
    scene.rest()

    #expect((scene.pager.page("Page 1") as? ProbePage)?.state == 0)
    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
  }

  @Test func `neighbours are made in quiet moments only, one at a time`() {
    let scene = Scene(count: 9, start: 4) { $0.cache.prefetches = true }
    #expect(scene.recorder.pages(.created) == [4])

    #expect(scene.performIdleWork(atMost: 1) == 1)
    #expect(scene.recorder.pages(.created) == [4, 5])
    scene.performIdleWork()
    #expect(scene.recorder.pages(.created) == [4, 5, 3])
    #expect(!scene.stage.hasIdleWork)

    scene.key("Right")
    scene.run(for: 0.05)
    #expect(!scene.stage.hasIdleWork)
    scene.rest()
    #expect(scene.stage.hasIdleWork)
  }

  @Test func `neighbours that the policy does not keep are not made over and over`() {
    let scene = Scene(
      source: NumberedPages(count: 9, type: "Probe"), registry: .probes { $0.bytes = 60 },
      start: 4)
    scene.pager.cache = PageCachePolicy(radius: 2, count: 5, cost: 100)
    scene.key("Right")
    scene.rest()

    #expect(scene.performIdleWork() <= 3)
    #expect(scene.pager.livePageCount == 1)
  }

  @Test func `the page of the title under the pointer is made first and kept`() {
    let scene = Scene(count: 9) { $0.cache.prefetches = true }
    let tab = scene.pager.strip.frame(ofTab: 6)

    scene.move(tab?.midX ?? 0, 20, isHeld: false)
    scene.advance(to: 0.1)
    scene.performIdleWork()
    scene.run(for: 0.1)

    #expect(scene.recorder.pages(.created) == [0, 6, 1])
    #expect(scene.pager.livePageCount == 3)
  }

  @Test func `apply keeps the objects of pages that stay`() {
    let scene = Scene(source: SceneWalk.source(["a", "b", "c"]), start: 1)
    let page = scene.pager.page("b")
    scene.log = []

    scene.pager.apply(SceneWalk.source(["x", "y", "a", "b", "c"]))
    #expect(scene.pager.target == 3)
    scene.pager.apply(SceneWalk.source(["b"]))
    scene.rest()

    #expect(scene.pager.page("b") === page)
    #expect(scene.log.isEmpty)
    #expect(scene.faultsAtRest.isEmpty)
  }

  @Test func `a new title reaches the page and tells nobody else`() {
    let scene = Scene(source: SceneWalk.source(["a", "b"]))
    scene.log = []

    scene.pager.apply(PageList([PageDescriptor(id: "a", title: "Inbox (7)", type: "Probe")]))

    #expect(scene.pager.page("a")?.title == "Inbox (7)")
    #expect(scene.log.isEmpty)
  }
}
