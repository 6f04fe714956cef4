import PagerGraphics
import PagerMotion

extension ScrollView {
  private var band: RubberBand {
    RubberBand(dimension: viewLength, coefficient: motionConstants.rubberBand)
  }

  func beginDrag(_ event: DragEvent) {
    stopMotion()
    let start = isBarWanted ? contentOffset : band.raw(shown: contentOffset, in: range)
    drag = ScrollDrag(isOnBar: isBarWanted, start: start, origin: contentOffset)
    isBarWanted = false
    showBar()
  }

  func followDrag(_ event: DragEvent) {
    guard let drag, event.translation.isFinite else { return }
    contentOffset = offset(of: drag, at: event)
  }

  func endDrag(_ event: DragEvent) {
    guard let drag else { return }
    self.drag = nil
    guard !drag.isOnBar, !reducesMotion else { return rest(at: contentOffset) }
    let raw = drag.start - event.translation
    let speed = band.shownVelocity(-event.velocity, raw: raw, in: range)
    let fling = ScrollFling(
      from: contentOffset, velocity: speed, range: range, constants: motionConstants)
    start(ScrollMotion(.fling(fling), start: event.time), at: event.time)
  }

  func revertDrag(_ event: DragEvent) {
    guard let drag else { return }
    self.drag = nil
    glide(to: drag.origin, at: event.time)
  }

  /// Holds content that moves by itself; beyond an end it is dragged at once, so that letting go
  /// lets it come back.
  func catchMotion(at time: Double) -> PressCatch {
    guard let motion else { return .none }
    let place = motion.position(at: time)
    let isInside = range.contains(place)
    if isInside, abs(motion.target - place) <= motionConstants.catchDistance {
      return .none
    }
    stopMotion()
    isBarWanted = false
    contentOffset = isInside ? clamped(onPixel(place)) : place
    return isInside ? .stops : .holds(axis)
  }

  private func offset(of drag: ScrollDrag, at event: DragEvent) -> Double {
    if drag.isOnBar { return clamped(drag.start + event.translation * barGeometry.ratio) }
    let raw = drag.start - event.translation
    return reducesMotion ? clamped(raw) : band.shown(raw: raw, in: range)
  }

  /// How much of a drag's way lies beyond the end of the content, in points, or beyond where the
  /// drag began if that is further out.
  func wayBeyond(_ event: DragEvent) -> Double {
    guard let drag, !drag.isOnBar, event.translation.isFinite else { return 0 }
    let raw = drag.start - event.translation
    return min(max(raw, min(0, drag.start)), max(maximumOffset, drag.start)) - raw
  }
}
