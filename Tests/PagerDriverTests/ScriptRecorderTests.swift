import PagerCore
import PagerDriver
import PagerGraphics
import PagerKit
import Testing

@MainActor
@Suite struct ScriptRecorderTests {
  nonisolated static let place = Point(x: 12.5, y: 300)

  @Test(
    arguments: [
      (.pointer(PointerEvent(.down, at: place, time: 1.5)), #"{"t":500.000,"down":[12.5,300.0]}"#),
      (
        .pointer(
          PointerEvent(.down, at: place, modifiers: [.shift, .alt], clicks: 2, time: 1.5)),
        #"{"t":500.000,"down":[12.5,300.0],"mod":"shift+alt","clicks":2}"#
      ),
      (
        .pointer(PointerEvent(.up, at: place, button: .back, time: 1.0001234)),
        #"{"t":0.123,"up":[12.5,300.0],"button":"back"}"#
      ),
      (
        .pointer(PointerEvent(.move, at: place, device: .finger(3), time: 1)),
        #"{"t":0.000,"move":[12.5,300.0],"finger":3}"#
      ),
      (
        .pointer(PointerEvent(.move, at: place, isHeld: false, time: 1)),
        #"{"t":0.000,"motionNoButton":[12.5,300.0]}"#
      ),
      (.pointer(PointerEvent(.cancel, at: place, time: 1)), #"{"t":0.000,"window":"FOCUS_LOST"}"#),
      (
        .wheel(WheelEvent(Vector(dx: 0.37, dy: -1), at: place, modifiers: .control, time: 1)),
        #"{"t":0.000,"wheel":[0.37,-1.0],"at":[12.5,300.0],"mod":"ctrl"}"#
      ),
      (
        .key(KeyEvent("Right", isRepeat: true, time: 1)),
        #"{"t":0.000,"key":"Right","repeat":true}"#
      ),
      (
        .window(WindowEvent(.resized(Size(width: 400, height: 300), scale: 2), time: 1)),
        #"{"t":0.000,"resize":[400.0,300.0],"scale":2.0}"#
      ),
      (.window(WindowEvent(.hidden, time: 1)), #"{"t":0.000,"window":"HIDDEN"}"#),
      (.command(.quit, time: 1), #"{"t":0.000,"quit":true}"#),
      (.command(.turn(1), time: 1), nil),
    ] as [(InputEvent, String?)])
  func `an event is written as a line that can be read`(event: InputEvent, line: String?) throws {
    var recorder = ScriptRecorder(start: 1)
    let written = recorder.line(event)

    #expect(written == line)
    #expect(try Script(parsing: written ?? "").lines.count == (line == nil ? 0 : 1))
  }

  @Test(arguments: [
    PointerEvent.Device.mouse, .finger(0),
  ])
  func `what was recorded does the same when it is played`(device: PointerEvent.Device) throws {
    let events = Self.events(device)
    let live = DriverTests.driver()
    live.run(until: 1)
    for event in events { live.send(event) }
    live.run(until: 6)
    var recorder = ScriptRecorder(start: 1)
    let text = events.compactMap { recorder.line($0) }.joined(separator: "\n")
    let replayed = DriverTests.driver()
    replayed.run(until: 1)

    try replayed.play(Script(parsing: text))
    replayed.run(until: 6)

    #expect(replayed.log.map(\.event) == live.log.map(\.event))
    #expect(replayed.log.map(\.page) == live.log.map(\.page))
    #expect(live.frames.count > 30)
    for (other, frame) in zip(replayed.frames, live.frames) {
      #expect(abs(other.offset - frame.offset) < 1e-6)
    }
  }

  @Test func `a page that became ready is a line that says so`() throws {
    var recorder = ScriptRecorder(start: 1)
    let line = recorder.line(ready: "notes/\"a\".md", at: 1.25)

    #expect(line == #"{"t":250.000,"ready":"notes/\"a\".md"}"#)
    #expect(try Script(parsing: line).lines.map(\.action) == [.ready("notes/\"a\".md")])
  }

  /// A flick on, its catch and a drag back, a key that is held, a wheel.
  private static func events(_ device: PointerEvent.Device) -> [InputEvent] {
    var events: [InputEvent] = []
    func point(_ kind: PointerEvent.Kind, _ x: Double, _ time: Double) {
      events.append(
        .pointer(
          PointerEvent(
            kind, at: Point(x: x, y: 300), isHeld: kind != .up, device: device, time: time)))
    }
    point(.down, 600, 1)
    for step in 1...8 { point(.move, 600 - Double(step) * 20, 1 + Double(step) * 0.008) }
    point(.up, 440, 1.068)
    point(.down, 300, 1.2)
    for step in 1...20 { point(.move, 300 + Double(step) * 9, 1.2 + Double(step) * 0.012) }
    point(.up, 480, 1.6)
    for press in 0..<3 {
      let time = 3 + Double(press) * 0.5
      events.append(.key(KeyEvent("Right", isRepeat: press > 0, time: time)))
    }
    events.append(.wheel(WheelEvent(Vector(dx: -1, dy: 0), at: place, time: 4.9)))
    return events
  }
}
