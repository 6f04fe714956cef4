import PagerGraphics
import PagerKit
import PagerTestSupport

/// A stage of memory with a clock of its own, for the tests of views.
@MainActor
final class ViewBench {
  let stage: Stage
  let text = FixedTextEngine()
  private(set) var time = 0.0

  init(_ root: View, width: Double = 110, height: Double = 100, scale: Double = 1) {
    root.hasLayer = true
    stage = Stage(root: root, text: text)
    resize(width: width, height: height, scale: scale)
    stage.handle(.window(WindowEvent(.shown, time: time)))
  }

  func resize(width: Double, height: Double, scale: Double = 1) {
    let size = Size(width: width, height: height)
    stage.handle(.window(WindowEvent(.resized(size, scale: scale), time: time)))
  }

  @discardableResult
  func frame() -> DisplayList { stage.displayList() }

  /// All commands of all layers.
  func commands() -> [DrawCommand] { frame().layers.flatMap(\.commands) }

  /// All texts that are drawn.
  func texts() -> [TextRun] { frame().layers.texts }

  /// Shows frames for a while; `each` sees them.
  @discardableResult
  func run(_ duration: Double, each: (DisplayList) -> Void = { _ in }) -> Wake {
    let end = time + duration
    var wake = Wake.never
    while time < end {
      time = min(end, time + 1.0 / 60)
      wake = stage.advance(to: time)
      each(frame())
    }
    return wake
  }

  func pointer(
    _ kind: PointerEvent.Kind, _ x: Double, _ y: Double, isHeld: Bool = true
  ) {
    let event = PointerEvent(kind, at: Point(x: x, y: y), isHeld: isHeld, time: time)
    stage.handle(.pointer(event))
  }

  /// Presses at the first point, moves to the others in `step` seconds each, and lets go.
  func drag(_ points: [(x: Double, y: Double)], step: Double = 1.0 / 60, hold: Double = 0) {
    guard let first = points.first, let last = points.last else { return }
    pointer(.down, first.x, first.y)
    for point in points.dropFirst() {
      run(step)
      pointer(.move, point.x, point.y)
    }
    if hold > 0 { run(hold) }
    pointer(.up, last.x, last.y)
  }

  func click(_ x: Double, _ y: Double) { drag([(x, y)]) }

  func wheel(_ dy: Double, dx: Double = 0, x: Double = 50, y: Double = 50, shift: Bool = false) {
    let event = WheelEvent(
      Vector(dx: dx, dy: dy), at: Point(x: x, y: y), modifiers: shift ? .shift : [], time: time)
    stage.handle(.wheel(event))
  }

  func command(_ command: PagerCommand) { stage.handle(.command(command, time: time)) }
}
