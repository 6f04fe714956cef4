import FuzzSupport
import PagerGraphics
import PagerKit

/// A window in memory that shows a view.
struct Screen {
  let stage: Stage
  private let compositor = MemoryCompositor(text: FixedTextEngine())

  /// Shows `view` in a window of `width` times 600 points.
  init(_ view: View, width: Double = 800) {
    view.hasLayer = true
    stage = Stage(root: view, text: FixedTextEngine())
    let size = Size(width: width, height: 600)
    stage.handle(.window(WindowEvent(.resized(size, scale: 1.5), time: 0)))
    stage.handle(.window(WindowEvent(.shown, time: 0)))
  }

  /// Draws a frame, and expects all of it to be in a place that can be drawn; `paints` makes pixels
  /// of it too.
  func show(at time: Double, paints: Bool = false) {
    _ = stage.advance(to: time)
    let list = stage.displayList()
    for run in list.layers.texts {
      let isFinite = run.origin.x.isFinite && run.origin.y.isFinite
      expect(isFinite, "the text \(run.text.prefix(40)) is at \(run.origin)")
    }
    if paints { _ = compositor.compose(list) }
  }

  /// Goes to the end and back, and selects everything.
  ///
  /// Pixels are made of it for few of the inputs: that takes longer than all the rest.
  func tour(_ bytes: [UInt8]) {
    let paints = bytes.count % 16 == 0
    show(at: 0.02)
    let commands: [PagerCommand] = [.scrollToEnd, .scrollPages(-1), .selectAll, .scrollToStart]
    for (index, command) in commands.enumerated() {
      let time = Double(index + 1)
      stage.handle(.command(command, time: time))
      show(at: time + 0.9, paints: paints && command == .selectAll)
    }
  }
}
