import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

/// Views that leave the window while the pointer is on them.
@MainActor
@Suite struct RemovedViewTests {
  private let scene = Scene(count: 2)

  /// A view that takes every drag and does something when one is cancelled.
  private final class Dragged: View {
    var onCancel: () -> Void = {}
    override func wantsDrag(_ axis: Axis, towards direction: Int, at point: Point) -> Bool { true }
    override func dragCancelled(_ drag: DragEvent) { onCancel() }
  }

  private func add(_ setUp: (ProbeView) -> Void = { _ in }) -> ProbeView {
    let view = ProbeView()
    view.frame = Rect(x: 100, y: 100, width: 200, height: 200)
    setUp(view)
    scene.probe()?.addSubview(view)
    return view
  }

  @Test func `one that is removed is let go at once and told that the pointer left`() {
    weak var gone: ProbeView?
    var notes: [String] = []
    do {
      let view = add()
      scene.move(200, 250, isHeld: false)
      view.removeFromParent()
      notes = view.notes
      gone = view
    }

    #expect(notes == ["hover", "left"])
    #expect(gone == nil)
  }

  @Test func `a press on it neither keeps it nor clicks what was behind it`() {
    scene.probe()?.takesClicks = true
    weak var gone: ProbeView?
    do {
      let view = add { $0.takesClicks = true }
      scene.press(200, 250)
      #expect(view.notes == ["pressed"])
      view.removeFromParent()
      gone = view
    }
    #expect(gone == nil)

    scene.release(200, 250)
    #expect(scene.probe()?.clicks.isEmpty == true)
  }

  @Test func `its drag is cancelled, and the rest of the press moves nothing`() {
    weak var gone: ProbeView?
    var notes: [String] = []
    do {
      let view = add { $0.takesDrags = .horizontal }
      scene.press(200, 250)
      scene.move(240, 250)
      view.removeFromParent()
      notes = view.notes
      gone = view
    }
    #expect(notes.last == "cancelled")
    #expect(gone == nil)

    scene.move(600, 250)
    scene.release(600, 250)
    #expect(scene.pager.phase == .idle && scene.pager.offset == 0)
  }

  @Test func `the end of its drag may take away what is around it`() {
    let around = add()
    let view = Dragged()
    view.frame = around.bounds
    around.addSubview(view)
    var cancelled = 0
    view.onCancel = {
      cancelled += 1
      around.removeFromParent()
    }
    scene.press(200, 250)
    scene.move(240, 250)

    view.removeFromParent()
    scene.release(240, 250)

    #expect(cancelled == 1)
    #expect(around.parent == nil && view.parent == nil)
  }

  @Test func `a pager that is taken out in a drag ends it and asks for what it selects`() {
    var asked: [Int] = []
    scene.pager.shouldSelect = { index, _ in
      asked.append(index)
      return false
    }
    let root = View()
    let pager = scene.pager
    scene.press(700)
    scene.drag(from: 700, to: 100, in: 0.3)
    #expect(pager.phase == .dragging)

    root.addSubview(pager)

    #expect(asked == [1])
    #expect(pager.phase == .idle && pager.target == 0)
    #expect(scene.recorder.takeFaults() == [])
  }
}
