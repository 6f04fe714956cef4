import CSDL2
import PagerGraphics
import PagerKit

/// Takes events from SDL to a stage and frames from the stage to the window.
///
/// Without anything to do it blocks: no timer, no wake-up.
final class SDLLoop {
  let window: SDLWindow
  let stage: Stage
  var clock = SDLClock()
  var pacer: FramePacer
  var geometry: WindowGeometry
  /// When the stage wants to be asked again.
  var wake = Wake.now
  /// What the window shows; nothing when its pixels are lost.
  var shown: DisplayList?
  /// Whether the last present said that nobody sees the window.
  var isOccluded = false
  var pump = 0
  /// Whether the last frame was one of a motion, which the next frame of the grid goes on with.
  var isMoving = false
  /// Whether a hand that holds something moved since the last frame.
  var followsHand = false
  private var hasTurned = false
  private let watcher: MainQueueWatcher?
  private let hostsOwn: ((PagerCommand) -> Void)?

  /// Creates the loop of `window`, which shows `stage`.
  ///
  /// Where the main thread is another's, the main queue must not be watched.
  init(window: SDLWindow, stage: Stage, watchesMainQueue: Bool = true) {
    self.window = window
    watcher = watchesMainQueue ? MainQueueWatcher() : nil
    self.stage = stage
    hostsOwn = stage.onCommand
    geometry = window.handle.geometry(outputSize: window.renderer.outputSize)
    pacer = FramePacer(
      refreshRate: window.options.refreshRate ?? window.handle.refreshRate,
      waitsForDisplay: window.renderer.waitsForDisplay)
  }
}

extension SDLLoop {
  /// Turns until something asks to quit, and gives the status to exit with.
  func run() -> Int32 {
    begin()
    defer { end() }
    while true {
      if let status = window.exitStatus { return status }
      turn()
    }
  }

  /// Connects the stage with the window.
  func begin() {
    let handle = window.handle
    stage.onTitle = { handle.title = $0 }
    stage.clock = { SDLClock.now }
    stage.onUpcomingLayers = { [weak self] in self?.prepare($0) }
    if let title = stage.title { handle.title = title }
    stage.onCommand = { [window, hostsOwn] command in
      hostsOwn?(command)
      window.perform(command)
    }
    clock.look()
    measure()
    // Both are of the same moment: it has its size when it is first seen.
    let time = SDLClock.now
    tell(.resized(geometry.size, scale: geometry.scale), at: time)
    if handle.isShown { tell(.shown, at: time) }
  }

  /// Ends the thread and lets go of the window; the stage is as if hidden.
  func end() {
    tell(.hidden)
    stage.onTitle = nil
    stage.onUpcomingLayers = nil
    stage.onCommand = hostsOwn
    watcher?.stop()
  }

  /// Handles what there is, or waits for it, and draws a frame if one is due.
  func turn() {
    // What happened while the window came can wait for the first frame: answering it takes as long
    // as making the pages.
    let events = hasTurned ? nextEvents() : []
    hasTurned = true
    timed {
      if !events.isEmpty {
        let batch = EventBatch(events)
        handle(batch)
        followsHand = followsHand || batch.tellsOfHand
        wake = .now
      }
      if isDue { drawFrame() }
      window.cursors.show(stage.cursor)
    }
  }

  /// Does work that keeps events waiting, and takes down how long.
  func timed<Result>(_ work: () -> Result) -> Result {
    guard window.statistics.presents > 0 else { return work() }
    let (start, startCPU) = (SDLClock.now, SDLClock.usedByThread)
    defer {
      let longest = window.statistics.longestFrame
      window.statistics.longestFrame = max(longest, SDLClock.now - start)
      let used = SDLClock.usedByThread - startCPU
      window.statistics.longestTurn = max(window.statistics.longestTurn, used)
      if used > 0.008 { window.statistics.slowTurns += 1 }
    }
    return work()
  }

  /// Does work whose calls all happen at one time, whatever it takes: a recording knows no other.
  func atOneTime<Result>(_ work: () -> Result) -> Result {
    let time = SDLClock.now
    stage.clock = { time }
    defer { stage.clock = { SDLClock.now } }
    return work()
  }

  /// Tells the stage of something that SDL did not tell by itself.
  func tell(_ kind: WindowEvent.Kind, at time: Double = SDLClock.now) {
    give(.window(WindowEvent(kind, time: time)))
  }

  private func give(_ event: InputEvent) {
    window.onStep?(.input(event))
    stage.handle(event)
  }
}

// MARK: - Events

extension SDLLoop {
  /// Hands a batch over to the stage.
  func handle(_ batch: EventBatch) {
    pump += 1
    clock.look()
    if batch.tellsOfLostTextures { window.compositor.removeAll() }
    if batch.asksForRepaint {
      shown = nil
      window.compositor.forgetWindow()
    }
    if batch.tellsOfDisplay { adoptDisplay() }
    if isOccluded, batch.tellsOfAttention { reappear() }
    for event in batch.events { handle(event, stampedByPump: batch.isStampedByPump) }
  }

  private func handle(_ event: SDL_Event, stampedByPump: Bool) {
    if let watcher, event.type == watcher.eventType {
      window.statistics.mainActorWakes += 1
      return atOneTime { watcher.drain() }
    }
    if event.isSizeChange { measure() }
    let context = SDLEventContext(
      geometry: geometry,
      modifiers: Modifiers(UInt16(truncatingIfNeeded: SDL_GetModState().rawValue)),
      isLeftHeld: SDL_GetMouseState(nil, nil) & SDLMouse.leftMask != 0,
      pump: stampedByPump ? pump : nil, time: { [clock] in clock.time(of: $0) })
    if let input = context.translate(event) { give(input) }
  }

  private func adoptDisplay() {
    guard window.options.refreshRate == nil else { return }
    pacer = FramePacer(
      refreshRate: window.handle.refreshRate, waitsForDisplay: window.renderer.waitsForDisplay)
  }

  private func reappear() {
    isOccluded = false
    tell(.shown)
  }

  private func measure() {
    geometry = window.handle.geometry(outputSize: window.renderer.outputSize)
    if let engine = window.text as? SDLTextEngine { engine.pixelScale = geometry.scale }
  }
}
