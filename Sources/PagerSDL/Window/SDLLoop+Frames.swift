import PagerGraphics
import PagerKit

extension SDLLoop {
  /// Moves the stage to the time of a frame and shows what changed.
  func drawFrame() {
    var earliest = -Double.infinity
    // What waits for a time must not be asked a moment before it.
    if case .at(let time) = wake { earliest = time }
    let now = SDLClock.now
    if isMoving { window.statistics.droppedFrames += pacer.framesMissed(at: now) }
    let time = SDLClock.microseconds(
      notBefore: pacer.beginFrame(now: now, earliest: earliest, followsHand: followsHand))
    followsHand = false
    window.onStep?(.frame(time))
    wake = stage.advance(to: time)
    isMoving = wake == .now
    guard stage.needsFrame || shown == nil else { return }
    let list = stage.displayList()
    window.statistics.frames += 1
    StartTrace.mark("pages and display list")
    guard stage.isShown, list.width > 0, list.height > 0 else { return }
    show(list, at: time)
  }

  /// Paints layers that are about to be shown; one that cannot be painted is tried again then.
  func prepare(_ layers: [Layer]) {
    for layer in layers { try? window.compositor.prepare(layer, scale: stage.scale) }
  }

  private func show(_ list: DisplayList, at time: Double) {
    switch shown.map({ list.damage(from: $0) }) ?? .full {
    case .none: shown = list
    case .rects(let rects) where isWorthSplitting(rects, of: list): show(list, rects, at: time)
    case .rects, .full: show(list, nil, at: time)
    }
  }

  /// Whether single rectangles can be shown and are less than half of the window.
  private func isWorthSplitting(_ rects: [PixelRect], of list: DisplayList) -> Bool {
    let damaged = rects.reduce(0) { $0 + $1.width * $1.height }
    return window.renderer.keepsPixels && damaged * 2 < list.width * list.height
  }

  private func show(_ list: DisplayList, _ rects: [PixelRect]?, at time: Double) {
    do {
      try window.compositor.draw(list, regions: rects)
    } catch {
      // The next frame tries again, from nothing.
      shown = nil
      return window.options.warn(error.description)
    }
    shown = list
    StartTrace.mark("painting")
    let start = SDLClock.now
    if let rects { window.renderer.present(rects) } else { window.renderer.present() }
    StartTrace.end("present")
    presented(from: start, isPartial: rects != nil, at: time)
  }

  /// Notes that the present that began at `start` (seconds) is over; one that took long says that
  /// nobody sees the window.
  func presented(from start: Double, isPartial: Bool, at time: Double) {
    window.statistics.presents += 1
    window.statistics.textures = window.compositor.keptLayers
    window.statistics.partialPresents += isPartial ? 1 : 0
    window.statistics.paintedLayers += window.compositor.paintedLayers
    if pacer.presented(from: start, to: SDLClock.now) {
      isOccluded = true
      tell(.hidden)
    }
    window.onFrame?(window.statistics.presents, time)
  }
}
