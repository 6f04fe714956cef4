import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

/// Views that leave the window while the pointer is on them.
@MainActor
@Suite struct DepartingViewTests {
  /// A view that takes every drag and does something when one is cancelled.
  private final class Dragged: View {
    var onCancel: () -> Void = {}
    override func wantsDrag(_ axis: Axis, towards direction: Int, at point: Point) -> Bool { true }
    override func dragCancelled(_ drag: DragEvent) { onCancel() }
  }

  @Test func `the end of a drag may take away what is around the dragged view`() {
    let (root, middle, inner) = (View(), View(), Dragged())
    root.addSubview(middle)
    middle.addSubview(inner)
    let bench = ViewBench(root)
    for view in [middle, inner] { view.frame = Rect(x: 0, y: 0, width: 100, height: 100) }
    var cancelled = 0
    inner.onCancel = {
      cancelled += 1
      middle.removeFromParent()
    }
    bench.pointer(.down, 20, 20)
    bench.pointer(.move, 60, 20)

    inner.removeFromParent()

    #expect(cancelled == 1)
    #expect(middle.parent == nil && inner.parent == nil)
    bench.pointer(.up, 60, 20)
    #expect(cancelled == 1)
  }
}
