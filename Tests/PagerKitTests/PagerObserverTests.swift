import PagerCore
import PagerKit
import PagerTestSupport
import Testing

@MainActor @Suite struct PagerObserverTests {
  private let scene = Scene(count: 4)

  /// Keeps states.
  @MainActor
  private final class Watcher {
    var states: [PagerState] = []
  }

  @Test func `many may observe beside the user of the pager`() {
    let (first, second) = (Watcher(), Watcher())
    var positions: [Double] = []
    scene.pager.onPosition = { positions.append($0) }
    for watcher in [first, second] {
      scene.pager.observe(for: watcher) { [weak watcher] in watcher?.states.append($0) }
    }

    scene.pager.go(to: 1)
    scene.run(until: 2)

    #expect(first.states == second.states)
    #expect(first.states.count >= positions.count)
    #expect(first.states.last?.phase == .idle)
    #expect(first.states.last?.position == 1)
    #expect(first.states.contains { $0.velocity > 0 })
    #expect(zip(first.states, first.states.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test func `nothing is told while nothing changes`() {
    let watcher = Watcher()
    scene.pager.observe(for: watcher) { [weak watcher] in watcher?.states.append($0) }
    scene.pager.go(to: 1)
    scene.run(until: 2)
    let count = watcher.states.count

    scene.run(until: 4)

    #expect(watcher.states.count == count)
  }

  @Test func `an observer ends with its owner`() {
    var count = 0
    var watcher: Watcher? = Watcher()
    if let watcher { scene.pager.observe(for: watcher) { _ in count += 1 } }
    scene.pager.go(to: 1)
    #expect(count > 0)

    watcher = nil
    count = 0
    scene.run(until: 2)

    #expect(count == 0)
  }

  @Test func `an observer may call the pager`() {
    let watcher = Watcher()
    scene.pager.observe(for: watcher) { [weak pager = scene.pager] state in
      if state.phase == .idle, state.position == 1 { pager?.go(to: 3, animated: false) }
    }

    scene.pager.go(to: 1)
    scene.run(until: 4)

    #expect(scene.pager.position == 3)
    #expect(scene.pager.brokenInvariants().isEmpty)
  }
}
