import PagerGraphics
import PagerKit

extension ScriptLine {
  /// A click holds the button this long, in seconds.
  private static let clickDuration = 0.04
  /// Presses of a key and turns of a wheel that a line repeats lie this far apart, in seconds.
  private static let repeatInterval = 0.04

  /// What the line does when it begins at `start`, after a line that ended at `previous` (seconds);
  /// in order.
  func steps(from start: Double, previous: Double) -> [ScriptStep] {
    switch action {
    case .down(let pointer): [step(start, .down, pointer, isHeld: pointer.button == .left)]
    case .move(let pointer, let from): moves(pointer, from: from, end: start, begin: previous)
    case .up(let pointer): [step(start, .up, pointer, isHeld: false)]
    case .hover(let pointer): [step(start, .move, pointer, isHeld: false)]
    case .stroke(let stroke): steps(of: stroke, from: start)
    case .tapTab(let index):
      [step(start, .pressTab(index)), step(start + Self.clickDuration, .releaseTab)]
    case .click(let point, let button):
      [
        step(start, .down, ScriptPointer(point, button: button), isHeld: button == .left),
        step(
          start + Self.clickDuration, .up, ScriptPointer(point, button: button), isHeld: false),
      ]
    case .wheel(let delta, let point, let modifiers, let count):
      repeated(count, from: start) { time in
        guard let point else { return .wheel(delta, modifiers) }
        return .input(.wheel(WheelEvent(delta, at: point, modifiers: modifiers, time: time)))
      }
    case .key(let key, let modifiers, let count, let repeats):
      repeated(count, from: start) {
        .input(.key(KeyEvent(key, modifiers: modifiers, isRepeat: repeats, time: $0)))
      }
    case .window(let kind): [step(start, .input(.window(WindowEvent(kind, time: start))))]
    case .resize(let size, let output, let scale):
      [step(start, .resize(size, output: output, scale: scale))]
    case .call(let calls): calls.map { step(start, .call($0)) }
    case .assertQuiet(let duration): [step(start, .assertQuiet(duration))]
    case .frame: [step(start, .frame(start))]
    case .idle: [step(start, .idle)]
    case .ready(let id): [step(start, .ready(id))]
    case .quit: [step(start, .input(.command(.quit, time: start)))]
    }
  }
}

extension ScriptLine {
  private func step(_ time: Double, _ work: ScriptStep.Work) -> ScriptStep {
    ScriptStep(time: time, line: number, work: work)
  }

  private func repeated(
    _ count: Int, from start: Double, _ work: (Double) -> ScriptStep.Work
  ) -> [ScriptStep] {
    (0..<count).map { number in
      let time = start + Double(number) * Self.repeatInterval
      return step(time, work(time))
    }
  }

  private func step(
    _ time: Double, _ kind: PointerEvent.Kind, _ pointer: ScriptPointer, isHeld: Bool = true
  ) -> ScriptStep {
    let event = PointerEvent(
      kind, at: pointer.point, button: pointer.button, isHeld: isHeld, device: pointer.device,
      modifiers: pointer.modifiers, clicks: pointer.clicks, time: time, pump: pointer.pump)
    return step(time, .input(.pointer(event)))
  }

  private func moves(
    _ pointer: ScriptPointer, from start: Point?, end time: Double, begin: Double
  ) -> [ScriptStep] {
    guard let start else { return [step(time, .move, pointer)] }
    let path = PointerPath(
      from: start, to: pointer.point, begin: begin, duration: max(0, time - begin))
    return path.places.map { place in
      var moved = pointer
      moved.point = place.point
      return step(place.time, .move, moved)
    }
  }
}

// MARK: - Strokes

extension ScriptLine {
  private func steps(of stroke: ScriptStroke, from start: Double) -> [ScriptStep] {
    let begin = Point(x: stroke.from, y: stroke.y)
    let end = Point(x: stroke.to, y: stroke.y)
    let release = start + stroke.duration + stroke.hold
    var steps = touch(.down, begin, start, stroke)
    let path = PointerPath(from: begin, to: end, begin: start, duration: stroke.duration)
    for place in path.places { steps += touch(.move, place.point, place.time, stroke) }
    steps += touch(.up, end, release, stroke)
    if let span = stroke.secondFinger {
      let point = Point(x: begin.x / 2, y: begin.y)
      steps += second(.down, point, start + span.lowerBound)
      steps += second(.up, point, start + span.upperBound)
    }
    return steps
  }

  /// What a window system tells of one event of a stroke.
  private func touch(
    _ kind: PointerEvent.Kind, _ point: Point, _ time: Double, _ stroke: ScriptStroke
  ) -> [ScriptStep] {
    let isHeld = stroke.button == .left && kind != .up
    let mouse = step(time, kind, ScriptPointer(point, button: stroke.button), isHeld: isHeld)
    guard stroke.isFinger else { return [mouse] }
    let finger = step(time, kind, ScriptPointer(point, device: .finger(0)), isHeld: isHeld)
    return stroke.hasMouseCopies ? [finger, mouse] : [finger]
  }

  private func second(
    _ kind: PointerEvent.Kind, _ point: Point, _ time: Double
  ) -> [ScriptStep] {
    [step(time, kind, ScriptPointer(point, device: .finger(1)), isHeld: kind != .up)]
  }
}
