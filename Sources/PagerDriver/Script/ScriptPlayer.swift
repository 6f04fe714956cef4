import PagerCore
import PagerGraphics
public import PagerKit

/// Carries a script out on a stage, for whatever host has the clock.
///
/// The host asks what comes `next`, and calls `perform(at:)` when its time has come.
@MainActor
public final class ScriptPlayer {
  /// What a script waits for.
  public enum Next: Sendable, Equatable {
    /// A time, in seconds.
    case at(Double)
    /// The running motion to have done half its way.
    case half
    /// The pager to be at rest.
    case rest
    /// Nothing: it is over.
    case never
  }

  /// The time at which the script begins, in seconds.
  public let start: Double
  /// The type of the pages that the script puts in; left out, that of the first page.
  public var newPageType: String?

  let script: Script
  let pager: PagerController
  let stage: Stage
  /// Hands an event over; a driver draws the frames before it first.
  var send: (InputEvent) -> Void
  /// Runs a call to the pager.
  var call: (() -> Void) -> Void = { $0() }
  /// Tells what moved or was told between two times (seconds), if something did; without it all is
  /// taken to be quiet.
  public var unrest: (_ since: Double, _ now: Double) -> String? = { _, _ in nil }
  /// Draws a frame of a recording at a time (seconds); a host with frames of its own does nothing.
  var frame: (Double) -> Void = { _ in }
  /// Does a piece of idle work at a time (seconds); a host that does so by itself does nothing.
  var idle: (Double) -> Void = { _ in }
  /// Shows a page whose slow work was done at a time (seconds), `false` if it is not; a host that
  /// does so by itself does nothing.
  var ready: (PageID, Double) -> Bool = { _, _ in true }
  var pressedTab: Point?
  var lastPointer: Point?
  weak var home: View?
  private var steps: [ScriptStep] = []
  private var rest: ArraySlice<ScriptLine>
  private var end: Double

  /// Creates a player that begins at `start` (seconds) of the stage's clock.
  public init(_ script: Script, pager: PagerController, stage: Stage, start: Double = 0) {
    self.script = script
    self.pager = pager
    self.stage = stage
    self.start = start
    rest = script.lines[...]
    end = start
    send = { stage.handle($0) }
    takeLines()
  }
}

extension ScriptPlayer {
  /// What the script waits for now.
  public var next: Next {
    if let step = steps.first { return .at(step.time) }
    switch rest.first?.time {
    case .half: return .half
    case .rest: return .rest
    default: return .never
    }
  }

  /// Whether that for which the script waits without a time has come.
  public var isAwaited: Bool {
    switch next {
    case .half: isHalfDone
    case .rest: pager.phase == .idle
    case .at, .never: false
    }
  }

  /// Does what is due at `time` (seconds); with times of its own, not later ones.
  ///
  /// Throws for a line that cannot be carried out.
  public func perform(at time: Double) throws(ScriptFailure) {
    if isAwaited, let line = rest.popFirst() {
      end = max(end, time)
      take(line, at: end)
      takeLines()
    }
    while let step = steps.first, step.time <= time {
      steps.removeFirst()
      try perform(step)
    }
  }

  /// The number of the line that comes next; 0 when there is none.
  var waitingLine: Int { rest.first?.number ?? 0 }

  /// Whether the page that the motion goes to covers half of the viewport.
  private var isHalfDone: Bool {
    pager.phase == .settling
      && pager.visiblePages.contains { $0.index == pager.target && abs($0.offset) <= 0.5 }
  }
}

extension ScriptPlayer {
  /// Takes the steps of all lines up to one that waits for something.
  private func takeLines() {
    while let line = rest.first {
      switch line.time {
      case .half, .rest: return
      case .at(let time): take(line, at: start + time)
      case .after(let time): take(line, at: end + time)
      }
      rest.removeFirst()
    }
  }

  private func take(_ line: ScriptLine, at time: Double) {
    var new = line.steps(from: time, previous: end)
    if let stamp = line.stamp { for index in new.indices { new[index].stamp(start + stamp) } }
    end = max(end, time, new.map(\.time).max() ?? time)
    for step in new {
      let place = steps.lastIndex { $0.time <= step.time }.map { $0 + 1 } ?? 0
      steps.insert(step, at: place)
    }
  }
}

extension ScriptPlayer {
  private func perform(_ step: ScriptStep) throws(ScriptFailure) {
    switch step.work {
    case .input(let event): input(event)
    case .pressTab(let index): try press(index, step)
    case .releaseTab: input(pointer(.up, pressedTab ?? .zero, step.time))
    case .wheel(let delta, let modifiers):
      let place = lastPointer ?? stage.middle
      input(.wheel(WheelEvent(delta, at: place, modifiers: modifiers, time: step.time)))
    case .resize(let size, let output, let scale): resize(size, output, scale, step.time)
    case .frame(let time): frame(time)
    case .idle: idle(step.time)
    case .ready(let id):
      guard !ready(id, step.time) else { return }
      throw failure(step.line, "the page \"\(id.rawValue)\" did not become ready")
    case .call(let asked): try perform(asked, line: step.line)
    case .assertQuiet(let duration):
      guard let unrest = unrest(step.time - duration, step.time) else { return }
      throw failure(step.line, "expected quiet, but \(unrest)")
    }
  }

  func failure(_ line: Int, _ message: String) -> ScriptFailure {
    ScriptFailure(file: script.file, line: line, message: message)
  }

  private func input(_ event: InputEvent) {
    if case .pointer(let event) = event { lastPointer = event.position }
    send(event)
  }

  private func pointer(_ kind: PointerEvent.Kind, _ point: Point, _ time: Double) -> InputEvent {
    .pointer(PointerEvent(kind, at: point, isHeld: kind != .up, time: time))
  }

  private func press(_ index: Int, _ step: ScriptStep) throws(ScriptFailure) {
    guard let point = pager.middle(ofTab: index) else {
      throw failure(step.line, "tab \(index) is not in view")
    }
    pressedTab = point
    input(pointer(.down, point, step.time))
  }

  private func resize(_ size: Size?, _ output: Size?, _ scale: Double?, _ time: Double) {
    let points = size ?? stage.size
    let isKnown = points.width > 0 && (output?.width ?? 0) > 0
    let scale = scale ?? (isKnown ? output.map { $0.width / points.width } : nil)
    let kind = WindowEvent.Kind.resized(points, scale: scale ?? stage.scale)
    input(.window(WindowEvent(kind, time: time)))
  }
}
