import PagerCore
public import PagerGraphics
public import PagerKit

/// A host without a window, whose clock is a number: it hands events to a stage, and draws frames
/// when the stage asks for them.
///
/// Frames lie on the grid `k · frameInterval`. Events have times of their own, so that what happens
/// does not depend on the frame rate.
@MainActor
public final class Driver {
  /// The content that is driven.
  public let stage: Stage
  /// The pager whose places are recorded, if there is one.
  public let pager: PagerController?
  /// The time from one frame to the next, in seconds.
  public let frameInterval: Double
  /// The time of now, in seconds; it never goes back.
  public private(set) var time = 0.0
  /// What a window would have cost so far.
  public private(set) var counts = DriverCounts()
  /// Where the pages were in each frame so far; of many the latest, at least ``keptFrames``.
  public private(set) var frames: [FrameRecord] = []
  /// How many frames are kept: those of ten minutes unless set.
  public var keptFrames = 36_000
  /// Told of each frame that was drawn, with what a window would show.
  public var onFrame: ((FrameRecord, DisplayList) -> Void)?
  /// Lets tasks go on until what it is handed says that it is done, or for as long as it likes; a
  /// host sets it whose script plays where tasks would run.
  public var runTasks: ((_ isDone: () -> Bool) -> Void)?
  /// Whether the pager's promises are checked after each event and frame; left alone, in debug
  /// builds only.
  public var checksContracts = Driver.isDebugBuild
  /// The window's size, in points.
  public var size: Size { stage.size }

  /// Where the mouse or finger was last, in points of the window.
  public internal(set) var pointer: Point?
  /// Whether it draws only the frames that a recording asks for.
  var isReplaying = false
  let watch: ContractWatch?
  /// Whether it was told to draw no more.
  public private(set) var isStopped = false
  private var wake = Wake.now
  private var lastTick = -1
  private var lastList: DisplayList?

  /// Creates a host of `root` that shows a window of `size` points with `scale` device pixels a
  /// point.
  ///
  /// - Parameters:
  ///   - root: What fills the window.
  ///   - pager: The pager to record and to check; left out, `root` if it is one.
  ///   - text: The measures of text.
  ///   - size: The window's size, in points.
  ///   - scale: Device pixels a point.
  ///   - frameInterval: The time from one frame to the next, in seconds; above 0.
  public init(
    root: View, pager: PagerController? = nil, text: any TextMeasuring,
    size: Size = Size(width: 800, height: 600), scale: Double = 1, frameInterval: Double = 1 / 60
  ) {
    precondition(frameInterval > 0, "frames must be some time apart")
    let pager = pager ?? root as? PagerController
    self.pager = pager
    self.frameInterval = frameInterval
    watch = pager.map(ContractWatch.init)
    stage = Stage(root: root, text: text)
    send(.window(WindowEvent(.resized(size, scale: scale), time: 0)))
    send(.window(WindowEvent(.shown, time: 0)))
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}

// MARK: - State

extension Driver {
  /// All that happened to pages, in order.
  public var log: [PagerLogEntry] { watch?.log ?? [] }

  /// What was wrong so far, one sentence each; none when all is well.
  public var faults: [String] { watch?.faults ?? [] }

  /// Whether nothing is to be done before the next event.
  public var isAtRest: Bool {
    wake == .never && !stage.hasIdleWork && pager?.phase != .dragging
  }
}

// MARK: - Events and calls

extension Driver {
  /// Draws the frames before `event` and hands it over at its time; one from the past counts as
  /// now.
  public func send(_ event: InputEvent) {
    run(before: event.time)
    if case .pointer(let event) = event { pointer = event.position }
    stage.handle(event)
    wake = .now
    check { "\(event)" }
  }

  /// Does `work`, as a program would that calls the pager now.
  public func call(_ work: () -> Void) {
    wake = stage.advance(to: time)
    work()
    wake = .now
    check { "a call at \(self.time)" }
  }

  func check(after event: () -> String) {
    guard checksContracts else { return }
    watch?.check(after: event())
  }
}

// MARK: - Time

extension Driver {
  /// Draws no more frames and plays no more lines, as a program that quits.
  public func stop() {
    isStopped = true
  }

  /// Draws the frame of a recording at `time` (seconds), wherever the grid is.
  func replayFrame(at time: Double) {
    self.time = max(self.time, time)
    advance(to: time)
  }

  /// Does the piece of idle work of a recording at `time` (seconds).
  func replayIdleWork(at time: Double) {
    replay(at: time) { _ = stage.performIdleWork() }
    check { "idle work at \(time)" }
  }

  /// Shows a page that was ready at `time` (seconds) of a recording, once its slow work is done;
  /// `false` if that did not come.
  func replayReady(_ id: PageID, at time: Double) -> Bool {
    guard let pager else { return true }
    runTasks? { pager.isPrepared(id) }
    let isDone = replay(at: time) { pager.endPreparation(of: id) }
    check { "page \(id.rawValue) ready at \(time)" }
    return isDone
  }

  private func replay<Result>(at time: Double, _ work: () -> Result) -> Result {
    self.time = max(self.time, time)
    let clock = stage.clock
    stage.clock = { time }
    defer { stage.clock = clock }
    return work()
  }

  /// Times that differ by less are the same: rounding, not a frame.
  static var tolerance: Double { 1e-9 }

  /// Draws the frames up to `end` (seconds), that one included.
  public func run(until end: Double) {
    runFrames { $0 <= end + Self.tolerance }
    pass(until: end)
  }

  /// Draws the frames up to `end` (seconds), that one not included: what happens then is in it.
  func run(before end: Double) {
    runFrames { $0 < end - Self.tolerance }
    pass(until: end)
  }

  /// The clock of a driver that was stopped stands still.
  private func pass(until end: Double) {
    if !isStopped { time = max(time, end) }
  }

  /// Draws the frames of the next `duration` seconds.
  public func run(for duration: Double) {
    run(until: time + duration)
  }

  /// Draws frames until nothing is left to do; `false` if that took more than `limit` seconds.
  @discardableResult
  public func runUntilRest(limit: Double = 10) -> Bool {
    let end = time + limit
    while !isAtRest, !isStopped {
      guard let next = nextFrame, next <= end + Self.tolerance else {
        time = max(time, end)
        return false
      }
      drawFrame(at: next)
    }
    return true
  }

  /// The time of the next frame, if any is asked for.
  public var nextFrame: Double? {
    switch wake {
    case .now: tick(notBefore: time)
    case .at(let deadline): tick(notBefore: max(deadline, time))
    case .never: stage.hasIdleWork ? tick(notBefore: time) : nil
    }
  }

  private func tick(notBefore time: Double) -> Double {
    let tick = ((time - Self.tolerance) / frameInterval).rounded(.up)
    return max(tick, Double(lastTick + 1)) * frameInterval
  }

  private func runFrames(while isDue: (Double) -> Bool) {
    while !isReplaying, !isStopped, let next = nextFrame, isDue(next) { drawFrame(at: next) }
  }

  private func drawFrame(at now: Double) {
    time = max(time, now)
    lastTick = Int((now / frameInterval).rounded())
    if wake == .never { _ = stage.performIdleWork() }
    advance(to: time)
  }

  private func advance(to time: Double) {
    counts.wakes += 1
    wake = stage.advance(to: time)
    if stage.needsFrame { draw() }
    check { "the frame at \(time)" }
  }

  private func draw() {
    let list = stage.displayList()
    counts.drawn += 1
    if list != lastList { counts.presented += 1 }
    lastList = list
    let record = FrameRecord(
      time: time, offset: pager?.offset ?? 0, position: pager?.position ?? 0,
      phase: pager?.phase ?? .idle, visiblePages: pager?.visiblePages ?? [])
    frames.append(record)
    forgetOldFrames()
    onFrame?(record, list)
  }

  private func forgetOldFrames() {
    let most = max(1, keptFrames)
    // They are let grow to twice as many, so that forgetting costs each frame little.
    if frames.count > 2 * most { frames.removeFirst(frames.count - most) }
  }
}
