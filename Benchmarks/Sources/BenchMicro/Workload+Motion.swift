import PagerCore
import PagerMotion

extension Workload {
  /// Motion and model: no view, no text.
  static var motion: [Workload] { [spring, fling, release, dragStep, settleStep] }

  private static var spring: Workload {
    let snap = PageSnap(from: 0.4, to: 1, velocity: 3)
    var step = 0
    var sum = 0.0
    return Workload("motion.spring", batch: 1000) {
      step = (step + 1) % 40
      sum += snap.position(at: Double(step) / 60)
    }
  }

  private static var fling: Workload {
    let fling = ScrollFling(from: 0, velocity: 4000, range: 0...100_000)
    var step = 0
    var sum = 0.0
    return Workload("motion.fling", batch: 1000) {
      step = (step + 1) % 120
      sum += fling.position(at: Double(step) / 60)
    }
  }

  private static var release: Workload {
    var tracker = ReleaseTracker()
    var sum = 0.0
    return Workload("motion.release", batch: 100) {
      tracker.reset()
      for step in 0..<12 {
        tracker.add(position: Double(step * step), time: Double(step) / 125, pump: step / 2)
      }
      sum += tracker.velocity(at: 12.0 / 125)
    }
  }

  private static func model() -> PagerModel {
    var model = PagerModel(source: UnevenPages(count: 1_000_000), start: 500)
    model.setViewport(width: 960, pixelScale: 1, at: 0)
    model.setShown(true, at: 0)
    return model
  }

  private static var dragStep: Workload {
    var model = model()
    model.beginDrag(at: 0)
    var step = 0
    return Workload("model.drag", batch: 100) {
      step += 1
      model.drag(by: step % 2 == 0 ? 40 : -40, at: Double(step) / 1000)
      _ = model.takeEvents()
      _ = model.visiblePages
    }
  }

  private static var settleStep: Workload {
    var model = model()
    var time = 0.0
    return Workload("model.settle", batch: 100) {
      if !model.isMoving, let target = model.targetIndex {
        model.select(target + (Int(time) % 2 == 0 ? 1 : -1), reason: .key, at: time)
      }
      time += 1.0 / 60
      model.advance(to: time)
      _ = model.takeEvents()
      _ = model.visiblePages
    }
  }
}
