import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor
@Suite struct PagerControllerTests {
  @Test func `the first page appears once, a tap tells the whole story`() {
    let scene = Scene(count: 3)
    #expect(
      scene.log == ["selected 0", "created 0", "viewDidLoad 0", "willAppear 0", "didAppear 0"])

    scene.log = []
    scene.tapTab(1)
    scene.run(until: 3)

    #expect(
      scene.log == [
        "selected 1", "willDisappear 0", "created 1", "viewDidLoad 1", "willAppear 1",
        "didDisappear 0", "didAppear 1",
      ])
    #expect(scene.pager.offset == 800)
    #expect(scene.pager.brokenInvariants().isEmpty)
  }
}

/// A pager of plain pages in a window of 800 × 600 points.
@MainActor
final class Scene {
  let pager: PagerController
  let stage: Stage
  private let recorder: Recorder
  private var time = 0.0

  /// The events so far, each with its page.
  var log: [String] {
    get { recorder.lines }
    set { recorder.lines = newValue }
  }

  init(count: Int) {
    let registry = PageRegistry()
    try? registry.register(Page.self, as: "Plain")
    pager = PagerController(
      source: NumberedPages(count: count, type: "Plain"), registry: registry)
    pager.cache.prefetches = false
    let recorder = Recorder()
    pager.onLog = { recorder.lines.append("\($0.event.rawValue) \($0.page)") }
    stage = Stage(root: pager, text: FixedTextEngine())
    self.recorder = recorder
    stage.handle(
      .window(WindowEvent(.resized(Size(width: 800, height: 600), scale: 1), time: 0)))
    stage.handle(.window(WindowEvent(.shown, time: 0)))
    _ = stage.displayList()
  }

  func tapTab(_ index: Int) {
    guard let frame = pager.strip.frame(ofTab: index) else { return }
    let place = Point(x: frame.midX, y: frame.midY)
    stage.handle(.pointer(PointerEvent(.down, at: place, time: time)))
    stage.handle(.pointer(PointerEvent(.up, at: place, isHeld: false, time: time + 0.04)))
  }

  func run(until end: Double) {
    while time < end {
      time += 0.016
      _ = stage.advance(to: time)
      _ = stage.displayList()
    }
  }
}

/// Keeps lines.
@MainActor
final class Recorder {
  var lines: [String] = []
}
