import PagerCore
import PagerGraphics
import PagerKit
import PagerSDL

/// A strip whose pages are dragged to and fro between the second and the third one.
struct StripRun {
  private let pager: PagerController
  private let stage: Stage
  private let text: SDLTextEngine
  private let bitmap: Bitmap
  private let scratch = ScratchPixels()
  private var time = 0.0
  private var frame = 0

  /// Opens a strip of these titles, `width` points wide.
  init(_ look: Look, titles: [String], width: Double, scale: Double) throws {
    text = try SDLTextEngine(language: "zh-Hans") { print($0) }
    text.pixelScale = scale
    let registry = PageRegistry()
    try registry.register(Page.self, as: "Page")
    let pages = titles.enumerated().map { index, title in
      PageDescriptor(id: PageID("\(index)"), title: title, type: "Page")
    }
    pager = PagerController(source: PageList(pages), registry: registry, look: look, start: 1)
    stage = Stage(root: pager, text: text)
    let size = Size(width: width, height: look.stripHeight + 20)
    let frame = Rect(origin: .zero, size: Size(width: width, height: look.stripHeight))
    let pixels = frame.pixels(atScale: scale)
    bitmap = Bitmap(width: pixels.width, height: pixels.height)
    stage.handle(.window(WindowEvent(.resized(size, scale: scale), time: 0)))
    stage.handle(.window(WindowEvent(.shown, time: 0)))
    press(at: width / 2)
  }

  /// Moves the pages on and draws: the list of what is seen, and the strip's pixels.
  mutating func nextFrame() {
    frame += 1
    let step = Double(frame % 182)
    move(to: stage.size.width * (0.5 - min(step, 182 - step) / 91 * 0.98))
    draw()
  }

  private mutating func press(at x: Double) {
    let place = Point(x: x, y: stage.size.height - 10)
    stage.handle(.pointer(PointerEvent(.down, at: place, time: time)))
  }

  private mutating func move(to x: Double) {
    time += 0.1
    let place = Point(x: x, y: stage.size.height - 10)
    stage.handle(.pointer(PointerEvent(.move, at: place, time: time)))
  }

  private func draw() {
    let list = stage.displayList()
    guard let layer = list.layers.last(where: { $0.frame == bitmap.bounds }) else { return }
    Painter(target: bitmap, scale: stage.scale, text: text, scratch: scratch).paint(layer)
  }
}
