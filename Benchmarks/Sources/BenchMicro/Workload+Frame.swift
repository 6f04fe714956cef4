import PagerCore
import PagerGraphics
import PagerKit

extension Workload {
  /// What the kit does for a frame: events, model, strip and display list, without a pixel.
  static var frame: [Workload] {
    [dragFrame(6), dragFrame(1_000_000), settleFrame(6), settleFrame(1_000_000), damage]
  }

  private static func dragFrame(_ count: Int) -> Workload {
    let run = PagerRun(UnevenPages(count: count), start: 2)
    run.beginDrag()
    var step = 0
    return Workload("frame.drag.\(count)", batch: 10) {
      step += 1
      run.drag(to: 100 + Double(step % 300))
      run.nextFrame()
    }
  }

  private static func settleFrame(_ count: Int) -> Workload {
    let run = PagerRun(UnevenPages(count: count), start: 2)
    var step = 0
    return Workload("frame.settle.\(count)", batch: 10) {
      step += 1
      if run.pager.phase == .idle { run.pager.turnPage(by: run.pager.target == 2 ? 1 : -1) }
      run.nextFrame()
    }
  }

  private static var damage: Workload {
    let run = PagerRun(UnevenPages(count: 6), start: 2)
    run.beginDrag()
    let first = run.stage.displayList()
    run.drag(to: 350)
    let second = run.stage.displayList()
    return Workload("frame.damage", batch: 100) { _ = second.damage(from: first) }
  }
}
