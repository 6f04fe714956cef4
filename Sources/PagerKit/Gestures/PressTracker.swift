import PagerGraphics
import PagerMotion

/// Follows the one press that counts, and decides what it is: a click, or a drag of the view that
/// wants it.
///
/// Everything else that presses meanwhile is ignored.
@MainActor
final class PressTracker {
  private enum Stage {
    /// It may become a click or a drag.
    case open
    /// It drags this view along the axis; its translation is 0 at `origin`.
    case drag(View, Axis, origin: Origin)
    /// It moves nothing more.
    case spent
  }

  /// From where the ways of a drag are counted.
  private struct Origin {
    /// Where its translation is 0.
    var place: Point
    /// Where its travel is 0.
    var press: Point
  }

  private let device: PointerEvent.Device
  private let start: PointerEvent
  private var path: [View]
  private let constants: MotionConstants
  private var stage = Stage.open
  private var trackers: (x: ReleaseTracker, y: ReleaseTracker)
  private var last: PointerEvent
  private var isClick = true
  private weak var pressed: View?

  /// Begins with the press `event` on the views of `path`, from the outermost to the innermost.
  init(_ event: PointerEvent, path: [View], constants: MotionConstants = .standard) {
    device = event.device
    start = event
    last = event
    self.path = path
    self.constants = constants
    trackers = (ReleaseTracker(constants: constants), ReleaseTracker(constants: constants))
    track(event)
    catchMotion(at: event.time)
    if isClick, let target = clickTarget {
      pressed = target
      target.pressBegan(at: target.local(event.position))
      target.pressedDidChange(true)
    }
  }

  /// Whether it drags something.
  var isDragging: Bool { dragAxis != nil }

  /// The axis along which it drags something; nothing while it does not.
  var dragAxis: Axis? {
    guard case .drag(_, let axis, _) = stage else { return nil }
    return axis
  }

  /// Whether the event belongs to the pointer that is followed.
  func follows(_ event: PointerEvent) -> Bool {
    event.device == device
  }
}

extension PressTracker {
  /// The pointer moved.
  func move(_ event: PointerEvent) {
    last = event
    track(event)
    switch stage {
    case .open: decide(event)
    case .drag: follow()
    case .spent: break
    }
  }

  /// The pointer was let go: a drag ends with its speed, a press that never moved is a click.
  func release(_ event: PointerEvent) {
    last.time = max(last.time, event.time)
    last.position = event.position
    if case .open = stage { decide(event) }
    releasePressed()
    switch stage {
    case .open: click(event)
    case .drag(_, let axis, _):
      let tracker = axis == .horizontal ? trackers.x : trackers.y
      end(speed: tracker.velocity(at: event.time, releasePump: event.pump))
    case .spent: break
    }
    stage = .spent
  }

  private func end(speed: Double) {
    follow()
    guard case .drag(let view, let axis, let origin) = stage else { return }
    view.dragEnded(drag(axis, from: origin, velocity: speed))
  }

  /// The pointer was lost: a drag settles where it is.
  func cancel(at time: Double) {
    finish(at: time) { $0.dragCancelled($1) }
  }

  /// The person gave the drag up.
  func revert(at time: Double) {
    finish(at: time) { $0.dragReverted($1) }
  }

  /// The view leaves the window: a drag of it is cancelled, a click on it is none.
  func forget(_ view: View, at time: Double) {
    guard let place = path.firstIndex(where: { $0 === view }) else { return }
    let isTarget = clickTarget === view
    // First: what is told of the end may take away views around it.
    path.remove(at: place)
    if case .drag(let dragged, _, _) = stage, dragged === view { cancel(at: time) }
    if isTarget { isClick = false }
  }

  private func finish(at time: Double, _ end: (View, DragEvent) -> Void) {
    last.time = max(last.time, time)
    releasePressed()
    if case .drag(let view, let axis, let origin) = stage { end(view, drag(axis, from: origin)) }
    isClick = false
    stage = .spent
  }
}

extension PressTracker {
  private var slop: Double {
    if case .mouse = device { return constants.mouseSlop }
    return constants.touchSlop
  }

  private func track(_ event: PointerEvent) {
    trackers.x.add(position: event.position.x, time: event.time, pump: event.pump)
    trackers.y.add(position: event.position.y, time: event.time, pump: event.pump)
  }

  /// Stops what moves by itself below the press, from the outside inwards.
  private func catchMotion(at time: Double) {
    for view in path {
      switch view.catchPress(at: time) {
      case .none: continue
      case .stops: isClick = false
      case .holds(let axis):
        isClick = false
        begin(view, axis, origin: Origin(place: start.position, press: start.position))
        return
      }
    }
  }

  private func decide(_ event: PointerEvent) {
    let way = event.position - start.position
    let axis: Axis
    switch SlopTest.decide(dx: way.dx, dy: way.dy, slop: slop) {
    case .pending: return
    case .horizontal: axis = .horizontal
    case .vertical: axis = .vertical
    }
    isClick = false
    releasePressed()
    let direction = axis.component(of: way) > 0 ? 1 : -1
    let owner = path.last { view in
      view.wantsDrag(axis, towards: direction, at: view.local(start.position))
    }
    guard let owner else {
      stage = .spent
      return
    }
    let travel = SlopTest.afterSlop(total: axis.component(of: way), slop: slop)
    let place = event.position - axis.vector(travel)
    begin(owner, axis, origin: Origin(place: place, press: start.position))
    follow()
  }

  /// Hands the pointer's way to the view that is dragged; what it has no use for goes to the next
  /// one around it that wants it, which keeps the drag from then on.
  private func follow() {
    guard case .drag(let view, let axis, let origin) = stage else { return }
    var event = drag(axis, from: origin)
    let surplus = view.surplus(of: event)
    guard surplus != 0, let heir = heir(of: view, axis, direction: surplus > 0 ? 1 : -1) else {
      return view.dragMoved(event)
    }
    event.translation -= surplus
    view.dragMoved(event)
    view.dragHandedOver(event)
    let place = last.position - axis.vector(surplus)
    begin(heir, axis, origin: Origin(place: place, press: place))
    follow()
  }

  /// The innermost view around `view` that wants a drag which that one has no more use for.
  private func heir(of view: View, _ axis: Axis, direction: Int) -> View? {
    guard let place = path.firstIndex(where: { $0 === view }) else { return nil }
    return path[..<place].last {
      $0.wantsDrag(axis, towards: direction, at: $0.local(start.position))
    }
  }

  private func begin(_ view: View, _ axis: Axis, origin: Origin) {
    stage = .drag(view, axis, origin: origin)
    view.dragBegan(drag(axis, from: origin))
  }

  private func drag(_ axis: Axis, from origin: Origin, velocity: Double = 0) -> DragEvent {
    DragEvent(
      axis: axis, translation: axis.component(of: last.position - origin.place),
      travel: axis.component(of: last.position - origin.press), velocity: velocity,
      position: last.position, time: last.time)
  }
}

extension PressTracker {
  private var clickTarget: View? {
    path.last { $0.isClickable }
  }

  private func click(_ event: PointerEvent) {
    guard isClick, let target = clickTarget, target.stage != nil else { return }
    let place = target.local(event.position)
    guard target.bounds.contains(place) else { return }
    target.clicked(at: place, count: start.clicks, modifiers: start.modifiers)
  }

  private func releasePressed() {
    pressed?.pressedDidChange(false)
    pressed = nil
  }
}
