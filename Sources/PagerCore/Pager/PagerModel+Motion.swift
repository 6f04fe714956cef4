import PagerMotion

extension PagerModel {
  /// Moves everything to `time`, in seconds.
  public mutating func advance(to time: Double) {
    step(to: time)
  }

  /// Sets the viewport: its width in points and the device pixels a point.
  ///
  /// The position in pages, its speed in pages and the target stay; no page gets a lifecycle step.
  /// A width that is negative or no number counts as 0, such a scale as the one before.
  public mutating func setViewport(width: Double, pixelScale: Double, at time: Double) {
    step(to: time)
    viewportWidth = width.isFinite ? max(width, 0) : 0
    if pixelScale.isFinite, pixelScale > 0 { self.pixelScale = pixelScale }
    if viewportWidth > 0 { knownPitch = pitch }
    reanchorDrag()
  }

  /// Tells whether the pager is seen.
  ///
  /// Going out of sight ends all motion on its target, without inertia; coming back, the target
  /// appears.
  public mutating func setShown(_ shown: Bool, at time: Double) {
    step(to: time)
    guard shown != isShown else { return }
    if shown {
      isShown = true
      if target != nil { finish() }
    } else {
      cancelDrag(at: time)
      arrive()
      lifecycle.hideAll()
      sendLifecycle()
      isShown = false
    }
  }
}

extension PagerModel {
  /// Takes the time (never backwards) and moves the position with it.
  mutating func step(to newTime: Double) {
    if newTime.isFinite, newTime > time { time = newTime }
    switch travel {
    case .rest, .drag: return
    case .snap(let snap):
      let elapsed = time - snap.start
      position = snap.motion.position(at: elapsed)
      if snap.motion.isAtRest(at: elapsed, pixelScale: pixelsPerPage) { finish() }
    case .fade(let fade):
      if fadeProgress(fade) >= 1 { finish() }
    }
    updateVisibility()
  }

  /// Starts the spring to `slot` from the position and speed of now.
  mutating func snap(to slot: Int, velocity: Double, response: Double) {
    let motion = PageSnap(
      from: position, to: Double(slot), velocity: velocity, response: response,
      constants: settings.motion)
    guard isShown, !settings.reducesMotion,
      !motion.isAtRest(at: 0, pixelScale: pixelsPerPage)
    else { return finish() }
    travel = .snap(Travel.Snap(motion: motion, response: response, start: time))
    updateVisibility()
  }

  /// Comes to rest on the target and tells it.
  mutating func finish() {
    arrive()
    guard isShown, let target else { return }
    lifecycle.rest(on: target)
    sendLifecycle()
  }

  /// Puts the position exactly on the target; the route is the deck again.
  private mutating func arrive() {
    travel = .rest
    route = Route(deckCount: source.count)
    position = Double(targetIndex ?? 0)
    settled = target
    endPendingSelections(.settled)
  }

  private var pixelsPerPage: Double {
    (viewportWidth > 0 ? pitch : knownPitch) * pixelScale
  }
}
