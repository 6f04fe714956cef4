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
    if viewportWidth > 0 { knownWidth = viewportWidth }
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
      // Out of sight first, so that no page is told that the pager came to rest on it.
      isShown = false
      cancelDrag(at: time)
      arrive()
      lifecycle.hideAll()
      sendLifecycle()
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
      position = bounded(snap.motion.position(at: elapsed))
      if isAtRest(snap.motion, at: elapsed) { finish() }
    case .fade(let fade):
      if fadeProgress(fade) >= 1 { finish() }
    }
    updateVisibility()
  }

  /// Starts the spring to `slot` from the position and speed of now; without a spring, as one that
  /// takes no time, it is there.
  mutating func snap(to slot: Int, velocity: Double, response: Double) {
    guard isShown, !settings.reducesMotion, response > 0, response.isFinite else {
      return finish()
    }
    let motion = PageSnap(
      from: position, to: Double(slot), velocity: velocity, response: response,
      constants: settings.motion)
    guard !isAtRest(motion, at: 0) else { return finish() }
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

  /// Whether nothing is seen of the motion from now on.
  ///
  /// A motion that was let go away from its target may be near and slow for a moment and come out
  /// again; whether a frame falls on that moment must not matter.
  private func isAtRest(_ motion: PageSnap, at elapsed: Double) -> Bool {
    motion.isAtRest(at: elapsed, pixelScale: pixelPitch)
      && elapsed >= motion.restTime(pixelScale: pixelPitch)
  }

  /// Takes over settings that were changed at the newest time.
  mutating func takeOver(_ settings: PagerSettings, insteadOf old: PagerSettings) {
    let seen = bounded(position)
    if seen != position || settings.spacing != old.spacing {
      position = seen
      reanchorDrag()
    }
    let isSame =
      settings.bounces == old.bounces && settings.reducesMotion == old.reducesMotion
    guard !isSame, case .snap(let snap) = travel else { return }
    let elapsed = time - snap.start
    let isFree = snap.motion.position(at: elapsed) == position
    self.snap(
      to: Int(snap.motion.target), velocity: isFree ? snap.motion.velocity(at: elapsed) : 0,
      response: snap.response)
  }
}
