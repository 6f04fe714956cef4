import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

/// What a hook may do in the middle of everything.
enum HookDeed: String, CaseIterable, Sendable {
  case select
  case selectAtOnce
  case apply
  case removeAll
  case reload
  case settings

  @MainActor
  func perform(on pager: PagerController) {
    switch self {
    case .select: pager.go(to: 3)
    case .selectAtOnce: pager.go(to: 2, animated: false)
    case .apply: pager.apply(NumberedPages(count: 4, type: "Probe"))
    case .removeAll: pager.apply(PageList([]))
    case .reload: pager.reload()
    case .settings: pager.settings.reducesMotion = true
    }
  }
}

@MainActor
@Suite struct HookTests {
  nonisolated static let hooks = [
    "loadView 1", "viewDidLoad 1", "willAppear 1", "didAppear 1", "willDisappear 0",
    "didDisappear 0", "layout 1", "visibility 1", "saveState 0", "visibility 0",
  ]

  @Test(arguments: hooks, HookDeed.allCases)
  func `what a hook asks for is carried out after the event, in order`(
    hook: String, deed: HookDeed
  ) {
    let listener = HookListener()
    let scene = Scene(
      source: NumberedPages(count: 6, type: "Probe"), registry: listener.registry)
    scene.pager.cache = PageCachePolicy(radius: 0, count: 1)
    var isDone = false
    listener.onCall = { call in
      guard call == hook, !isDone else { return }
      isDone = true
      let length = scene.log.count
      deed.perform(on: scene.pager)
      #expect(scene.log.count == length)
    }

    scene.key("Right")
    scene.rest()

    #expect(isDone)
    #expect(scene.faults.isEmpty)
    #expect(scene.faultsAtRest.isEmpty)
    switch deed {
    case .select: #expect(scene.pager.target == 3)
    case .selectAtOnce: #expect(scene.pager.target == 2)
    case .removeAll: #expect(scene.pager.livePageCount == 0)
    case .apply, .reload, .settings: #expect(scene.pager.target == 1)
    }
  }

  @Test func `calls from callbacks are carried out in the order in which they were made`() {
    let scene = Scene(count: 9)
    scene.pager.onSelect = { _, index, _ in
      guard index == 1 else { return }
      scene.pager.go(to: 5)
      scene.pager.apply(NumberedPages(count: 4, type: "Probe"))
      scene.pager.go(to: 2, animated: false)
    }

    scene.key("Right")
    scene.rest()

    #expect(scene.recorder.pages(.selected) == [0, 1, 5, 3, 2])
    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
  }

  @Test func `a call from shouldSelect comes after the selection that is asked about`() {
    let scene = Scene(count: 9)
    scene.pager.shouldSelect = { index, _ in
      if index == 1 { scene.pager.go(to: 4) }
      return true
    }

    scene.key("Right")
    scene.rest()

    #expect(scene.recorder.pages(.selected) == [0, 1, 4])
  }

  @Test func `a page that is removed from a hook gets its last steps`() {
    let scene = Scene(count: 6)
    scene.pager.onSelect = { _, _, _ in
      scene.pager.apply(PageList([PageDescriptor(id: "New", title: "New", type: "Probe")]))
    }

    scene.key("Right")
    scene.rest()

    #expect(scene.recorder.count(.didDisappear, of: "Page 1") == 1)
    #expect(scene.recorder.count(.evicted) == scene.recorder.count(.created) - 1)
    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
  }

  @Test func `settings that end a motion are told at once`() {
    let scene = Scene(count: 3)
    scene.key("Right")
    scene.run(for: 0.1)

    scene.pager.settings.reducesMotion = true

    #expect(scene.log.last == "didAppear 1")
  }
}
