public import PagerCore
public import PagerGraphics
public import PagerKit

/// A pager in a window of 800 × 600 points that is driven by hand, in frames of 16 ms.
///
/// Times are handed in; nothing waits. Every event and frame is followed by a check of all that
/// must always hold, whose complaints stand in `faults`.
@MainActor
public final class Scene {
  /// The pager, which fills the window.
  public let pager: PagerController
  /// The window's content.
  public let stage: Stage
  /// What happened to pages.
  public let recorder: Recorder
  /// The time of now, in seconds.
  public private(set) var time = 0.0
  /// What was wrong so far, one sentence each.
  public private(set) var faults: [String] = []
  /// The newest frame.
  public private(set) var frame: DisplayList
  /// What the last `advance` asked for.
  public private(set) var wake = Wake.never
  /// The time from one frame to the next, in seconds.
  public static let frameTime = 0.016

  /// Opens a window with a pager of `source`, whose pages `registry` makes.
  public init(
    source: any PageSource, registry: PageRegistry = .probes(), look: Look = Looks.standard,
    start: Int = 0, size: Size = Size(width: 800, height: 600), scale: Double = 1,
    services: PageServices = PageServices(), configure: (PagerController) -> Void = { _ in }
  ) {
    pager = PagerController(
      source: source, registry: registry, look: look, start: start, services: services)
    pager.cache.prefetches = false
    recorder = Recorder()
    recorder.listen(to: pager)
    configure(pager)
    stage = Stage(root: pager, text: FixedTextEngine())
    stage.handle(.window(WindowEvent(.resized(size, scale: scale), time: 0)))
    stage.handle(.window(WindowEvent(.shown, time: 0)))
    frame = stage.displayList()
  }

  /// Opens a window with `count` numbered pages.
  public convenience init(
    count: Int, look: Look = Looks.standard, start: Int = 0,
    size: Size = Size(width: 800, height: 600),
    scale: Double = 1, configure: (PagerController) -> Void = { _ in }
  ) {
    self.init(
      source: NumberedPages(count: count, type: "Probe"), look: look, start: start, size: size,
      scale: scale, configure: configure)
  }

  /// The events so far, each with its page's index.
  public var log: [String] {
    get { recorder.lines }
    set { recorder.lines = newValue }
  }

  /// Whether pager and strip stand still and ask for nothing.
  public var isQuiet: Bool { wake == .never && pager.phase == .idle }
}

// MARK: - Time

extension Scene {
  /// Draws the frames of the next `seconds`.
  public func run(for seconds: Double, eachFrame: () -> Void = {}) {
    run(until: time + seconds, eachFrame: eachFrame)
  }

  /// Draws the frames up to `end`, in seconds.
  public func run(until end: Double, eachFrame: () -> Void = {}) {
    while time < end - 1e-9 {
      advance(to: min(time + Self.frameTime, end))
      eachFrame()
    }
  }

  /// Draws frames until nothing moves; tells how many seconds that took, at most `limit`.
  @discardableResult
  public func rest(within limit: Double = 10) -> Double {
    let start = time
    repeat { advance(to: time + Self.frameTime) } while !isQuiet && time - start < limit
    return time - start
  }

  /// Moves to `newTime` (seconds) and draws a frame, if one is asked for; a time that is earlier or
  /// no number is handed in all the same.
  public func advance(to newTime: Double) {
    if newTime > time { time = newTime }
    wake = stage.advance(to: newTime)
    draw()
    if wake == .now { wake = stage.advance(to: time) }
    check()
  }

  /// Does all the work that waits for a quiet moment, at most `most` pieces; tells how many it did.
  @discardableResult
  public func performIdleWork(atMost most: Int = 100) -> Int {
    for done in 0..<most where !stage.performIdleWork() { return done }
    return most
  }

  private func draw() {
    guard stage.needsFrame else { return }
    frame = stage.displayList()
  }

  private func check() {
    let sentences = pager.brokenInvariants() + recorder.takeFaults()
    faults += sentences.map { "\(time) s: \($0)" }
  }
}

// MARK: - Input

extension Scene {
  /// Hands over an event and checks what must always hold.
  public func handle(_ event: InputEvent) {
    stage.handle(event)
    check()
  }

  /// Lets `seconds` pass without a frame.
  public func wait(_ seconds: Double) {
    time += seconds
  }
}
