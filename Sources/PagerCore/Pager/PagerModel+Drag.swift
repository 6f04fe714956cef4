import PagerMotion

extension PagerModel {
  /// Whether a press catches the pages: more than the catch distance is still to go.
  public var canCatch: Bool {
    guard case .snap(let snap) = travel else { return false }
    return abs(snap.motion.target - position) * pitch > settings.motion.catchDistance
  }

  /// Takes the pages into the hand where they are; a selection at the end is put down to `reason`.
  ///
  /// Without pages nothing happens.
  public mutating func beginDrag(reason: SelectionReason = .drag, at time: Double) {
    step(to: time)
    if isEnding { finish() }
    guard let slot = nearestSlot, let index = route.index(atSlot: slot) else { return }
    travel = .drag(
      Travel.Drag(
        start: source.identity(at: index), anchor: unheld(position), reason: reason))
  }

  /// Moves the pages with the hand: `translation` is its whole way since the drag began, in points
  /// to the right.
  ///
  /// One that is no finite number is ignored, as is all of it without a drag.
  public mutating func drag(by translation: Double, at time: Double) {
    step(to: time)
    guard case .drag(var drag) = travel, translation.isFinite else { return }
    drag.translation = translation
    travel = .drag(drag)
    guard viewportWidth > 0 else { return }
    position = held(drag.anchor - (translation - drag.base) / pitch)
    updateVisibility()
  }

  /// How much of a drag's way, in points to the right, lies beyond the first or last page, or
  /// beyond where the drag began if that is further out; 0 without a drag.
  public func surplus(of translation: Double) -> Double {
    guard case .drag(let drag) = travel, translation.isFinite, viewportWidth > 0,
      let limits = route.limits
    else { return 0 }
    let asked = drag.anchor - (translation - drag.base) / pitch
    let least = min(limits.lowerBound, drag.anchor)
    let most = max(limits.upperBound, drag.anchor)
    return (min(max(asked, least), most) - asked) * pitch
  }

  /// Lets the pages go with the hand's speed (points a second to the right) after it came `travel`
  /// points from the press: at most one page from where the press was.
  public mutating func endDrag(velocity: Double, travel way: Double, at time: Double) {
    step(to: time)
    guard case .drag(let drag) = travel, let limits = route.limits else { return }
    let speed = velocity.isFinite ? -velocity : 0
    let first = route.slots.lowerBound
    let page = PageTarget.page(
      position: position - limits.lowerBound, start: startSlot(of: drag) - first,
      velocity: speed, travel: way.isFinite ? -way : 0, count: route.slots.count,
      constants: settings.motion)
    settle(onSlot: page + first, velocity: shown(speed: speed))
  }

  /// Lets the pages go towards the page `turns` pages from that of the press (-1, 0 or 1), at
  /// `velocity` points a second towards the next page.
  public mutating func endDrag(turning turns: Int, velocity: Double, at time: Double) {
    step(to: time)
    guard case .drag(let drag) = travel else { return }
    let slots = route.slots
    let slot = min(
      max(startSlot(of: drag) + turns.signum(), slots.lowerBound), slots.upperBound - 1)
    settle(onSlot: slot, velocity: shown(speed: velocity.isFinite ? velocity : 0))
  }

  /// Ends the drag by position, without inertia.
  public mutating func cancelDrag(at time: Double) {
    endDrag(velocity: 0, travel: 0, at: time)
  }

  /// Ends the drag on the page of the press.
  public mutating func revertDrag(at time: Double) {
    endDrag(turning: 0, velocity: 0, at: time)
  }

  /// Ends the drag on the page that is selected anyway: nothing is.
  public mutating func giveUpDrag(at time: Double) {
    step(to: time)
    guard case .drag = travel, let targetIndex else { return }
    let response = bounceOrSnapResponse
    travel = .rest
    decide()
    snap(to: place(targetIndex), velocity: 0, response: response)
  }

  /// What a selection at the end of the drag is put down to; nothing without a drag.
  public var dragReason: SelectionReason? {
    guard case .drag(let drag) = travel else { return nil }
    return drag.reason
  }
}

extension PagerModel {
  /// Keeps the pages where they are when points mean another number of pages than before.
  mutating func reanchorDrag() {
    guard case .drag(var drag) = travel else { return }
    drag.anchor = unheld(position)
    drag.base = drag.translation
    travel = .drag(drag)
  }

  private mutating func settle(onSlot slot: Int, velocity: Double) {
    guard case .drag(let drag) = travel, let index = route.index(atSlot: slot) else { return }
    let response = bounceOrSnapResponse
    setTarget(index, reason: drag.reason)
    travel = .rest
    decide()
    snap(to: slot, velocity: velocity, response: response)
  }

  private mutating func decide() {
    guard isShown, let target else { return }
    lifecycle.decide(on: target)
    sendLifecycle()
  }

  private var bounceOrSnapResponse: Double {
    overscroll == 0 ? settings.motion.snapResponse : settings.motion.bounceResponse
  }

  /// Whether a motion is given up by a press, so that the hand finds the deck: a fade, which has no
  /// place to hold, and the end of a far jump, when no press catches it any more.
  private var isEnding: Bool {
    phase == .settling && !canCatch && (isFading || !route.isDeck)
  }

  private var isFading: Bool {
    if case .fade = travel { true } else { false }
  }

  private func startSlot(of drag: Travel.Drag) -> Int {
    source.index(of: drag.start).flatMap(route.slot(ofIndex:)) ?? nearestSlot ?? 0
  }

  /// The speed in pages a second that is seen when the hand moves at `speed` points a second.
  private func shown(speed: Double) -> Double {
    guard viewportWidth > 0 else { return 0 }
    let limit =
      overscroll == 0
      ? settings.motion.maximumVelocity
      : settings.motion.maximumBounceVelocity
    let slope = overscroll == 0 ? 1 : rubberBand.slope(rubberBand.inverse(overscroll))
    return min(max(speed * slope, -limit), limit) / pitch
  }

  /// The position that is seen when the hand asks for `position`.
  private func held(_ position: Double) -> Double {
    guard let limits = route.limits else { return 0 }
    let clamped = min(max(position, limits.lowerBound), limits.upperBound)
    guard allowsOverscroll else { return clamped }
    return clamped + rubberBand.shown(position - clamped)
  }

  /// The position that the hand asks for when `position` is seen.
  private func unheld(_ position: Double) -> Double {
    guard let limits = route.limits else { return 0 }
    let clamped = min(max(position, limits.lowerBound), limits.upperBound)
    return clamped + rubberBand.inverse(position - clamped)
  }

  private var rubberBand: RubberBand {
    RubberBand(
      dimension: pitch > 0 ? viewportWidth / pitch : 1, coefficient: settings.motion.rubberBand)
  }
}
