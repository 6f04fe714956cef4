import PagerCore
import PagerGraphics
import PagerKit

/// A pager in a window of 960 × 640 points without pixels, driven by hand.
final class PagerRun {
  /// The pager.
  let pager: PagerController
  /// The window's content.
  let stage: Stage
  private var time = 0.0

  /// Opens a pager of empty pages.
  init(_ source: any PageSource, start: Int = 0, look: Look = Looks.standard) {
    let registry = PageRegistry()
    // The only name: it cannot be there already.
    try? registry.register(Page.self, as: "Page")
    pager = PagerController(source: source, registry: registry, look: look, start: start)
    stage = Stage(root: pager, text: PlainText())
    let size = Size(width: 960, height: 640)
    stage.handle(.window(WindowEvent(.resized(size, scale: 1), time: 0)))
    stage.handle(.window(WindowEvent(.shown, time: 0)))
  }

  /// Makes the display list of now.
  func draw() { _ = stage.displayList() }

  /// Moves on by a sixtieth of a second and draws.
  func nextFrame() {
    time += 1.0 / 60
    _ = stage.advance(to: time)
    draw()
  }

  /// Presses and lets go.
  func tap(at place: Point) {
    send(.down, at: place)
    send(.up, at: place)
  }

  /// Drags the strip by 600 points in five hundredths of a second and lets it go.
  func flingStrip() {
    send(.down, at: Point(x: 900, y: 20))
    for step in 1...5 { send(.move, at: Point(x: 900 - 120 * Double(step), y: 20)) }
    send(.up, at: Point(x: 300, y: 20))
  }

  /// Takes the pages by a drag that is never let go.
  func beginDrag() {
    send(.down, at: Point(x: 480, y: 400))
    drag(to: 400)
  }

  /// Moves the dragging pointer to column `x`.
  func drag(to x: Double) { send(.move, at: Point(x: x, y: 400)) }

  private func send(_ kind: PointerEvent.Kind, at place: Point) {
    time += 0.01
    stage.handle(.pointer(PointerEvent(kind, at: place, time: time)))
  }
}
